import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { cacheScope } from '#src/api/client.ts'
import { defaultError } from '#src/app/effects/mutation-effects.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { activateLanguage, OtherWordsError } from '#src/app/i18n/language.ts'
import { toasts } from '#src/app/toasts/toasts.ts'
import type { Language } from '#src/site/markets.ts'
import { pageInLanguage } from './languages.ts'

/**
 * Shows the page in another language: the same route stays on screen, so that what is typed into a form stays too. When the language's
 * words cannot be loaded, the page stays as it is and says so; when they are those of a newer build, that build's page is loaded.
 */
export function useLanguageSwitch(): (language: Language) => Promise<void> {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { site } = useRouteContext({ from: '__root__' })
  return async (wanted) => {
    const before = cacheScope()
    // The address as it is shown: a page that stands in for another one keeps that one's address.
    const hrefIn = (language: Language) => pageInLanguage(router.history.location.href, language, site.market)
    const language = await activateLanguage(wanted).then(
      () => wanted,
      (error: unknown) => {
        if (error instanceof OtherWordsError) return location.replace(hrefIn(wanted))
        toasts.show({ type: 'error', content: defaultError, closable: true })
        return currentLanguage()
      },
    )
    if (!language) return
    keepWhatIsShown(queryClient, before)
    await router.navigate({ href: hrefIn(language), replace: true, resetScroll: false })
  }
}

/**
 * Lets the page stand on the answers that it shows until those in the new language are there, and all the more when they do not come:
 * they count as out of date, and are asked for at once.
 */
function keepWhatIsShown(queryClient: QueryClient, [subject, language]: ReturnType<typeof cacheScope>): void {
  for (const { queryKey, state } of queryClient
    .getQueryCache()
    .findAll({ queryKey: [subject, language], type: 'active' })) {
    const [, , ...call] = queryKey
    const inNewLanguage = [...cacheScope(), ...call]
    const known = queryClient.getQueryState(inNewLanguage)
    if (known?.data !== undefined && !known.isInvalidated) continue
    queryClient.setQueryData(inNewLanguage, state.data, { updatedAt: 0 })
  }
}
