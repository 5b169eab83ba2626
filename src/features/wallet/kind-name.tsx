import { Trans } from '@lingui/react/macro'
import type { GoodieKind } from './goodie-rules.ts'

/** What something in the wallet is, in the singular. */
export function KindName({ kind }: { kind: GoodieKind }) {
  switch (kind) {
    case 'voucher':
      return <Trans>Voucher</Trans>
    case 'giftcard':
      return <Trans>Gift card</Trans>
    case 'prepaid':
      return <Trans>Prepaid card</Trans>
    case 'other':
      return <Trans>Advantage</Trans>
  }
}
