import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type RefObject, useId, useRef } from 'react'
import type { PassCard } from '#src/api/contract.ts'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { fillScreen } from '#src/app/door/fill-screen.ts'
import { Button } from '#src/ui/button.tsx'
import { CardFacts } from './card-facts.tsx'
import { CardObject } from './card-object.tsx'
import { cardState, isPhotoRefused, photoState, shownCard, takesPhoto } from './card-rules.ts'
import { cardsQuery } from './cards-query.ts'
import { OtherCards } from './other-cards.tsx'
import styles from './pass-card-section.module.css'
import { PassDialog } from './pass-dialog.tsx'
import { PhotoDialog } from './photo-dialog.tsx'
import { PhotoNotice } from './photo-notice.tsx'
import { useCardPhoto } from './use-card-photo.ts'

/**
 * The pass card that is in use, as an object, with what there is to know and to do about it, and the other cards in small; nothing without a
 * card. From 960 px its parts stand in the two columns of the grid that it is put into.
 */
export function PassCardSection() {
  const { data: cards } = useSuspenseQuery(cardsQuery())
  const headId = useId()
  const photoButton = useRef<HTMLButtonElement>(null)
  const shown = shownCard(cards)
  if (cards.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={headId}>
      <h2 className="visually-hidden" id={headId}>
        <Trans>Pass card</Trans>
      </h2>
      <div className={styles.notices}>
        {cards.map((card) => (
          <PhotoNotice key={card.id} card={card} isShown={card === shown} />
        ))}
      </div>
      {shown && <ShownCard card={shown} photoButton={photoButton} />}
      <OtherCards cards={cards.filter((card) => card !== shown)} />
      <PassDialog cards={cards} />
      <PhotoDialog cards={cards} fallback={photoButton} />
    </section>
  )
}

type ShownCardProps = { card: PassCard; photoButton: RefObject<HTMLButtonElement | null> }

function ShownCard({ card, photoButton }: ShownCardProps) {
  const photo = useCardPhoto(card.photoId)
  const pass = useUrlDialog('pass')
  const change = useUrlDialog('photo')
  return (
    <div className={styles.shown}>
      <div className={styles.object}>
        <CardObject card={card} photo={photo} />
        <div className="row">
          {card.code !== null && (
            <Button
              variant={cardState(card) === 'blocked' ? 'line' : 'primary'}
              onClick={() => {
                fillScreen()
                pass.open()
              }}
            >
              <Trans>Show at the door</Trans>
            </Button>
          )}
          {takesPhoto(card) && !isPhotoRefused(card) && (
            <Button ref={photoButton} variant="text" onClick={change.open}>
              {photoState(card) === 'none' ? <Trans>Add a photo</Trans> : <Trans>Change the photo</Trans>}
            </Button>
          )}
        </div>
        {card.code === null && (
          <p className="muted">
            <Trans>Take the card itself with you: it is what opens the door.</Trans>
          </p>
        )}
      </div>
      <div className={styles.facts}>
        <CardFacts card={card} />
      </div>
    </div>
  )
}
