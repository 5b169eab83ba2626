import { Trans } from '@lingui/react/macro'
import { consentPreferences } from '#src/app/consent/consent-preferences.ts'
import { classes } from '#src/ui/classes.ts'
import end from './footer-end.module.css'
import { Rights } from './rights.tsx'
import styles from './site-footer.module.css'

/** The footer of a deployment that has its own round the portal: the rights and the privacy preferences. */
export function LightFooter() {
  return (
    <footer className={styles.footer}>
      <div className={classes('sheet', end.end, end.alone)}>
        <Rights />
        <button type="button" className={end.link} aria-haspopup="dialog" onClick={consentPreferences.open}>
          <Trans>Privacy preferences</Trans>
        </button>
      </div>
    </footer>
  )
}
