import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requireFlag } from '#src/app/router/flag-guard.ts'
import { PageSkeleton } from '#src/app/screens/page-skeleton.tsx'
import { AttachCardDialog } from '#src/features/pass-card/attach-card-dialog.tsx'
import { goodiesQuery } from '#src/features/wallet/goodies-query.ts'
import { prepaidsQuery } from '#src/features/wallet/prepaids-query.ts'
import { WalletPage } from '#src/features/wallet/wallet-page.tsx'

export const Route = createFileRoute('/$language/_site/_account/vouchers')({
  staticData: { page: 'vouchers', title: msg`Wallet` },
  beforeLoad: (visit) => requireFlag(visit, 'goodiesEnabled'),
  loader: ({ context: { queryClient } }) =>
    // Without the second list, things can still be spent: only the first one is waited for in vain.
    Promise.all([queryClient.ensureQueryData(goodiesQuery()), queryClient.prefetchQuery(prepaidsQuery())]),
  pendingComponent: PageSkeleton,
  component: () => (
    <>
      <WalletPage />
      <AttachCardDialog />
    </>
  ),
})
