import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { Button } from '#src/ui/button.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import { LastAnswer } from './last-answer.tsx'
import { LeaveAction } from './leave-action.tsx'
import styles from './round-end.module.css'
import type { RatingRound } from './use-rating-round.ts'

type RoundEndProps = { round: RatingRound; headingRef: RefObject<HTMLHeadingElement | null> }

/** The end of the round, or that there is nothing to rate: what is left, and the ways on. */
export function RoundEnd({ round, headingRef }: RoundEndProps) {
  const left = round.waiting.length
  return (
    <section className={styles.end}>
      <h2 className="t-lead" ref={headingRef} tabIndex={-1}>
        {left > 0 ? (
          <Plural value={left} one="# film still waits for your word." other="# films still wait for your word." />
        ) : (
          <Trans>You have had your say about every film you saw.</Trans>
        )}
      </h2>
      {round.total === 0 && (
        <p className="muted">
          <Trans>After your next visit, the film stands here until you have rated it.</Trans>
        </p>
      )}
      <div className="row">
        {left > 0 && (
          <Button variant="line" onClick={round.resume}>
            <Trans>Rate them now</Trans>
          </Button>
        )}
        <LeaveAction place="end" />
        <Link className={textLinkClass()} to="/$language/ratings" params={{ language: currentLanguage() }}>
          <Trans>Your ratings</Trans>
        </Link>
      </div>
      <LastAnswer round={round} />
    </section>
  )
}
