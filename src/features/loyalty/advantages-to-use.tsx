import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Advantage } from '#src/api/contract.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { formatNumber } from '#src/app/i18n/formats.ts'
import { LatePart } from '#src/app/screens/late-part.tsx'
import { Section } from '#src/ui/section.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { AdvantageList } from './advantage-list.tsx'
import { advantagesQuery } from './advantages-query.ts'

type AdvantagesToUseProps = { all: readonly Advantage[]; type: 'points' | undefined }

/** What a member may use: everything, or what was bought with points. The choice is in the address. */
export function AdvantagesToUse({ all, type }: AdvantagesToUseProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const everything = formatNumber(all.length)
  const bought = formatNumber(all.filter(({ loyaltyPoints }) => loyaltyPoints !== null).length)
  const choose = (choice: 'all' | 'points') =>
    void navigate({
      to: '/$language/advantages',
      params: { language: currentLanguage() },
      search: (search) => ({ ...search, type: choice === 'points' ? choice : undefined }),
      replace: true,
      resetScroll: false,
    })
  return (
    <Section title={<Trans>To use</Trans>} layout="margin">
      <Segmented
        legend={t`Which advantages`}
        options={[
          { value: 'all', label: t`All (${everything})` },
          { value: 'points', label: t`Bought with points (${bought})` },
        ]}
        value={type ?? 'all'}
        onChange={choose}
      />
      {type === 'points' ? (
        <LatePart skeleton={<Waiting />}>
          <BoughtWithPoints />
        </LatePart>
      ) : (
        <AdvantageList advantages={all} />
      )}
    </Section>
  )
}

function BoughtWithPoints() {
  const { data: advantages } = useSuspenseQuery(advantagesQuery('points'))
  if (advantages.length > 0) return <AdvantageList advantages={advantages} />
  return (
    <p className="muted">
      <Trans>You have bought no advantage with your points that you could use now.</Trans>
    </p>
  )
}

function Waiting() {
  return (
    <div>
      <p className="visually-hidden" role="status">
        <Trans>What you bought with points is being loaded.</Trans>
      </p>
      <Skeleton kind="lead" />
      <Skeleton kind="lead" width="long" />
      <Skeleton kind="lead" width="half" />
    </div>
  )
}
