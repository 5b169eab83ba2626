import { msg } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/client.ts'
import { despiteLostAnswer, readAnew } from '#src/api/lost-answer.ts'
import { useWrite } from '#src/api/mutation.ts'
import { apiQuery } from '#src/api/query.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { toasts } from '#src/app/toasts/toasts.ts'
import type { Service } from './identity-services.ts'
import { departureFailure, proofFailure } from './identity-words.ts'

/**
 * Linking an account of a service: first the customer signs in there, in this tab, and comes back to this page with a proof; then the proof
 * is sent. While that fails for want of an answer the proof is kept, so that the next try need not go there again.
 *
 * @param button has the focus when the customer is back.
 */
export function useIdentityLink({ provider, name }: Service, button: RefObject<HTMLButtonElement | null>) {
  const { session, settings, site } = useRouteContext({ from: '__root__' })
  const [isLeaving, setLeaving] = useState(false)
  const kept = useRef<string>(undefined)
  const isSending = useRef(false)
  const queryClient = useQueryClient()
  const meta = {
    invalidates: ['/api/accounts/me/identities', '/api/accounts/me'],
    success: msg`${name} is linked. From now on you can sign in with it too.`,
    failure: {
      says: 'message',
      otherwise: msg`We could not link ${name}. Nothing has changed; please try again in a moment.`,
    },
  } as const
  const { mutate, isPending } = useWrite(give, meta, isSending)

  function give(token: string) {
    return despiteLostAnswer(
      () => call('post', '/api/accounts/me/link', { body: { token, provider } }),
      async () => {
        const links = await readAnew(queryClient, apiQuery('/api/accounts/me/identities'))
        return links.some((link) => link.provider === provider)
      },
    )
  }

  function send(token: string) {
    kept.current = undefined
    mutate(token, {
      onError: (error) => {
        if (mayPass(error)) kept.current = token
      },
    })
  }

  async function leave() {
    if (isLeaving || isSending.current || !settings.auth) return
    setLeaving(true)
    try {
      const { leaveForProof } = await import('#src/app/session/identity-client.ts')
      const { auth } = settings
      const context = { auth, clientId: site.market.identity.clientId, subject: session.subject }
      await leaveForProof(provider, currentLanguage(), context)
    } catch (error) {
      console.error(error)
      toasts.show(departureFailure(error))
    }
    setLeaving(false)
  }

  function readProof() {
    const { proof } = session
    if (proof?.provider !== provider) return
    session.proof = undefined
    button.current?.focus()
    if ('token' in proof) send(proof.token)
    else toasts.show(proofFailure(name, proof))
  }

  const onArrival = useRef(readProof)
  useEffect(() => onArrival.current(), [])

  return { isBusy: isPending || isLeaving, link: () => (kept.current ? send(kept.current) : void leave()) }
}

/** Whether the same proof may be taken later: nothing was decided about it. */
function mayPass({ status }: ApiError): boolean {
  return status === 0 || status === 401 || status === 429 || status >= 500
}
