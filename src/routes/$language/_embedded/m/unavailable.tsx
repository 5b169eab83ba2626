import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { EmbeddedWay } from '#src/app/screens/embedded-way.tsx'
import { UnavailablePage } from '#src/app/screens/unavailable-page.tsx'

/** What stands in for an embedded page whose feature is off, at the address of that page. */
export const Route = createFileRoute('/$language/_embedded/m/unavailable')({
  staticData: { page: 'unavailable', title: msg`Not available` },
  component: () => <UnavailablePage way={<EmbeddedWay />} />,
})
