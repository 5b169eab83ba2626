import { msg, plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Account } from '#src/api/contract.ts'
import { CopyButton } from '#src/app/clipboard/copy-button.tsx'
import { confirm } from '#src/app/dialogs/confirm.ts'
import { Bill } from '#src/ui/bill.tsx'
import { Button } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { useClubCall } from './club-call.ts'
import { ClubTermsLink } from './club-terms-link.tsx'

type MembershipProps = {
  account: Pick<Account, 'loyalty'>
  /** How many advantages there are to use. */
  advantages: number
}

/** The number that a member shows at the till, the club's terms, and the way out of the club. */
export function Membership({ account: { loyalty }, advantages }: MembershipProps) {
  const { mutate, isPending } = useClubCall({ success: msg`You have left the Club.`, errors: 'toast' })
  if (!loyalty) return null
  const { number, points } = loyalty

  async function leave() {
    const isSure = await confirm({
      title: msg`Leave the Club?`,
      text: msg`You lose ${plural(points, { one: '# point', other: '# points' })} and ${plural(advantages, { one: '# advantage', other: '# advantages' })} at once, and they do not come back if you join again. Your tickets and your wallet stay.`,
      confirm: msg`Leave the Club`,
      cancel: msg`Stay in the Club`,
      danger: true,
    })
    if (isSure) mutate({ body: { hasLoyalty: false } })
  }

  return (
    <Section title={<Trans>Your membership</Trans>} layout="margin">
      <Bill rows={[{ label: <Trans>Your Club number</Trans>, value: <strong>{number}</strong> }]} />
      <div className="row">
        <CopyButton value={number}>
          <Trans>Copy the number</Trans>
        </CopyButton>
        <ClubTermsLink />
        <div className="muted">
          <Button variant="text" busy={isPending} onClick={leave}>
            <Trans>Leave the Club</Trans>
          </Button>
        </div>
      </div>
    </Section>
  )
}
