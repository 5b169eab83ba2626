import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { LatePart } from '#src/app/screens/late-part.tsx'
import { homeArrival } from '#src/features/account/home-arrival.ts'
import { HomePage } from '#src/features/account/home-page.tsx'
import { alertsQuery, surveyQuery } from '#src/features/account/home-queries.ts'
import { HomeSkeleton } from '#src/features/account/home-skeleton.tsx'
import { FavouriteCinemas, FavouriteCinemasSkeleton } from '#src/features/cinemas/favourite-cinemas.tsx'
import { favouritesQuery } from '#src/features/cinemas/favourites-query.ts'
import { LoyaltySummary } from '#src/features/loyalty/loyalty-summary.tsx'
import { clientShowsQuery } from '#src/features/shows/client-shows-query.ts'
import { Wishes, WishesSkeleton } from '#src/features/shows/wishes.tsx'
import { SubscriptionNotice } from '#src/features/subscription/subscription-notice.tsx'
import { subscriptionQuery } from '#src/features/subscription/subscription-query.ts'
import { SubscriptionSummary } from '#src/features/subscription/subscription-summary.tsx'
import { NextTicket } from '#src/features/tickets/next-ticket.tsx'
import { StartsIn } from '#src/features/tickets/starts-in.tsx'
import { ticketsQuery } from '#src/features/tickets/tickets-query.ts'
import { goodiesQuery } from '#src/features/wallet/goodies-query.ts'
import { WalletSummary } from '#src/features/wallet/wallet-summary.tsx'
import { TicketSkeleton } from '#src/ui/ticket-skeleton.tsx'

/** The signed-in customer's home: each noun has its part in it. */
export const Route = createFileRoute('/$language/_site/_account/')({
  loader: async ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(favouritesQuery())
    void queryClient.prefetchQuery(clientShowsQuery())
    await homeArrival({
      needed: [
        queryClient.ensureQueryData(ticketsQuery()),
        queryClient.ensureQueryData(subscriptionQuery()),
        queryClient.ensureQueryData(goodiesQuery()),
      ],
      welcome: [queryClient.prefetchQuery(alertsQuery()), queryClient.prefetchQuery(surveyQuery())],
    })
  },
  staticData: { page: 'my_account_hp', title: msg`My account` },
  pendingComponent: () => <HomeSkeleton starts={<StartsIn />} ticket={<TicketPart />} />,
  component: () => (
    <HomePage
      starts={<StartsIn />}
      urgent={<SubscriptionNotice />}
      ticket={<TicketPart />}
      monthly={
        <>
          <LatePart title={<Trans>Subscription</Trans>}>
            <SubscriptionSummary />
          </LatePart>
          <LoyaltySummary />
        </>
      }
    >
      <LatePart title={<Trans>Wallet</Trans>} layout="margin">
        <WalletSummary />
      </LatePart>
      <LatePart title={<Trans>Your cinemas</Trans>} layout="margin" skeleton={<FavouriteCinemasSkeleton />}>
        <FavouriteCinemas />
      </LatePart>
      <LatePart title={<Trans>Your wishlist</Trans>} skeleton={<WishesSkeleton />}>
        <Wishes />
      </LatePart>
    </HomePage>
  ),
})

function TicketPart() {
  return (
    <LatePart title={<Trans>Your tickets</Trans>} skeleton={<TicketSkeleton />}>
      <NextTicket />
    </LatePart>
  )
}
