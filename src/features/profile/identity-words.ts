import { msg } from '@lingui/core/macro'
import type { IdentityProof } from '#src/app/session/identity-proof.ts'
import { SessionError } from '#src/app/session/session-error.ts'
import type { NewToast } from '#src/app/toasts/toast-queue.ts'

/** What a customer is told who is back from a service without a proof of who they are there. */
export function proofFailure(name: string, proof: Extract<IdentityProof, { failure: unknown }>): NewToast {
  if (proof.failure === 'refused') {
    return {
      type: 'info',
      closable: true,
      content: msg`${name} is not linked, because you turned back. Nothing has changed.`,
    }
  }
  if (proof.failure === 'unreachable') {
    return {
      type: 'error',
      closable: true,
      content: msg`${name} is not linked: the sign-in service did not answer. Nothing has changed; please try again in a moment.`,
    }
  }
  return {
    type: 'error',
    closable: true,
    ...(proof.code && { title: msg`Code ${proof.code}` }),
    content: msg`${name} is not linked: we could not make sure that it was you. Nothing has changed; please try again.`,
  }
}

/** What a customer is told who could not even leave for a service. */
export function departureFailure(error: unknown): NewToast {
  const isBlocked = error instanceof SessionError && error.code === 'storage_blocked'
  return {
    type: 'error',
    closable: true,
    content: isBlocked
      ? msg`Your browser keeps nothing for this site, so you could not come back from there. Allow cookies and site data, then try again.`
      : msg`The sign-in service is not answering. Nothing has changed; please try again in a moment.`,
  }
}
