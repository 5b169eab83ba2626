import { Plural, Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import type { Account } from '#src/api/contract.ts'
import { apiQuery } from '#src/api/query.ts'
import { isOn } from '#src/app/flags/flags.ts'
import { currentLanguage } from '#src/app/i18n/language.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Section } from '#src/ui/section.tsx'
import styles from './shortcuts.module.css'

/** The ways on from the home, to the pages that there are. */
export function Shortcuts() {
  const { data: account } = useSuspenseQuery(apiQuery('/api/accounts/me'))
  const { settings } = useRouteContext({ from: '__root__' })
  const params = { language: currentLanguage() }
  return (
    <Section title={<Trans>Your account</Trans>}>
      <ul className={styles.shortcuts}>
        <li>
          <Link className={styles.shortcut} to="/$language/profile" params={params}>
            <Icon name="user" />
            <span>
              <span className={styles.name}>
                <Trans>Your profile</Trans>
              </span>
              <span className={styles.note}>{account.email}</span>
            </span>
            <Icon name="chevron" />
          </Link>
        </li>
        <li>
          <Link className={styles.shortcut} to="/$language/tickets" params={params}>
            <Icon name="ticket" />
            <span>
              <span className={styles.name}>
                <Trans>Your tickets</Trans>
              </span>
              <span className={styles.note}>
                <Trans>All those to come, with their codes</Trans>
              </span>
            </span>
            <Icon name="chevron" />
          </Link>
        </li>
        {isOn(settings, 'myInterestEnabled') && (
          <li>
            <Link className={styles.shortcut} to="/$language/my-interests" params={params}>
              <Icon name="bookmark" />
              <span>
                <span className={styles.name}>
                  <Trans>Your interests</Trans>
                </span>
                <span className={styles.note}>
                  <Chosen {...account.interest} />
                </span>
              </span>
              <Icon name="chevron" />
            </Link>
          </li>
        )}
      </ul>
    </Section>
  )
}

function Chosen({ genres, events }: Account['interest']) {
  const count = (genres?.length ?? 0) + (events?.length ?? 0)
  if (count === 0) return <Trans>Tell us what you like to see</Trans>
  return <Plural value={count} one="# chosen" other="# chosen" />
}
