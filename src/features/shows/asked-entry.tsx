import { Trans } from '@lingui/react/macro'
import { AskedActions } from './asked-actions.tsx'
import { RatingChoice } from './rating-choice.tsx'
import { RatingPart } from './rating-part.tsx'
import type { Emotion } from './rating-rules.ts'
import { ShowEntry } from './show-entry.tsx'
import type { AskedShow, RatingVisit } from './use-rating-visit.ts'
import { Verdict } from './verdict.tsx'

type AskedEntryProps = {
  asked: AskedShow
  visit: RatingVisit
  /** Id of what says that keys work. */
  hintId: string
}

/** A film that waits for a word: three answers, or none ever. Whatever was said can be undone where it was said. */
export function AskedEntry({ asked, visit, hintId }: AskedEntryProps) {
  const { show, answer, emotion } = asked
  const rate = (next: Emotion) => visit.rate(asked, next)
  return (
    <ShowEntry
      show={show}
      isDrawing={visit.isDrawing}
      isTakenDown={answer === 'ignored'}
      note={
        <>
          {answer === 'open' && <Trans>What did you think of it?</Trans>}
          {answer === 'ignored' && <Trans>We will not ask about it again.</Trans>}
          {emotion !== null && <Verdict emotion={emotion} />}
        </>
      }
      actions={
        <RatingPart onRate={rate}>
          {answer !== 'ignored' && <RatingChoice title={show.title} emotion={emotion} hintId={hintId} onRate={rate} />}
          <AskedActions asked={asked} visit={visit} />
        </RatingPart>
      }
    />
  )
}
