import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ChoiceGroup } from '#src/ui/form/choice-group.tsx'
import { CheckField } from './choice-fields.tsx'

/**
 * The two opt-ins of the account, each with what it brings and from whom.
 *
 * @param children what else the customer may be sent: boxes that come first.
 */
export function OptInFields({ children }: { children?: ReactNode }) {
  const { t } = useLingui()
  const { brand } = useRouteContext({ from: '__root__' }).site.market
  return (
    <ChoiceGroup legend={<Trans>What we may send you</Trans>}>
      {children}
      <CheckField
        name="mailCommunicationProvider"
        label={t`The newsletter`}
        help={t`From ${brand}: new films and previews.`}
      />
      <CheckField
        name="optinCommunicationProvider"
        label={t`Our offers`}
        help={t`From ${brand}: reductions and invitations, now and then.`}
      />
    </ChoiceGroup>
  )
}
