import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { apiQuery } from '#src/api/query.ts'
import { currentLanguage } from '#src/app/i18n/language.ts'
import { AccountPageHead } from '#src/app/screens/account-page-head.tsx'
import { Bill } from '#src/ui/bill.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty.tsx'
import { Section } from '#src/ui/section.tsx'
import { favouritesQuery, maxFavourites } from './favourites-query.ts'

/** The cinemas that the customer follows, and the one among them where they usually go. */
export function CinemasPage() {
  // Another language draws the page anew, once what it reads is there in that language.
  useParams({ from: '/$language' })
  const { data: cinemas } = useSuspenseQuery(favouritesQuery())
  const { data: account } = useSuspenseQuery(apiQuery('/api/accounts/me'))
  const count = cinemas.length
  return (
    <>
      <AccountPageHead
        title={<Trans>Your cinemas</Trans>}
        lead={
          count > 0 && (
            <Trans>
              {count} of {maxFavourites} places taken
            </Trans>
          )
        }
      />
      {count === 0 ? (
        <EmptyState
          lead={<Trans>No cinema has a place here yet.</Trans>}
          text={
            <Trans>
              There is room for up to {maxFavourites}. Begin with the one where you usually go, in your profile.
            </Trans>
          }
          actions={
            <Link className={buttonClass()} to="/$language/profile" params={{ language: currentLanguage() }}>
              <Trans>To your profile</Trans>
            </Link>
          }
        />
      ) : (
        <Section title={<Trans>Favourites</Trans>} layout="margin">
          <Bill
            rows={cinemas.map(({ id, name, city }) => ({
              label: <strong>{name}</strong>,
              value: city,
              note: id === account.favoriteCinema && <Trans>Where you usually go</Trans>,
            }))}
          />
        </Section>
      )}
    </>
  )
}
