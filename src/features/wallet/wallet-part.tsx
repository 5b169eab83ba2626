import { Trans } from '@lingui/react/macro'
import type { Goodie } from '#src/api/contract.ts'
import { formatDay, formatNumber } from '#src/app/i18n/formats.ts'
import { Section } from '#src/ui/section.tsx'
import { type GoodieState, goodieKind } from './goodie-rules.ts'
import { KindName } from './kind-name.tsx'
import styles from './wallet-page.module.css'

type WalletPartProps = {
  state: GoodieState
  goodies: readonly Goodie[]
  /** `YYYY-MM-DD` in the market. */
  today: string
}

/** The things in a wallet that have come to the same. */
export function WalletPart({ state, goodies, today }: WalletPartProps) {
  return (
    <Section title={<StateName state={state} />} layout="margin">
      <ul className={styles.list}>
        {goodies.map((goodie) => (
          <li key={goodie.id} className={styles.item}>
            <Words goodie={goodie} state={state} today={today} />
            <GoodieNumber goodie={goodie} state={state} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function StateName({ state }: { state: GoodieState }) {
  switch (state) {
    case 'available':
      return <Trans>To spend</Trans>
    case 'given':
      return <Trans>Offered</Trans>
    case 'used':
      return <Trans>Spent</Trans>
    case 'expired':
      return <Trans>Expired</Trans>
    case 'other':
      return <Trans>Not to be spent for now</Trans>
  }
}

type GoodieProps = { goodie: Goodie; state: GoodieState }

function Words({ goodie, state, today }: GoodieProps & Pick<WalletPartProps, 'today'>) {
  const { name, description, quantity } = goodie
  const left = formatNumber(quantity.remaining)
  const all = formatNumber(quantity.initial)
  return (
    <div className={styles.words}>
      <h3 className="t-h3">{name}</h3>
      <p className="t-small muted">
        <KindName kind={goodieKind(goodie)} />
        {state === 'available' && quantity.initial > 1 && (
          <>
            {', '}
            <Trans>
              {left} of {all} left
            </Trans>
          </>
        )}
      </p>
      {description && <p>{description}</p>}
      <When goodie={goodie} state={state} today={today} />
    </div>
  )
}

/** Until when it can be spent, in the words that are least misread; or when that was over. */
function When({ goodie: { expirationDate, given }, state, today }: GoodieProps & Pick<WalletPartProps, 'today'>) {
  if (state === 'given' && given) {
    const { mail } = given
    const day = formatDay(given.date)
    return (
      <p>
        <Trans>
          Offered to {mail} on {day}.
        </Trans>
      </p>
    )
  }
  const day = expirationDate === null ? undefined : formatDay(expirationDate)
  if (state === 'expired' && day) {
    return (
      <p>
        <Trans>Its last day was {day}.</Trans>
      </p>
    )
  }
  if (state !== 'available') return null
  return (
    <p>
      {day === undefined ? (
        <Trans>Without a last day.</Trans>
      ) : expirationDate === today ? (
        <Trans>For showings today: it is the last day.</Trans>
      ) : (
        <Trans>For showings up to {day}.</Trans>
      )}
    </p>
  )
}

/** What is typed or shown to spend it; of what cannot be spent any more, the number by which it is known. */
function GoodieNumber({ goodie: { code, number }, state }: GoodieProps) {
  const shown = state === 'available' ? (code ?? number) : number
  if (shown === null) return null
  return (
    <p className={`t-small muted ${styles.number}`}>
      {shown === code ? <Trans>Code</Trans> : <Trans>Number</Trans>} <b>{shown}</b>
    </p>
  )
}
