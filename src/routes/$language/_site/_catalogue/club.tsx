import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requireFlag } from '#src/app/router/flag-guard.ts'
import { ClubPage } from '#src/features/catalogue/club-page.tsx'
import { OwnPoints } from '#src/features/loyalty/own-points.tsx'

export const Route = createFileRoute('/$language/_site/_catalogue/club')({
  staticData: { page: 'club', title: msg`The Club` },
  beforeLoad: (visit) => requireFlag(visit, 'clubProviderEnabled'),
  component: () => <ClubPage OwnPoints={OwnPoints} />,
})
