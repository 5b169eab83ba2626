import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Prepaid } from '#src/api/contract.ts'
import { useApiMutation } from '#src/api/mutation.ts'
import { DialogBar } from '#src/forms/dialog-bar.tsx'
import { CardDialog } from './card-dialog.tsx'
import { CardPlaces } from './card-places.tsx'
import { canTakeBack } from './prepaid-rules.ts'
import { walletPaths } from './prepaids-query.ts'
import { ReferenceForm } from './reference-form.tsx'
import type { WalletItem } from './wallet-items.ts'

/** Takes back the offer of a card that nobody has accepted yet. */
export function CancelOfferDialog({ items }: { items: readonly WalletItem[] }) {
  return (
    <CardDialog name="cancel-offer" title={<Trans>Take back the offer?</Trans>} items={items} can={canTakeBack}>
      {(card, close) => <CancelOfferForm card={card} close={close} />}
    </CardDialog>
  )
}

function CancelOfferForm({ card, close }: { card: Prepaid; close: () => void }) {
  const { mutateAsync } = useApiMutation('post', '/api/accounts/me/prepaids/donate/cancel', {
    invalidates: walletPaths,
    success: msg`The offer is taken back. The card is yours to spend.`,
    errors: 'inline',
  })
  const mail = card.given?.mail ?? ''
  return (
    <>
      <CardPlaces card={card} />
      <p>
        <Trans>The link in the mail to {mail} stops working, and you can spend the card again at once.</Trans>
      </p>
      <ReferenceForm card={card} submit={(body, header) => mutateAsync({ body, params: { header } })} close={close}>
        <DialogBar label={<Trans>Take it back</Trans>} cancel={<Trans>Leave it on offer</Trans>} close={close} />
      </ReferenceForm>
    </>
  )
}
