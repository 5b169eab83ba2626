import { languageOfPath } from '#src/app/i18n/language-of-path.ts'
import type { Language } from '#src/site/markets.ts'
import { resolveSite } from '#src/site/resolve-site.ts'
import { element } from './element.ts'

declare global {
  interface WindowEventMap {
    /** The portal cannot start. `detail` is why. */
    'portal:boot-failed': CustomEvent<unknown>
  }
}

/** Has the first script (src/first.ts), which is there whatever has not come, say that the portal cannot start. */
export function reportBootFailure(error: unknown): void {
  window.dispatchEvent(new CustomEvent('portal:boot-failed', { detail: error }))
}

/**
 * The last resort, when the portal cannot even start: unknown host, files, settings or catalog out of reach, no identity configuration.
 * It needs no catalog, no router, no React and no style sheet (its styles are in index.html), since any of them may be what failed.
 */
export function showBootFailure(error: unknown): void {
  console.error(error)
  const site = resolveSite(location.hostname)
  const language = site ? languageOfPath(location.pathname, site.market) : 'en'
  const { title, text, retry } = words[language]
  const details = error instanceof Error ? error.message : String(error)
  const main = element('main', { className: 'boot-failure' })
  const button = element('button', { type: 'button', textContent: retry })
  button.addEventListener('click', () => {
    button.disabled = true
    void tryAgain()
  })
  main.append(
    element('h1', { textContent: title }),
    element('p', { textContent: text }),
    button,
    element('p', { lang: 'en', textContent: details }),
  )
  document.documentElement.lang = language
  document.title = title
  document.querySelector('#root')?.replaceChildren(main)
}

/** The settings may be kept for a minute, also when they were no good: they are asked for anew before the page is. */
async function tryAgain(): Promise<void> {
  await fetch('/api/settings', { cache: 'reload', signal: AbortSignal.timeout(5000) }).catch(() => undefined)
  location.reload()
}

/** Words outside the catalogs, as those for a browser without scripts (index.html): they are shown when no catalog could be loaded. */
const words: Record<Language, { title: string; text: string; retry: string }> = {
  fr: {
    title: 'Le site ne répond pas.',
    text: 'Vérifiez votre connexion, puis réessayez. Vos billets et vos points ne craignent rien.',
    retry: 'Réessayer',
  },
  nl: {
    title: 'De site reageert niet.',
    text: 'Controleer je verbinding en probeer het opnieuw. Je tickets en punten zijn veilig.',
    retry: 'Opnieuw proberen',
  },
  en: {
    title: 'The site is not answering.',
    text: 'Check your connection, then try again. Your tickets and points are safe.',
    retry: 'Try again',
  },
}
