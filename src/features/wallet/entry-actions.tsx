import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import type { GoodieState } from './goodie-states.ts'
import { canDelete, canDissociate, canOffer, canTakeBack } from './prepaid-rules.ts'
import type { OpenItemDialog } from './use-wallet-dialogs.ts'
import { codeOf, type WalletItem } from './wallet-items.ts'
import styles from './wallet-page.module.css'

type EntryActionsProps = { item: WalletItem; state: GoodieState; today: string; open: OpenItemDialog }

/** What can be done with something: spend it, and with a prepaid card more. Nothing is offered that would be refused. */
export function EntryActions({ item, state, today, open }: EntryActionsProps) {
  const { id, card } = item
  const buttons = [
    codeOf(item, state) !== undefined && (
      <Button key="code" variant="line" onClick={() => open('code', id)}>
        <Trans>Show the code</Trans>
      </Button>
    ),
    card && canOffer(card, today) && (
      <Button key="offer" variant="text" onClick={() => open('offer', id)}>
        <Trans>Offer to somebody</Trans>
      </Button>
    ),
    card && canTakeBack(card) && (
      <Button key="cancel-offer" variant="text" onClick={() => open('cancel-offer', id)}>
        <Trans>Take back the offer</Trans>
      </Button>
    ),
    card && canDissociate(card, today) && (
      <Button key="dissociate" variant="text" onClick={() => open('dissociate', id)}>
        <Trans>Take off my account</Trans>
      </Button>
    ),
    card && canDelete(card) && (
      <Button key="delete" variant="text" onClick={() => open('delete', id)}>
        <Trans>Delete</Trans>
      </Button>
    ),
  ].filter(Boolean)
  return buttons.length > 0 && <div className={styles.actions}>{buttons}</div>
}
