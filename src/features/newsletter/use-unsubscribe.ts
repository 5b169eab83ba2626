import { msg } from '@lingui/core/macro'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { useRef } from 'react'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/client.ts'
import { useWrite } from '#src/api/mutation.ts'
import { failureWords } from '#src/app/effects/failure-toast.ts'
import { inOwnWords } from '#src/app/effects/own-words.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { currentLinks } from '#src/app/links/current-links.ts'
import type { ToastAction } from '#src/app/toasts/toast-queue.ts'
import { toasts } from '#src/app/toasts/toasts.ts'
import { type Left, newsletterLink } from './newsletter-link.ts'

/** What is read anew: the newsletter, and the account whose consents go with it when the reader is signed in. */
const meta = { invalidates: ['/api/newsletter', '/api/accounts/me'], errors: 'inline' } as const

/**
 * Leaves the newsletter of a link, or all newsletters, and goes on to the confirmation. A failure says so, and leads to the catalogue.
 *
 * @param subscribed whether the reader gets the newsletter so far.
 */
export function useUnsubscribe(token: string, subscribed: boolean) {
  const { settings } = useRouteContext({ from: '__root__' })
  const navigate = useNavigate()
  const told = useRef<ToastAction>(undefined)
  const { mutate, isPending, variables } = useWrite<unknown, Left>(
    (what) => leave(what, token).catch((error) => unlessDone(error, subscribed, token)),
    meta,
  )

  /** A new try: what was said about the last one holds no longer. */
  function forgetFailure() {
    const first = toasts.first()
    if (first && first.action === told.current) toasts.remove(first)
  }

  function tell(error: ApiError) {
    const otherwise = error.status === 0 ? unsure : failed
    told.current = { label: msg`To our site`, href: currentLinks(settings).catalogue.home }
    const words = failureWords(inOwnWords(error), { says: 'message', otherwise })
    toasts.show({ type: 'error', ...words, action: told.current })
  }

  function start(what: Left) {
    if (!isPending) forgetFailure()
    mutate(what, {
      onSuccess() {
        newsletterLink.leave(what)
        const params = { language: currentLanguage() }
        void navigate({ to: '/$language/unsubscribe/confirmation', params, replace: true })
      },
      onError: tell,
    })
  }

  return {
    leaveOne: () => start('one'),
    leaveAll: () => start('all'),
    leaving: isPending ? variables : undefined,
  } as const
}

function leave(what: Left, token: string): Promise<unknown> {
  const body = { token }
  return what === 'all'
    ? call('patch', '/api/newsletter/unsubscribe/all', { body })
    : call('patch', '/api/newsletter/unsubscribe', { body })
}

/**
 * An answer that was lost is not the end of it: who does not get the newsletter any more has left.
 *
 * @throws whatever the call failed with, when that is not known.
 */
async function unlessDone(error: unknown, subscribed: boolean, token: string): Promise<void> {
  const isLost = error instanceof ApiError && error.status === 0
  const now = isLost && subscribed && (await read(token))
  if (!now || now.subscribed) throw error
}

function read(token: string) {
  return call('get', '/api/newsletter', { params: { query: { token } } }).catch(() => undefined)
}

const failed = msg`You could not be unsubscribed, and it is our fault. Please try again in a moment.`
const unsure = msg`The connection broke: we cannot tell whether you are unsubscribed. Try again: doing it twice does no harm.`
