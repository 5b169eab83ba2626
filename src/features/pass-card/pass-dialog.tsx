import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { PassCard } from '#src/api/contract.ts'
import { apiQuery } from '#src/api/query.ts'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { useDoorScreen } from '#src/app/door/use-door-screen.ts'
import { FullSheet } from '#src/ui/full-sheet.tsx'
import { HeldCode } from '#src/ui/held-code.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { sunIcon } from '#src/ui/page-icons.ts'
import { cardState, groupedNumber, holderName, shownCard } from './card-rules.ts'
import styles from './pass-dialog.module.css'
import { useCardName } from './use-card-name.ts'
import { useCardPhoto } from './use-card-photo.ts'

/** A pass as it is held up at the door: its code as large as it gets, and who it belongs to. */
export function PassDialog({ cards }: { cards: readonly PassCard[] }) {
  const { t } = useLingui()
  const { isOpen, item, close } = useUrlDialog('pass')
  const card = item === undefined ? shownCard(cards) : cards.find(({ id, active }) => active && id === item)
  useDoorScreen(isOpen && card?.code != null, close)
  return (
    <FullSheet
      open={isOpen}
      label={t`Pass for the door`}
      closeLabel={t`Close`}
      onClose={close}
      hint={
        card?.code != null && (
          <>
            <Trans>Turn your screen up</Trans>
            <Icon name={sunIcon} />
          </>
        )
      }
    >
      {card?.code != null ? <DoorPass card={card} code={card.code} /> : <NoCode isKnown={card !== undefined} />}
    </FullSheet>
  )
}

function DoorPass({ card, code }: { card: PassCard; code: string }) {
  const { t } = useLingui()
  const { data: account } = useSuspenseQuery(apiQuery('/api/accounts/me'))
  const photo = useCardPhoto(card.photoId)
  const nameOf = useCardName()
  const state = cardState(card)
  const holder = holderName(account)
  return (
    <HeldCode value={code} label={t`Code of the pass`}>
      <div className={styles.words}>
        {photo && <img className={styles.photo} src={photo} alt={holder} />}
        <div className={styles.who}>
          <p className={styles.name}>
            <bdi>{nameOf(card)}</bdi>
          </p>
          <p className={styles.holder}>
            <bdi>{holder}</bdi>
          </p>
          <p>{groupedNumber(card.displayNumber)}</p>
          {state === 'paused' && (
            <p>
              <Trans>The pass rests: it opens no doors for now.</Trans>
            </p>
          )}
          {state === 'blocked' && (
            <p>
              <Trans>The pass is refused at the door for now.</Trans>
            </p>
          )}
        </div>
      </div>
    </HeldCode>
  )
}

function NoCode({ isKnown }: { isKnown: boolean }) {
  return (
    <p className={styles.none}>
      {isKnown ? (
        <Trans>This pass has no code to show. Take the card itself with you: it is what opens the door.</Trans>
      ) : (
        <Trans>There is no pass here to show. Close this to see how things stand.</Trans>
      )}
    </p>
  )
}
