import '#src/ui/theme.css'
import '#src/ui/base.css'
import { provideCallContext } from '#src/api/client.ts'
import { forgetEarlyAnswers } from '#src/api/early-answers.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { reportBootFailure } from '#src/app/boot/boot-failure.ts'
import { rememberForEarlyStart } from '#src/app/boot/early-memory.ts'
import { render } from '#src/app/boot/render.tsx'
import { mutationEffects } from '#src/app/effects/mutation-effects.ts'
import { activateLanguage, languageOfVisit } from '#src/app/i18n/language.ts'
import { languageOfPath } from '#src/app/i18n/language-of-path.ts'
import { forgetKept } from '#src/app/offline/kept-cache.ts'
import { createPortalRouter, showSignedOut } from '#src/app/router/router.ts'
import { callContextOf } from '#src/app/session/call-context.ts'
import { takeIdentityAnswer } from '#src/app/session/identity-answer.ts'
import { Session } from '#src/app/session/session.ts'
import { isSilentFrame, relaySilentFrame } from '#src/app/session/silent-frame.ts'
import { settingsQuery } from '#src/app/settings/settings.ts'
import { forgetOwn } from '#src/app/storage/own-storage.ts'
import { currentSite } from '#src/site/current-site.ts'
import { preloadFace } from '#src/ui/fonts/preload.ts'

async function boot(): Promise<void> {
  preloadFace()
  const identityAnswer = takeIdentityAnswer()
  const site = currentSite()
  const queryClient = createQueryClient(mutationEffects)
  const catalog = activateLanguage(languageOfPath(location.pathname, site.market, languageOfVisit()))
  catalog.catch(() => undefined) // It is waited for below, and may fail before that.
  const settings = await queryClient.fetchQuery(settingsQuery())
  rememberForEarlyStart(settings)
  const session = new Session({
    settings,
    clientId: site.market.identity.clientId,
    identityAnswer,
    forget: () => [queryClient.clear(), forgetEarlyAnswers(), forgetKept(), forgetOwn()],
  })
  provideCallContext(callContextOf(session, settings))
  await Promise.all([catalog, session.restore()])
  const router = createPortalRouter({ site, settings, session, queryClient })
  session.onEnded = () => showSignedOut(router)
  render(router)
}

if (isSilentFrame()) relaySilentFrame()
else boot().catch(reportBootFailure)
