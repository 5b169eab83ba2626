import { msg } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { Prepaid } from '#src/api/contract.ts'
import { useApiMutation } from '#src/api/mutation.ts'
import { DialogBar } from '#src/forms/dialog-bar.tsx'
import { CardDialog } from './card-dialog.tsx'
import { CardPlaces } from './card-places.tsx'
import { canDelete, prepaidState } from './prepaid-rules.ts'
import { walletPaths } from './prepaids-query.ts'
import { ReferenceForm } from './reference-form.tsx'
import type { WalletItem } from './wallet-items.ts'

/** Deletes a card for good, naming what is lost with it. */
export function DeleteDialog({ items }: { items: readonly WalletItem[] }) {
  return (
    <CardDialog name="delete" title={<Trans>Delete this card?</Trans>} items={items} can={canDelete}>
      {(card, close) => <DeleteForm card={card} close={close} />}
    </CardDialog>
  )
}

function DeleteForm({ card, close }: { card: Prepaid; close: () => void }) {
  const { mutateAsync } = useApiMutation('delete', '/api/accounts/me/prepaids', {
    invalidates: walletPaths,
    success: msg`The card is deleted.`,
    errors: 'inline',
  })
  return (
    <>
      <CardPlaces card={card} />
      <p>
        <WhatIsLost card={card} />
      </p>
      <ReferenceForm
        card={card}
        submit={() => mutateAsync({ body: { num: card.number } })}
        close={close}
        captcha={false}
      >
        <DialogBar label={<Trans>Delete for good</Trans>} danger cancel={<Trans>Keep the card</Trans>} close={close} />
      </ReferenceForm>
    </>
  )
}

function WhatIsLost({ card }: { card: Prepaid }) {
  const places = card.quantity.remaining
  if (prepaidState(card) === 'given') {
    const mail = card.given?.mail ?? ''
    return <Trans>It goes from your list alone: {mail} keeps it, with its places.</Trans>
  }
  if (prepaidState(card) !== 'available' || places === 0) {
    return <Trans>It goes from your list for good. Nothing is lost with it: it can no longer be spent.</Trans>
  }
  return (
    <Plural
      value={places}
      one="The place that is left on it is lost, for good: nobody can add this card again."
      other="The # places that are left on it are lost, for good: nobody can add this card again."
    />
  )
}
