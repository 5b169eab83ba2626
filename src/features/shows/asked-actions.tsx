import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import type { AskedShow, RatingVisit } from './use-rating-visit.ts'

/** What else there is to say about a film that waits for a word: never to be asked again, or what undoes the last answer. */
export function AskedActions({ asked, visit }: { asked: AskedShow; visit: RatingVisit }) {
  const { t } = useLingui()
  const { answer, waits } = asked
  const { title } = asked.show
  if (answer === 'ignored') {
    return (
      <Button variant="text" aria-label={t`Rate it after all: ${title}`} onClick={() => visit.bringBack(asked)}>
        <Trans>Rate it after all</Trans>
      </Button>
    )
  }
  if (answer === 'rated') {
    return (
      <Button
        key="back"
        variant="text"
        aria-label={t`Take the rating back: ${title}`}
        onClick={() => visit.rate(asked, null)}
      >
        <Trans>Take the rating back</Trans>
      </Button>
    )
  }
  // A film that was rated once is not asked about any more.
  if (!waits) return null
  return (
    <Button key="ignore" variant="text" aria-label={t`Do not ask again: ${title}`} onClick={() => visit.ignore(asked)}>
      <Trans>Do not ask again</Trans>
    </Button>
  )
}
