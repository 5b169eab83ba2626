import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouteContext } from '@tanstack/react-router'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { languageName } from '#src/app/i18n/formats.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { signOutIcon } from '#src/ui/page-icons.ts'
import styles from './account-dialog.module.css'
import { pageOf } from './menu.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { useFirstName } from './use-first-name.ts'

/** The account menu. Its links take the dialog's place in the history, so that Back leads to the page and not to the menu. */
export function AccountDialog() {
  const { t } = useLingui()
  const { isOpen, close } = useUrlDialog('account')
  const firstName = useFirstName()
  return (
    <Dialog open={isOpen} title={firstName ? t`Hello, ${firstName}` : t`Hello`} closeLabel={t`Close`} onClose={close}>
      <AccountMenu />
    </Dialog>
  )
}

function AccountMenu() {
  const { t } = useLingui()
  const { settings, session } = useRouteContext({ from: '__root__' })
  const language = currentLanguage()
  const entries = [
    { to: '/$language/profile', label: t`Profile` },
    { to: pageOf(settings, 'goodiesEnabled'), label: t`Vouchers and gift cards` },
    { to: pageOf(settings, 'advantagesEnabled'), label: t`Advantages and cards` },
    { to: '/$language/tickets', label: t`Bookings` },
    { to: pageOf(settings, 'myInterestEnabled'), label: t`Interests` },
  ] as const
  return (
    <>
      <nav aria-label={t`Account menu`}>
        <ul className={styles.entries}>
          {entries.map(
            ({ to, label }) =>
              to && (
                <li key={to}>
                  <Link className={styles.entry} to={to} params={{ language }} replace>
                    {label}
                    <Icon name="chevron" />
                  </Link>
                </li>
              ),
          )}
          <li>
            <Link
              className={styles.entry}
              to="."
              search={(search) => ({ ...search, dialog: 'language' as const })}
              hash
              replace
              resetScroll={false}
            >
              <span>
                <Trans>
                  Language: <span lang={language}>{languageName(language)}</span>
                </Trans>
              </span>
              <Icon name="globe" />
            </Link>
          </li>
        </ul>
      </nav>
      <ThemeSwitch />
      <Button variant="line" icon={signOutIcon} wide onClick={() => session.signOut()}>
        <Trans>Sign out</Trans>
      </Button>
    </>
  )
}
