import { Trans } from '@lingui/react/macro'
import { type RefObject, useId } from 'react'
import { formatDuration, formatNumber } from '#src/app/i18n/formats.ts'
import { Button } from '#src/ui/button.tsx'
import { Poster } from '#src/ui/poster.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { KeyHint } from './key-hint.tsx'
import { LastAnswer } from './last-answer.tsx'
import { RatingChoice } from './rating-choice.tsx'
import { RatingPart } from './rating-part.tsx'
import type { Emotion } from './rating-rules.ts'
import styles from './round-step.module.css'
import type { RatingRound } from './use-rating-round.ts'
import type { AskedShow } from './use-rating-visit.ts'

type RoundStepProps = { round: RatingRound; asked: AskedShow; headingRef: RefObject<HTMLHeadingElement | null> }

/** One film of the round: its poster, three answers, and two ways to give none. */
export function RoundStep({ round, asked, headingRef }: RoundStepProps) {
  const hintId = useId()
  const headId = useId()
  const { title, posterPath, directors, duration } = asked.show
  // A length of time goes to the next line as a whole.
  const length = duration === null ? null : formatDuration(duration).replaceAll(' ', '\u00a0')
  const facts = [directors, length].filter(Boolean).join(' · ')
  const position = formatNumber(round.position)
  const total = formatNumber(round.total)
  const rate = (emotion: Emotion) => round.rate(asked, emotion)
  return (
    <section className={styles.step} aria-labelledby={headId}>
      <RatingPart onRate={rate}>
        <div className={styles.film}>
          <div className={styles.picture}>
            {round.visit.isDrawing ? <Skeleton kind="poster" /> : <Poster src={posterPath} title={title} priority />}
          </div>
          <div className={styles.head}>
            <p className={styles.progress}>
              <Trans>
                {position} of {total}
              </Trans>
            </p>
            <h2 className={styles.title} id={headId} ref={headingRef} tabIndex={-1}>
              {title}
            </h2>
            {facts && <p className="t-small muted">{facts}</p>}
          </div>
          <div className={styles.answers}>
            <RatingChoice title={title} emotion={asked.emotion} hintId={hintId} onRate={rate} large />
            <KeyHint id={hintId} />
            <div className={styles.others}>
              <Button variant="text" onClick={() => round.skip(asked)}>
                <Trans>Later</Trans>
              </Button>
              <Button variant="text" onClick={() => round.ignore(asked)}>
                <Trans>Do not ask again</Trans>
              </Button>
            </div>
            <LastAnswer round={round} />
          </div>
        </div>
      </RatingPart>
    </section>
  )
}
