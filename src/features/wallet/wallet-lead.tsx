import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatList } from '#src/app/i18n/formats.ts'
import { type GoodieKind, walletOf } from './goodie-rules.ts'
import type { WalletItem } from './wallet-items.ts'

/** What there is to spend, in a sentence. @param today `YYYY-MM-DD` in the market. */
export function WalletLead({ items, today }: { items: readonly WalletItem[]; today: string }) {
  const { t } = useLingui()
  const words: Record<GoodieKind, (count: number) => string> = {
    voucher: (count) => t`${plural(count, { one: '# voucher', other: '# vouchers' })}`,
    giftcard: (count) => t`${plural(count, { one: '# gift card', other: '# gift cards' })}`,
    prepaid: (count) => t`${plural(count, { one: '# prepaid place', other: '# prepaid places' })}`,
    other: (count) => t`${plural(count, { one: '# other advantage', other: '# other advantages' })}`,
  }
  const { counts } = walletOf(items, today)
  if (counts.length === 0) return <Trans>Nothing to spend for now.</Trans>
  const list = formatList(counts.map(({ kind, count }) => words[kind](count)))
  return <Trans>You can spend {list}.</Trans>
}
