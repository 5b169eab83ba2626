import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { formatNumber } from '#src/app/i18n/formats.ts'
import { SiteLink } from '#src/app/links/site-link.tsx'
import { useSiteLinks } from '#src/app/links/use-site-links.ts'
import { Button } from '#src/ui/button.tsx'
import { PosterGrid, PosterTile, postersInRow } from '#src/ui/poster-grid.tsx'
import { ProgrammeNote } from './programme-note.tsx'
import styles from './programme-posters.module.css'
import type { Entry } from './programme-rules.ts'
import { programmeStep, useShownCount } from './use-shown-count.ts'

type ProgrammePostersProps = {
  entries: readonly Entry[]
  /** All of them are new, and the page says so. */
  isNewTold: boolean
  /** Others are about to take their place. */
  isBusy: boolean
}

/** A programme's posters: its beginning, how much there is, and a button for more. Whoever comes back to it finds as many as before. */
export function ProgrammePosters({ entries, isNewTold, isBusy }: ProgrammePostersProps) {
  const { catalogue } = useSiteLinks()
  const { limit, showMore } = useShownCount()
  const [inRow] = useState(postersInRow)
  const count = useRef<HTMLParagraphElement>(null)
  const shown = formatNumber(Math.min(limit, entries.length))
  const all = formatNumber(entries.length)

  function showRest() {
    // The button goes away with the last of them: the focus stays in the list.
    if (limit + programmeStep >= entries.length) count.current?.focus()
    showMore()
  }

  return (
    <>
      <PosterGrid busy={isBusy}>
        {entries.slice(0, limit).map((entry, place) => {
          const { slug, movie, title, posterPath } = entry.show
          return (
            <PosterTile
              // A nameless one has only its place.
              key={slug ?? place}
              src={posterPath}
              title={title}
              note={<ProgrammeNote entry={entry} isNewTold={isNewTold} />}
              priority={place < inRow}
              link={slug === null ? undefined : (tile) => <SiteLink href={catalogue.show({ slug, movie })} {...tile} />}
            />
          )
        })}
      </PosterGrid>
      {entries.length > programmeStep && (
        <div className={styles.more}>
          {limit < entries.length && (
            <Button variant="line" onClick={showRest}>
              <Trans>Show more</Trans>
            </Button>
          )}
          <p ref={count} className="t-small muted" tabIndex={-1}>
            <Trans>
              {shown} of {all}
            </Trans>
          </p>
        </div>
      )}
    </>
  )
}
