import { Trans } from '@lingui/react/macro'
import type { PassCard } from '#src/api/contract.ts'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { fillScreen } from '#src/app/door/fill-screen.ts'
import { LongList } from '#src/app/screens/long-list.tsx'
import { Button } from '#src/ui/button.tsx'
import { StateWord } from './card-facts.tsx'
import { cardState, groupedNumber } from './card-rules.ts'
import styles from './other-cards.module.css'
import { useCardName } from './use-card-name.ts'

/** The cards that are not the one shown: replaced ones, and those beside it. */
export function OtherCards({ cards }: { cards: readonly PassCard[] }) {
  const nameOf = useCardName()
  const pass = useUrlDialog('pass')
  if (cards.length === 0) return null
  return (
    <div className={styles.others}>
      <h3 className="t-h3">
        <Trans>Your other cards</Trans>
      </h3>
      <LongList items={cards} step={6}>
        {(some) => (
          <ul>
            {some.map((card) => (
              <li key={card.id} className={styles.card}>
                <p className={styles.words}>
                  <bdi>{nameOf(card)}</bdi>
                  <span className="t-small muted">
                    <span className={styles.number}>{groupedNumber(card.displayNumber)}</span>{' '}
                    <StateWord state={cardState(card)} />
                  </span>
                </p>
                {card.active && card.code !== null && (
                  <Button
                    variant="text"
                    onClick={() => {
                      fillScreen()
                      pass.openFor(card.id)
                    }}
                  >
                    <Trans>Show at the door</Trans>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </LongList>
    </div>
  )
}
