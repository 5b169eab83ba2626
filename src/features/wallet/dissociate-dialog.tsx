import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Prepaid } from '#src/api/contract.ts'
import { useApiMutation } from '#src/api/mutation.ts'
import { CopyButton } from '#src/app/clipboard/copy-button.tsx'
import { DialogBar } from '#src/forms/dialog-bar.tsx'
import { CardDialog } from './card-dialog.tsx'
import { CardPlaces } from './card-places.tsx'
import { canDissociate } from './prepaid-rules.ts'
import { walletPaths } from './prepaids-query.ts'
import { ReferenceForm } from './reference-form.tsx'
import type { WalletItem } from './wallet-items.ts'
import styles from './wallet-page.module.css'

/** Takes a card for several places off the account, with its places still on it. @param today `YYYY-MM-DD` in the market. */
export function DissociateDialog({ items, today }: { items: readonly WalletItem[]; today: string }) {
  return (
    <CardDialog
      name="dissociate"
      title={<Trans>Take this card off your account?</Trans>}
      items={items}
      can={(card) => canDissociate(card, today)}
    >
      {(card, close) => <DissociateForm card={card} close={close} />}
    </CardDialog>
  )
}

function DissociateForm({ card, close }: { card: Prepaid; close: () => void }) {
  const { mutateAsync } = useApiMutation('post', '/api/accounts/me/prepaids/cancel', {
    invalidates: walletPaths,
    success: msg`The card is off your account. Its number still adds it to one.`,
    errors: 'inline',
  })
  return (
    <>
      <CardPlaces card={card} />
      <p>
        <Trans>
          The places stay on the card. Whoever has its number can add it to an account again, you too. Keep the number
          if you want it back:
        </Trans>
      </p>
      <p className={styles.keep}>
        <b>{card.number}</b>
        <CopyButton value={card.number}>
          <Trans>
            Copy <span className="visually-hidden">the number</span>
          </Trans>
        </CopyButton>
      </p>
      <ReferenceForm card={card} submit={(body, header) => mutateAsync({ body, params: { header } })} close={close}>
        <DialogBar label={<Trans>Take it off</Trans>} cancel={<Trans>Keep the card</Trans>} close={close} />
      </ReferenceForm>
    </>
  )
}
