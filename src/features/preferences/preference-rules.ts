import type { Account } from '#src/api/contract.ts'

/** The account's choices of what may be sent. One that was never made, whatever the wire has in its place, is a no. */
export function mailChoices(account: Account) {
  return {
    mailNotification: account.mailNotification === true,
    mailCommunicationProvider: account.mailCommunicationProvider === true,
    optinCommunicationProvider: account.optinCommunicationProvider === true,
  }
}
