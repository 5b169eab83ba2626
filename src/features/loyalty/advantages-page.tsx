import { Plural, Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useRouteContext } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { apiQuery } from '#src/api/query.ts'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { isOn } from '#src/app/flags/flags.ts'
import { isFocusLost } from '#src/app/focus/lost.ts'
import { AccountPageHead } from '#src/app/screens/account-page-head.tsx'
import { LatePart } from '#src/app/screens/late-part.tsx'
import { SectionSkeleton } from '#src/ui/skeleton.tsx'
import { advantagesQuery } from './advantages-query.ts'
import { AdvantagesToUse } from './advantages-to-use.tsx'
import { JoinClubDialog } from './join-club-dialog.tsx'
import { LoyaltySummary } from './loyalty-summary.tsx'
import { Membership } from './membership.tsx'
import { standingOf } from './membership-rules.ts'
import { NoAdvantages, NoMember } from './no-advantages.tsx'
import { PointsHistoryPart, PointsHistoryTitle } from './points-history.tsx'
import { TermsNotice } from './terms-notice.tsx'

/**
 * What the club is worth to the customer: their points, what they may use and until when, and how the points came and went; or what the
 * club is, and the way into it.
 *
 * @param type `points` shows those advantages alone that were bought with points.
 */
export function AdvantagesPage({ type }: { type: 'points' | undefined }) {
  // Another language draws the page anew, once what it reads is there in that language.
  useParams({ from: '/$language' })
  const { data: account } = useSuspenseQuery(apiQuery('/api/accounts/me'))
  const { data: advantages } = useSuspenseQuery(advantagesQuery())
  const { settings } = useRouteContext({ from: '__root__' })
  const joining = useUrlDialog('join-club')
  const content = useRef<HTMLDivElement>(null)
  const standing = standingOf(account)
  const isOpenClub = isOn(settings, 'clubProviderEnabled')
  const count = advantages.length

  // Whoever joins, accepts or leaves sees the button go that they pressed: they read on from the top of what is there now.
  const shown = useRef(standing)
  useLayoutEffect(() => {
    if (joining.isOpen || shown.current === standing) return
    shown.current = standing
    if (isFocusLost()) content.current?.focus()
  }, [standing, joining.isOpen])

  return (
    <>
      <AccountPageHead
        title={<Trans>Your advantages</Trans>}
        lead={count > 0 && <Plural value={count} one="# to use" other="# to use" />}
      />
      <div ref={content} tabIndex={-1}>
        {standing === 'terms-open' && isOpenClub && <TermsNotice onAccept={joining.open} />}
        {standing !== 'outside' && <LoyaltySummary linked={false} />}
        {count > 0 && <AdvantagesToUse all={advantages} type={type} />}
        {count === 0 &&
          (standing === 'outside' ? <NoMember onJoin={isOpenClub ? joining.open : undefined} /> : <NoAdvantages />)}
        {standing !== 'outside' && (
          <>
            <LatePart title={<PointsHistoryTitle />} layout="margin" skeleton={<SectionSkeleton lines={6} />}>
              <PointsHistoryPart />
            </LatePart>
            <Membership account={account} advantages={count} />
          </>
        )}
      </div>
      <JoinClubDialog
        isOpen={joining.isOpen && isOpenClub && standing !== 'member'}
        isMember={standing === 'terms-open'}
        close={joining.close}
      />
    </>
  )
}
