import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { apiQuery } from '#src/api/query.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Logo } from '#src/ui/logo.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { RegistrationForm } from './registration-form.tsx'
import styles from './registration-page.module.css'

/**
 * What somebody who has just signed in for the first time answers to become a customer.
 *
 * @param target where they were going, a path of this site; `/` leads home.
 */
export function RegistrationPage({ target }: { target: string }) {
  const { data: account } = useSuspenseQuery(apiQuery('/api/accounts/me'))
  const { session, site } = useRouteContext({ from: '__root__' })
  const navigate = useNavigate()
  const { brand } = site.market

  function goOn() {
    const language = currentLanguage()
    void navigate({ href: target === '/' ? `/${language}` : target, replace: true })
  }

  return (
    <>
      <header className={classes('sheet', styles.bar)}>
        <Logo brand={brand} />
        <Button variant="text" onClick={() => session.signOut()}>
          <Trans>Sign out</Trans>
        </Button>
      </header>
      <main className="sheet">
        <PageHead
          title={<Trans>Welcome to {brand}.</Trans>}
          lead={<Trans>A few answers, and your account is ready.</Trans>}
        />
        <RegistrationForm account={account} onRegistered={goOn} />
      </main>
    </>
  )
}
