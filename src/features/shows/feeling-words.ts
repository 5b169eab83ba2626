import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MutationMeta } from '@tanstack/react-query'
import type { FeelingChange } from './feeling-changes.ts'
import { canRate } from './rating-rules.ts'

/** What follows a change of mind: what is read anew, and what the customer is told. */
export function afterFeeling(change: FeelingChange): MutationMeta {
  const { success, failure } = change.kind === 'wish' ? wishWords(change) : ratingWords(change)
  return {
    invalidates:
      change.kind === 'wish' ? ['/api/v4/client/shows'] : ['/api/v4/client/shows', '/api/accounts/me/movieToNote'],
    success,
    failure: { says: 'message', otherwise: failure },
  }
}

type Words = Record<'success' | 'failure', MessageDescriptor>

function wishWords({ show: { title }, isWished }: Extract<FeelingChange, { kind: 'wish' }>): Words {
  return isWished
    ? {
        success: msg`${title} is on your wishlist.`,
        failure: msg`${title} is not on your wishlist: we could not save it. Check your connection, or try again in a moment.`,
      }
    : {
        success: msg`${title} is off your wishlist.`,
        failure: msg`${title} is still on your wishlist: we could not take it off. Check your connection, or try again in a moment.`,
      }
}

function ratingWords({ show, emotion }: Extract<FeelingChange, { kind: 'rating' }>): Words {
  const { title } = show
  const success =
    emotion === null ? msg`Your rating of ${title} is taken back.` : msg`Your rating of ${title} is saved.`
  if (!canRate(show)) {
    return { success, failure: msg`${title} has left our records, so its rating stays as it is.` }
  }
  return {
    success,
    failure: msg`Your rating of ${title} is as it was before: we could not save the new one. Check your connection, or try again in a moment.`,
  }
}
