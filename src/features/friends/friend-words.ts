import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What the customer is told about somebody after a change; where that person has told no name, without it. */
type Words = (name: string | undefined) => MessageDescriptor

export const acceptedWords: Words = (name) => (name ? msg`You and ${name} are friends now.` : msg`You are friends now.`)

export const declinedWords: Words = (name) =>
  name ? msg`You declined the invitation from ${name}. They are not told.` : msg`You declined the invitation.`

export const takenBackWords: Words = (name) =>
  name ? msg`Your invitation to ${name} is taken back.` : msg`Your invitation is taken back.`

export const removedWords: Words = (name) =>
  name
    ? msg`${name} is no longer on your list. They are not told.`
    : msg`This friend is no longer on your list. They are not told.`

export const acceptFailedWords: Words = (name) =>
  name
    ? msg`We could not accept the invitation from ${name}. Please try again in a moment.`
    : msg`We could not accept the invitation. Please try again in a moment.`

export const declineFailedWords: Words = (name) =>
  name
    ? msg`We could not decline the invitation from ${name}. Please try again in a moment.`
    : msg`We could not decline the invitation. Please try again in a moment.`

export const takeBackFailedWords: Words = (name) =>
  name
    ? msg`We could not take back your invitation to ${name}. Please try again in a moment.`
    : msg`We could not take back your invitation. Please try again in a moment.`

/** @param who their name, or the address that was typed. */
export function invitedWords(who: string, outcome: 'asked' | 'friends' | 'unknown'): MessageDescriptor {
  switch (outcome) {
    case 'asked':
      return msg`We asked ${who}. You are friends as soon as they accept.`
    case 'friends':
      return msg`${who} had invited you already: you are friends now.`
    case 'unknown':
      return msg`Your invitation to ${who} has arrived. Load this page again to see how things stand.`
  }
}
