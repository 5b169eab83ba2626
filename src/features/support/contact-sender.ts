import type { Account } from '#src/api/contract.ts'

/** Who writes, as the form asks for it: an empty text where it is not known. */
export type ContactSender = { firstname: string; lastname: string; email: string; phone: string }

/** Somebody of whom nothing is known yet. */
export const unknownSender: ContactSender = { firstname: '', lastname: '', email: '', phone: '' }

const longestName = 60

/** A customer as the sender of a message; the last name with its infix, as far as there is room for it. */
export function senderOf(account: Account): ContactSender {
  const { firstname, infixname, lastname, email, mobilePhone, homePhone } = account
  const whole = [infixname, lastname].filter(Boolean).join(' ')
  return {
    firstname: firstname ?? '',
    lastname: whole.length > longestName ? (lastname ?? '') : whole,
    email,
    phone: mobilePhone ?? homePhone ?? '',
  }
}
