import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Prepaid } from '#src/api/contract.ts'
import type { DialogName } from '#src/app/dialogs/url-dialog.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { CutNotice } from './cut-notice.tsx'
import { useWallet } from './use-wallet.ts'
import type { WalletItem } from './wallet-items.ts'

type CardDialogProps = {
  name: DialogName
  title: ReactNode
  items: readonly WalletItem[]
  /** Whether what the dialog is for can be done with a card. */
  can: (card: Prepaid) => boolean
  children: (card: Prepaid, close: () => void) => ReactNode
}

/** A dialog that does something with one of the prepaid cards, by the id in the address. */
export function CardDialog({ name, title, items, can, children }: CardDialogProps) {
  return (
    <FormDialog name={name} title={title}>
      {({ item, close }) => {
        const card = items.find(({ id }) => id === item)?.card
        const known = card && can(card) ? card : undefined
        return (
          <UnlessCut key={item} card={known}>
            <AsItWas card={known}>{(one) => children(one, close)}</AsItWas>
          </UnlessCut>
        )
      }}
    </FormDialog>
  )
}

/** Says that the cards could not be read, rather than that one of them is not there. */
function UnlessCut({ card, children }: { card: Prepaid | undefined; children: ReactNode }) {
  const { isCut, isReading, readAgain } = useWallet()
  return isCut && !card ? <CutNotice isReading={isReading} readAgain={readAgain} /> : children
}

/** Goes on showing the card as it was when the dialog was opened: the list behind it may change or lose it while an answer is awaited. */
function AsItWas({ card, children }: { card: Prepaid | undefined; children: (card: Prepaid) => ReactNode }) {
  const [known] = useState(card)
  return known ? children(known) : <NotPossible />
}

/** What a dialog says about something that is not there, or with which it can do nothing. */
export function NotPossible() {
  return (
    <p>
      <Trans>This is no longer in your wallet, or has changed since. Close this to see how things stand.</Trans>
    </p>
  )
}
