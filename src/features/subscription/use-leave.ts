import { useApiMutation } from '#src/api/mutation.ts'
import type { Receipt } from './receipt-rows.ts'
import { subscriptionPaths } from './subscription-paths.ts'

/** The reason that is a withdrawal from the contract. It ends the subscription the same day and has a button of its own. */
export const withdrawalReason = 'RETRACTATION'

/** Ends the subscription for a reason, by cancelling or by withdrawing. It rejects when that was refused. */
export function useLeave(onReceipt: (receipt: Receipt) => void): (body: { reason: string }) => Promise<void> {
  const { mutateAsync } = useApiMutation('patch', '/api/accounts/me/subscription/cancel', {
    invalidates: subscriptionPaths,
    errors: 'inline',
  })
  return async (body) => onReceipt(await mutateAsync({ body }))
}
