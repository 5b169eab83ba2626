import { sessionValue } from '#src/app/storage/session-value.ts'

/** How long a link for a new password works, in milliseconds. */
const linkLife = 60 * 60 * 1000

const sent = sessionValue('password-link')

/** When the customer was sent a link for a new password, as far as this tab knows. */
export const passwordLinks = {
  /** The moment as an ISO date-time; nothing when this customer was sent none. */
  lastSent(customer: string): string | undefined {
    const [at, owner] = sent.read()?.split(' ') ?? []
    return owner === encodeURIComponent(customer) ? at : undefined
  },

  noteSent(customer: string): string {
    const at = new Date().toISOString()
    sent.write(`${at} ${encodeURIComponent(customer)}`)
    return at
  },

  /** Whether a link sent at some moment can still be followed. One from the future was sent by a clock that has been put right since. */
  isGood(sentAt: string | undefined, now: Date): boolean {
    if (sentAt === undefined) return false
    return Math.abs(now.getTime() - Date.parse(sentAt)) < linkLife
  },
}
