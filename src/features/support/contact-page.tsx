import { Trans } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { AccountPageHead } from '#src/app/screens/account-page-head.tsx'
import { LatePart } from '#src/app/screens/late-part.tsx'
import { SectionSkeleton } from '#src/ui/skeleton.tsx'
import { HelpCentre } from './help-centre.tsx'
import { WaysToReachUs } from './ways-to-reach-us.tsx'

/** What customers ask most, with the answers, and how to reach somebody, also where the answers cannot be had. Visitors read it too. */
export function ContactPage() {
  // Another language draws the page anew, once what it reads is there in that language.
  useParams({ from: '/$language' })
  return (
    <>
      <AccountPageHead title={<Trans>Help and contact</Trans>} lead={<Trans>Find an answer, or write to us.</Trans>} />
      <LatePart title={<Trans>Answers</Trans>} layout="margin" skeleton={<SectionSkeleton lines={6} />}>
        <HelpCentre />
      </LatePart>
      <WaysToReachUs />
    </>
  )
}
