import { msg } from '@lingui/core/macro'
import { useApiMutation } from '#src/api/mutation.ts'
import { confirm } from '#src/app/dialogs/confirm.ts'
import { formatDay } from '#src/app/i18n/formats.ts'
import { pauseStart } from './changes-to-come.ts'
import type { Receipt } from './receipt-rows.ts'
import type { Holding, SubscriptionAction } from './subscription-actions.ts'
import { subscriptionPaths } from './subscription-paths.ts'

/** What can be changed after a yes. */
type Asked = Extract<SubscriptionAction, 'pause' | 'resume' | 'undo-pause' | 'undo-plan-change' | 'undo-cancellation'>

/** A change that is asked about first: `ask` puts the question and, after a yes, makes it. */
export type AskedChange = { isPending: boolean; ask: () => Promise<void> }

const meta = {
  invalidates: subscriptionPaths,
  failure: { says: 'message', otherwise: msg`That did not work. Please look at how things stand now, and try again.` },
} as const

/**
 * The changes of a subscription that take a question and no more. Each gives a receipt; a refusal is told in the server's words.
 */
export function useChanges(
  { subscription, account }: Holding,
  onReceipt: (receipt: Receipt) => void,
): Record<Asked, AskedChange> {
  const suspension = useApiMutation('patch', '/api/accounts/me/subscription/suspend', meta)
  const undoPause = useApiMutation('delete', '/api/accounts/me/subscription/suspend', meta)
  const undoPlan = useApiMutation('delete', '/api/accounts/me/subscription/downgrade', meta)
  const undoEnd = useApiMutation('delete', '/api/accounts/me/subscription/cancel', meta)
  const then = { onSuccess: onReceipt }
  const plan = account.subscriptionState?.currentPlan?.title
  const start = pauseStart(subscription)
  const day = start && formatDay(start)

  return {
    pause: {
      isPending: suspension.isPending,
      async ask() {
        const yes = await confirm({
          title: msg`Pause your pass?`,
          text: day
            ? msg`From ${day} on the pass opens no doors and no month is debited, until you resume it. Supplements from before are still debited.`
            : msg`From the next period on the pass opens no doors and no month is debited, until you resume it. Supplements from before are still debited.`,
          confirm: msg`Pause my pass`,
          cancel: msg`Go on without a pause`,
        })
        if (yes) suspension.mutate({ body: { action: 'suspend' } }, then)
      },
    },
    resume: {
      isPending: suspension.isPending,
      async ask() {
        const yes = await confirm({
          title: msg`Resume your pass?`,
          text: msg`It works again at once. Debits go on with the next day of debit.`,
          confirm: msg`Resume my pass`,
          cancel: msg`Stay on pause`,
        })
        if (yes) suspension.mutate({ body: { action: 'resume' } }, then)
      },
    },
    'undo-pause': {
      isPending: undoPause.isPending,
      async ask() {
        const yes = await confirm({
          title: msg`Go on without a pause?`,
          text: msg`The pause does not begin. Your pass works on, and the months are debited as before.`,
          confirm: msg`Go on without a pause`,
          cancel: msg`Keep the pause`,
        })
        if (yes) undoPause.mutate({}, then)
      },
    },
    'undo-plan-change': {
      isPending: undoPlan.isPending,
      async ask() {
        const yes = await confirm({
          title: plan ? msg`Keep the ${plan}?` : msg`Keep your plan?`,
          text: msg`The change of plan does not take place. Your addons and the price stay as they are now.`,
          confirm: plan ? msg`Keep the ${plan}` : msg`Keep my plan`,
          cancel: msg`Change as planned`,
        })
        if (yes) undoPlan.mutate({}, then)
      },
    },
    'undo-cancellation': {
      isPending: undoEnd.isPending,
      async ask() {
        const yes = await confirm({
          title: msg`Keep your subscription?`,
          text: msg`It goes on as if you had not cancelled. A pause or a change of plan that was planned stays planned.`,
          confirm: msg`Keep my subscription`,
          cancel: msg`Let it end`,
        })
        if (yes) undoEnd.mutate({}, then)
      },
    },
  }
}
