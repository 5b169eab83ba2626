import { msg } from '@lingui/core/macro'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import type { ApiError } from '#src/api/api-error.ts'
import { useApiMutation } from '#src/api/mutation.ts'
import { currentLanguage } from '#src/app/i18n/language.ts'
import { currentLinks } from '#src/app/links/current-links.ts'
import { toasts } from '#src/app/toasts/toasts.ts'
import { type Left, newsletterLink } from './newsletter-link.ts'

/** What is read anew: the newsletter, and the account whose consents go with it when the reader is signed in. */
const meta = { invalidates: ['/api/newsletter', '/api/accounts/me'], errors: 'inline' } as const

/** Leaves the newsletter of a link, or all newsletters, and goes on to the confirmation. A failure says so, and leads to the catalogue. */
export function useUnsubscribe(token: string) {
  const { settings } = useRouteContext({ from: '__root__' })
  const navigate = useNavigate()
  const one = useApiMutation('patch', '/api/newsletter/unsubscribe', meta)
  const all = useApiMutation('patch', '/api/newsletter/unsubscribe/all', meta)

  const after = (what: Left) => ({
    onSuccess() {
      newsletterLink.leave(what)
      const params = { language: currentLanguage() }
      void navigate({ to: '/$language/unsubscribe/confirmation', params, replace: true })
    },
    onError(error: ApiError) {
      const said = error.problem?.message
      const words = said ? ({ i18n: false, content: said } as const) : { content: failed }
      const action = { label: msg`To our site`, href: currentLinks(settings).catalogue.home }
      toasts.show({ type: 'error', ...words, action })
    },
  })
  return {
    leaveOne: () => one.mutate({ body: { token } }, after('one')),
    leaveAll: () => all.mutate({ body: { token } }, after('all')),
    leaving: one.isPending ? 'one' : all.isPending ? 'all' : undefined,
  } as const
}

const failed = msg`You could not be unsubscribed, and it is our fault. Please try again in a moment.`
