import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouteContext } from '@tanstack/react-router'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { Bullet } from '#src/ui/bullet.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './account-tools.module.css'
import { pageOf } from './menu.ts'
import { useFirstName } from './use-first-name.ts'

/** A longer name would push the menu out of its line: the button is then called by what it opens. */
const longestName = 14

/** A signed-in customer's tools: tickets with their count, the account's home, the subscription, and the account menu. */
export function AccountTools({ ticketCount = 0 }: { ticketCount: number | undefined }) {
  const { t } = useLingui()
  const { settings } = useRouteContext({ from: '__root__' })
  const menu = useUrlDialog('account')
  const firstName = useFirstName()
  const shortName = firstName && firstName.length <= longestName ? firstName : undefined
  const params = { language: currentLanguage() }
  const subscription = pageOf(settings, 'subscriptionEnabled')
  return (
    <nav className={styles.tools} aria-label={t`Your account`}>
      <Link className={styles.tool} to="/$language/tickets" params={params}>
        <Icon name="ticket" />
        <span className={styles.word}>
          <Trans>My tickets</Trans>
        </span>
        {ticketCount > 0 && (
          <span className={styles.count}>
            <Bullet count={ticketCount} label={t`Tickets to come:`} />
          </span>
        )}
      </Link>
      <Link className={styles.tool} to="/$language" params={params} activeOptions={{ exact: true }}>
        <Icon name="user" />
        <span className={styles.word}>
          <Trans>My account</Trans>
        </span>
      </Link>
      {subscription && (
        <Link className={styles.tool} to={subscription} params={params}>
          <Icon name="card" />
          <span className={styles.word}>
            <Trans>My subscription</Trans>
          </span>
        </Link>
      )}
      <button
        type="button"
        className={styles.tool}
        aria-label={shortName && t`${shortName}, account menu`}
        aria-haspopup="dialog"
        onClick={menu.open}
      >
        <Icon name="menu" />
        <span className={styles.word}>{shortName ?? <Trans>Menu</Trans>}</span>
      </button>
    </nav>
  )
}
