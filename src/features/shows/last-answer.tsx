import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import styles from './last-answer.module.css'
import type { RatingRound } from './use-rating-round.ts'
import type { AskedShow } from './use-rating-visit.ts'

/** What was said about the film before, and the way back to it. An answer that could not be saved is none. */
export function LastAnswer({ round }: { round: RatingRound }) {
  const { t } = useLingui()
  const { previous } = round
  if (!previous) return null
  const { title } = previous.show
  return (
    <div className={styles.last}>
      <p>
        <Said asked={previous} />
      </p>
      <Button
        variant="text"
        aria-label={previous.answer === 'open' ? t`Back to it: ${title}` : t`Undo: ${title}`}
        onClick={() => round.undo(previous)}
      >
        {previous.answer === 'open' ? <Trans>Back to it</Trans> : <Trans>Undo</Trans>}
      </Button>
    </div>
  )
}

function Said({ asked: { show, answer, emotion } }: { asked: AskedShow }) {
  const { title } = show
  if (answer === 'open') return <Trans>{title} still waits for your word.</Trans>
  if (answer === 'ignored') return <Trans>We will not ask about {title} again.</Trans>
  switch (emotion) {
    case 3:
      return <Trans>You loved {title}.</Trans>
    case 2:
      return <Trans>You liked {title}.</Trans>
    case 1:
      return <Trans>{title} was not for you.</Trans>
    default:
      return <Trans>You rated {title}.</Trans>
  }
}
