import { Trans } from '@lingui/react/macro'
import { formatNumber } from '#src/app/i18n/formats.ts'
import { sizeWords } from './attachment-rules.ts'

/** The size of a file, as its owner knows it. */
export function FileSize({ bytes }: { bytes: number }) {
  const { unit, amount } = sizeWords(bytes)
  const number = formatNumber(amount)
  return unit === 'MB' ? <Trans>{number} MB</Trans> : <Trans>{number} kB</Trans>
}
