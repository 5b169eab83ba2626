import { classes } from './classes.ts'
import { PosterItem, PosterStrip } from './poster-strip.tsx'
import sectionStyles from './section.module.css'
import styles from './skeleton.module.css'

type SkeletonProps = {
  /** A line of text of that type, a 2:3 poster, or a block as tall as a button. */
  kind?: 'body' | 'small' | 'lead' | 'h2' | 'poster' | 'button'
  width?: 'full' | 'long' | 'half' | 'short'
}

/** Unprinted stock in the place of what is still to come. Says nothing: whoever shows it says that the page is loading. */
export function Skeleton({ kind = 'body', width = 'full' }: SkeletonProps) {
  return <span className={classes(styles.skeleton, styles[kind], styles[width])} aria-hidden="true" />
}

/** A section still to come: its rule, its head and a few lines, or a strip of posters. */
export function SectionSkeleton({ lines = 3, posters = 0 }: { lines?: number; posters?: number }) {
  return (
    <div className={classes(sectionStyles.section, styles.section)} aria-hidden="true">
      <Skeleton kind="h2" width="short" />
      {posters > 0 ? (
        <PosterStrip>
          {repeat(posters, (place) => (
            <PosterSkeleton key={place} />
          ))}
        </PosterStrip>
      ) : (
        <LinesSkeleton lines={lines} />
      )}
    </div>
  )
}

/** A few lines, the last one half as long. */
export function LinesSkeleton({ lines }: { lines: number }) {
  return (
    <div aria-hidden="true">
      {repeat(lines, (line) => (
        <Skeleton key={line} kind="lead" width={line === lines - 1 ? 'half' : 'full'} />
      ))}
    </div>
  )
}

function PosterSkeleton() {
  return (
    <PosterItem>
      <Skeleton kind="poster" />
      <Skeleton width="long" />
      <Skeleton kind="small" width="half" />
    </PosterItem>
  )
}

function repeat<Item>(times: number, make: (place: number) => Item): Item[] {
  return Array.from({ length: times }, (_, place) => make(place))
}
