import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Show } from '#src/api/contract.ts'
import { classes } from '#src/ui/classes.ts'
import styles from './feelings-form.module.css'
import { RatingChoice } from './rating-choice.tsx'
import { RatingPart } from './rating-part.tsx'
import type { Emotion } from './rating-rules.ts'
import { WishButton } from './wish-button.tsx'

/** What is asked about, by the name that addresses know it by. */
export type FeelingsPlace = {
  show: Show
  slug: string
  canBeRated: boolean
}

/** By what name a wish for a show is remembered while somebody signs in, and its button found after it. */
export function wishName({ slug }: Pick<FeelingsPlace, 'slug'>): string {
  return `wish-${slug}`
}

/** The same of a rating. */
export function rateName({ slug }: Pick<FeelingsPlace, 'slug'>): string {
  return `rate-${slug}`
}

type FeelingsFormProps = FeelingsPlace & {
  isWished?: boolean
  emotion?: number | null
  isLeaving?: boolean
  onWish?: (isWished: boolean) => void
  onRate?: (emotion: Emotion) => void
  /** The way to take the rating back. */
  retraction?: ReactNode
  /** Says that one has to sign in first. */
  isVisitor?: boolean
  /** Keeps the place while what the customer has said is being read. */
  isWaiting?: boolean
}

/** The wish and the rating, as they are drawn for everybody. */
export function FeelingsForm(props: FeelingsFormProps) {
  const { show, slug, canBeRated, isWished = false, emotion = null, isLeaving, onWish, onRate } = props
  const { retraction, isVisitor = false, isWaiting = false } = props
  const rate = (next: Emotion) => onRate?.(next)
  return (
    <div className={isWaiting ? styles.waiting : styles.feelings} inert={isWaiting}>
      <div className={styles.wish}>
        <WishButton
          id={wishName({ slug })}
          title={show.title}
          isWished={isWished}
          isBusy={isLeaving}
          onChange={(wanted) => onWish?.(wanted)}
        />
      </div>
      {canBeRated && (
        <div className={styles.rating}>
          <p className={styles.question}>
            <Trans>Seen it? How was it?</Trans>
          </p>
          <RatingPart onRate={rate}>
            <RatingChoice id={rateName({ slug })} title={show.title} emotion={emotion} onRate={rate} />
            {!isVisitor && <div className={styles.foot}>{retraction}</div>}
          </RatingPart>
        </div>
      )}
      {isVisitor && (
        <p className={classes(styles.foot, styles.note)}>
          <Trans>You sign in first, and come back to this page.</Trans>
        </p>
      )}
    </div>
  )
}
