import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Account } from '#src/api/contract.ts'
import { apiQuery } from '#src/api/query.ts'
import { type Flag, isOn } from '#src/app/flags/flags.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { Section } from '#src/ui/section.tsx'
import styles from './shortcuts.module.css'

type Shortcut = { to: string; icon: IconName; name: string; note: ReactNode; flag?: Flag }

/** The ways on from the home, to the pages that there are. */
export function Shortcuts() {
  const { t } = useLingui()
  const { data: account } = useSuspenseQuery(apiQuery('/api/accounts/me'))
  const { settings } = useRouteContext({ from: '__root__' })
  const shortcuts = [
    { to: '/$language/profile', icon: 'user', name: t`Your profile`, note: account.email },
    {
      to: '/$language/tickets',
      icon: 'ticket',
      name: t`Your tickets`,
      note: t`All those to come, with their codes`,
    },
    { to: '/$language/history', icon: 'clock', name: t`Your visits`, note: t`Every film you came for` },
    { to: '/$language/wishlist', icon: 'bookmark', name: t`Your wishlist`, note: t`The films you want to see` },
    { to: '/$language/ratings', icon: 'check', name: t`Your ratings`, note: t`What you thought of the films you saw` },
    { to: '/$language/cinemas', icon: 'pin', name: t`Your cinemas`, note: t`Those you like best` },
    {
      to: '/$language/friends',
      icon: 'armchair',
      name: t`Your friends`,
      note: t`Those you go with, and who asked to`,
      flag: 'myFriendsEnabled',
    },
    {
      to: '/$language/my-interests',
      icon: 'bulb',
      name: t`Your interests`,
      note: <Chosen {...account.interest} />,
      flag: 'myInterestEnabled',
    },
    {
      to: '/$language/statistics',
      icon: 'calendar',
      name: t`Your year in figures`,
      note: t`How many, how long, where`,
      flag: 'statisticsEnabled',
    },
    {
      to: '/$language/preferences',
      icon: 'mail',
      name: t`Your notifications`,
      note: t`What we may send you`,
      flag: 'notificationsEnabled',
    },
    {
      to: '/$language/contact',
      icon: 'search',
      name: t`Help and contact`,
      note: t`Answers, and your messages`,
      flag: 'contactBlockDisplayed',
    },
  ] as const satisfies readonly Shortcut[]
  return (
    <Section title={<Trans>Your account</Trans>}>
      <ul className={styles.shortcuts}>
        {shortcuts
          .filter((shortcut) => !('flag' in shortcut) || isOn(settings, shortcut.flag))
          .map(({ to, icon, name, note }) => (
            <li key={to}>
              <Link className={styles.shortcut} to={to} params={{ language: currentLanguage() }}>
                <Icon name={icon} />
                <span>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.note}>{note}</span>
                </span>
                <Icon name="chevron" />
              </Link>
            </li>
          ))}
      </ul>
    </Section>
  )
}

function Chosen({ genres, events }: Account['interest']) {
  const count = (genres?.length ?? 0) + (events?.length ?? 0)
  if (count === 0) return <Trans>Tell us what you like to see</Trans>
  return <Plural value={count} one="# chosen" other="# chosen" />
}
