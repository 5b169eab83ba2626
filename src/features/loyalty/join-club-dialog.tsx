import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { apiQuery } from '#src/api/query.ts'
import { accountUpdateSchema } from '#src/api/schemas.ts'
import { safeHref } from '#src/app/links/safe-href.ts'
import { CheckField } from '#src/forms/choice-fields.tsx'
import { ContractForm } from '#src/forms/contract-form.tsx'
import { DialogBar } from '#src/forms/dialog-bar.tsx'
import { useContractForm } from '#src/forms/use-contract-form.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { FormFields } from '#src/ui/form/form-section.tsx'
import { useClubCall } from './club-call.ts'

type JoinClubProps = {
  /** They are in the club already, and only its terms are still to be accepted. */
  isMember: boolean
  close: () => void
}

/** Asks for the consent to the club's terms. To join is to accept them; whoever is in accepts them in the same way. */
export function JoinClubDialog({ isOpen, ...props }: JoinClubProps & { isOpen: boolean }) {
  const { t } = useLingui()
  const title = props.isMember ? t`The terms of the Club` : t`Join the Club`
  return (
    <Dialog open={isOpen} title={title} closeLabel={t`Close`} onClose={props.close}>
      <JoinClubForm {...props} />
    </Dialog>
  )
}

function JoinClubForm({ isMember, close }: JoinClubProps) {
  const { t } = useLingui()
  const { queryClient } = useRouteContext({ from: '__root__' })
  const { mutateAsync } = useClubCall({
    success: isMember
      ? msg`You have accepted the terms of the Club.`
      : msg`Welcome to the Club. Your visits earn points from now on.`,
    errors: 'inline',
  })
  const form = useContractForm({
    schema: accountUpdateSchema,
    initial: { hasLoyalty: false },
    submit: async (body) => {
      const member = await mutateAsync({ body })
      // Should reading the account anew have failed, the page must still know that they have joined.
      queryClient.setQueryData(apiQuery('/api/accounts/me').queryKey, member)
    },
    onSaved: close,
    required: ['hasLoyalty'],
  })
  return (
    <ContractForm form={form}>
      <FormFields>
        {!isMember && (
          <p>
            <Trans>It costs nothing. You begin with 0 points, and your next visit earns the first ones.</Trans>
          </p>
        )}
        <CheckField
          name="hasLoyalty"
          label={t`Terms of the Club`}
          wording={{ required: t`Please accept the terms of the Club: there is no membership without them.` }}
        >
          <TermsConsent />
        </CheckField>
        <DialogBar label={isMember ? <Trans>Accept the terms</Trans> : <Trans>Join the Club</Trans>} close={close} />
      </FormFields>
    </ContractForm>
  )
}

/** The terms open beside the page, where there is an address for them. */
function TermsConsent() {
  const href = safeHref(useRouteContext({ from: '__root__' }).settings.urls.loyaltyTerms)
  if (!href) return <Trans>I accept the terms of the Club.</Trans>
  return (
    <Trans>
      I accept the{' '}
      <a href={href} target="_blank" rel="noopener">
        terms of the Club
      </a>
      .
    </Trans>
  )
}
