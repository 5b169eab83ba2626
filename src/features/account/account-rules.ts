import type { Account } from '#src/api/contract.ts'

/** Whether the customer has to be reminded to verify their address: from the second sign-in on. */
export function mustVerifyMail({ firstLogin, emailVerified }: Pick<Account, 'firstLogin' | 'emailVerified'>): boolean {
  return !firstLogin && !emailVerified
}
