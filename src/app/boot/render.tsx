import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { forgetEarlyAnswers } from '#src/api/early-answers.ts'
import { isAnythingKept } from '#src/app/offline/kept-cache.ts'
import type { createPortalRouter } from '#src/app/router/router.ts'
import { observeVisits } from '#src/app/router/visits.ts'
import { keepTexts } from '#src/app/translated/keep-texts.ts'
import { watchMissingFiles } from './missing-files.ts'
import { whenIdle } from './when-idle.ts'

/** Draws the portal. The catalog is active by now: above the router it would otherwise hold back everything. */
export function render(router: ReturnType<typeof createPortalRouter>): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id "root".')
  watchMissingFiles()
  observeVisits(router)
  keepTexts()
  router.subscribe('onResolved', ({ fromLocation }) => {
    document.querySelector('.edge')?.remove() // What stood until the page did (index.html).
    // The router puts a new page at its top: whoever has read on in the first one while it was coming stays there.
    const { scrollY } = window
    if (!fromLocation && scrollY > 0) queueMicrotask(() => scrollTo(0, scrollY))
    whenIdle(forgetEarlyAnswers)
  })
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={router.options.context.queryClient}>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router} />
        </I18nProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
  whenIdle(() => void tidyUp(router.options.context.session.subject))
}

/** What was kept of a customer goes when it has had its time, or when somebody else comes. */
async function tidyUp(subject: string | undefined): Promise<void> {
  if (!(await isAnythingKept())) return
  await import('#src/app/offline/kept.ts').then(
    ({ readKept }) => readKept(subject),
    () => undefined, // The next visit does it.
  )
}
