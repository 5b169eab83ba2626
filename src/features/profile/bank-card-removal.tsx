import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Account } from '#src/api/contract.ts'
import { useApiMutation } from '#src/api/mutation.ts'
import { confirm } from '#src/app/dialogs/confirm.ts'
import { Button } from '#src/ui/button.tsx'

type RemovalProps = {
  card: NonNullable<Account['card']>
  /** Whether there is a subscription that may need it. */
  pays: boolean
}

/**
 * Has the bank card forgotten, once the customer knows what that means. Whether it is still needed is the server's to say: a refusal is told
 * in its words.
 */
export function BankCardRemoval({ card: { lastDigits }, pays }: RemovalProps) {
  const { mutate, isPending } = useApiMutation('delete', '/api/accounts/me/cards/cb', {
    invalidates: ['/api/accounts/me'],
    success: msg`Your bank card is removed.`,
    failure: {
      says: 'message',
      otherwise: msg`We could not remove your bank card. If it still stands here, please try again in a moment.`,
    },
  })

  async function remove() {
    const isSure = await confirm({
      title: msg`Remove the card ending in ${lastDigits}?`,
      text: pays
        ? msg`Your subscription and your pass go on. While a debit is still to come or something is unpaid, we need the card: it then stays, and we tell you so. Otherwise it is removed for good.`
        : msg`It is removed for good. You would need a card again for a new subscription only.`,
      confirm: msg`Remove the card`,
      cancel: msg`Keep the card`,
      danger: true,
    })
    if (isSure) mutate({})
  }

  return (
    <div className="row">
      <Button variant="line" busy={isPending} onClick={remove}>
        <Trans>Remove this card</Trans>
      </Button>
    </div>
  )
}
