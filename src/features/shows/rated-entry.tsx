import { Trans, useLingui } from '@lingui/react/macro'
import type { Show } from '#src/api/contract.ts'
import { Button } from '#src/ui/button.tsx'
import { RatingChoice } from './rating-choice.tsx'
import { RatingPart } from './rating-part.tsx'
import { canRate, type Emotion } from './rating-rules.ts'
import { ShowEntry } from './show-entry.tsx'
import { Verdict } from './verdict.tsx'

type RatedEntryProps = {
  show: Show
  /** `null` once the rating is taken back, as long as the page is open. */
  emotion: number | null
  /** Id of what says that keys work. */
  hintId: string
  onRate: (show: Show, emotion: Emotion | null) => void
}

/** A rating, to be changed or taken back. One of a show that the house has forgotten stays as it is. */
export function RatedEntry({ show, emotion, hintId, onRate }: RatedEntryProps) {
  const { t } = useLingui()
  const { title } = show
  const rate = (next: Emotion) => onRate(show, next)
  const verdict = emotion === null ? <Trans>Not rated any more</Trans> : <Verdict emotion={emotion} />
  if (!canRate(show)) {
    return (
      <ShowEntry
        show={show}
        note={
          <>
            <p>{verdict}</p>
            <p>
              <Trans>It has left our records, so your rating stays as it is.</Trans>
            </p>
          </>
        }
      />
    )
  }
  return (
    <ShowEntry
      show={show}
      note={verdict}
      actions={
        <RatingPart onRate={rate}>
          <RatingChoice title={title} emotion={emotion} hintId={hintId} onRate={rate} />
          {emotion !== null && (
            <Button variant="text" aria-label={t`Take the rating back: ${title}`} onClick={() => onRate(show, null)}>
              <Trans>Take the rating back</Trans>
            </Button>
          )}
        </RatingPart>
      }
    />
  )
}
