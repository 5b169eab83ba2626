import { Trans, useLingui } from '@lingui/react/macro'
import { SiteLink } from '#src/app/links/site-link.tsx'
import { useSiteLinks } from '#src/app/links/use-site-links.ts'
import { textLinkClass } from '#src/ui/text-link.ts'
import styles from './other-programmes.module.css'
import type { ProgrammeKind } from './programme-rules.ts'

/** The ways from one programme to the others. */
export function OtherProgrammes({ kind }: { kind: ProgrammeKind }) {
  const { t } = useLingui()
  const { catalogue } = useSiteLinks()
  return (
    <nav className={styles.others} aria-label={t`Also in our cinemas`}>
      {kind !== 'films' && (
        <SiteLink className={textLinkClass()} href={catalogue.page('movies')}>
          <Trans>Films</Trans>
        </SiteLink>
      )}
      {kind !== 'events' && (
        <SiteLink className={textLinkClass()} href={catalogue.page('entertainment')}>
          <Trans>Opera, concerts and other events</Trans>
        </SiteLink>
      )}
      {kind !== 'all' && (
        <SiteLink className={textLinkClass()} href={catalogue.page('shows')}>
          <Trans>Films and events together</Trans>
        </SiteLink>
      )}
    </nav>
  )
}
