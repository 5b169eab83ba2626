import { Plural, Trans } from '@lingui/react/macro'
import type { CSSProperties, ReactNode } from 'react'
import type { AccountStatistics } from '#src/api/contract.ts'
import { formatNumber } from '#src/app/i18n/formats.ts'
import { formatPercent } from '#src/app/i18n/page-formats.ts'
import { classes } from '#src/ui/classes.ts'
import styles from './figures.module.css'
import { formatDays, formatTimeSpent } from './statistic-formats.ts'
import { hallOf } from './statistic-rules.ts'
import { VisitedHall } from './visited-hall.tsx'

declare module 'react' {
  interface CSSProperties {
    /** How many characters stand on the line, for a size that lets them fit. */
    '--characters'?: number
  }
}

/** Five figures: the films with a seat for each, the time, the share in the original language, the genre and the cinema. */
export function Figures({ showsSeen, timeSpent, favoriteGenre, mostVisitedCinema, voPercent }: AccountStatistics) {
  const days = formatDays(timeSpent)
  const hall = hallOf(showsSeen, 0.47)
  return (
    <dl className={styles.figures}>
      <Figure
        label={<Plural value={showsSeen} one="film seen" other="films seen" />}
        className={styles.shows}
        value={formatNumber(showsSeen)}
        size={{ '--characters': formatNumber(showsSeen).length }}
      >
        {showsSeen > 0 && (
          <dd className={styles.hall} aria-hidden={hall.each === 1 || undefined}>
            <VisitedHall hall={hall} />
            {hall.each > 1 && (
              <p className="t-small muted">
                <Trans>One seat stands for {formatNumber(hall.each)} films.</Trans>
              </p>
            )}
          </dd>
        )}
      </Figure>
      <Figure
        label={
          days ? (
            <Trans>in front of the screen. That is {days} without an interval.</Trans>
          ) : (
            <Trans>in front of the screen</Trans>
          )
        }
        value={<span className="t-mega">{formatTimeSpent(timeSpent)}</span>}
      />
      <Figure
        label={<Trans>in their original language</Trans>}
        value={
          <>
            <span className="t-mega">{formatPercent(voPercent)}</span>
            <span className={styles.share} aria-hidden="true">
              <span className={styles.part} style={{ width: `${voPercent}%` }} />
            </span>
          </>
        }
      />
      <Figure label={<Trans>the genre you saw most</Trans>} value={<Name>{favoriteGenre}</Name>} />
      <Figure label={<Trans>the cinema you went to most</Trans>} value={<Name>{mostVisitedCinema}</Name>} />
    </dl>
  )
}

/** A name from the wire, which may be written in the other direction; smaller than a number. */
function Name({ children }: { children: string | null }) {
  return <span className="t-title">{children ? <bdi>{children}</bdi> : <Trans>None yet</Trans>}</span>
}

type FigureProps = {
  label: ReactNode
  value: ReactNode
  className?: string | undefined
  size?: CSSProperties
  /** What stands beside the figure. */
  children?: ReactNode
}

function Figure({ label, value, className, size, children }: FigureProps) {
  return (
    <div className={classes(styles.figure, className)} style={size}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {children}
    </div>
  )
}
