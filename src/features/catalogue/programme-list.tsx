import { Trans, useLingui } from '@lingui/react/macro'
import { SiteLink } from '#src/app/links/site-link.tsx'
import { useSiteLinks } from '#src/app/links/use-site-links.ts'
import { Button } from '#src/ui/button.tsx'
import { PosterGridSkeleton } from '#src/ui/poster-grid.tsx'
import { Section } from '#src/ui/section.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import { ProgrammeCount } from './programme-count.tsx'
import { ProgrammeEmpty } from './programme-empty.tsx'
import styles from './programme-list.module.css'
import { ProgrammePosters } from './programme-posters.tsx'
import type { ProgrammeKind } from './programme-rules.ts'
import { ProgrammeTrouble } from './programme-trouble.tsx'
import { whenNames } from './programme-words.ts'
import type { Programme } from './use-programme.ts'
import type { ProgrammePart } from './use-programme-part.ts'

type ProgrammeListProps = {
  kind: ProgrammeKind
  programme: Programme
  part: ProgrammePart
  isFiltered: boolean
  onClear: () => void
  onEverywhere: (() => void) | undefined
}

/** What is found in a programme, how many that are, and of which cinema. */
export function ProgrammeList({ kind, programme, part, isFiltered, onClear, onEverywhere }: ProgrammeListProps) {
  const { i18n } = useLingui()
  const { catalogue } = useSiteLinks()
  const { cinema, trouble, failure, isBusy } = programme
  const { found, when, instead } = part
  const hasSome = found !== undefined && found.length > 0
  return (
    <>
      <Section
        title={i18n._(whenNames[when])}
        action={
          // There from the start, so that what comes into it is read out.
          <p role="status" className="t-small muted">
            {found && !isBusy && <ProgrammeCount kind={kind} count={found.length} />}
          </p>
        }
      >
        {trouble && (
          <div className={styles.trouble}>
            <ProgrammeTrouble {...trouble} />
          </div>
        )}
        {(cinema || (isFiltered && hasSome)) && (
          <div className={styles.wanted}>
            {cinema && (
              <SiteLink className={textLinkClass()} href={catalogue.cinema(cinema.slug)}>
                {cinema.name}
              </SiteLink>
            )}
            {isFiltered && hasSome && (
              <Button variant="text" icon="close" onClick={onClear}>
                <Trans>Clear the search</Trans>
              </Button>
            )}
          </div>
        )}
        {failure && <ProgrammeFailure retry={failure.retry} />}
        {!failure && !found && <PosterGridSkeleton posters={12} />}
        {found?.length === 0 && (
          <ProgrammeEmpty part={part} isFiltered={isFiltered} onClear={onClear} onEverywhere={onEverywhere} />
        )}
        {found && hasSome && <ProgrammePosters entries={found} isNewTold={when === 'new'} isBusy={isBusy} />}
      </Section>
      {instead && (
        <Section
          title={i18n._(whenNames[instead.when])}
          action={
            <p className="t-small muted">
              <ProgrammeCount kind={kind} count={instead.found.length} />
            </p>
          }
        >
          <ProgrammePosters entries={instead.found} isNewTold={instead.when === 'new'} isBusy={isBusy} />
        </Section>
      )}
    </>
  )
}

function ProgrammeFailure({ retry }: { retry: () => void }) {
  return (
    <div className="stack">
      <p role="alert">
        <Trans>The programme could not be loaded. Please try again in a moment.</Trans>
      </p>
      <Button variant="line" onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
