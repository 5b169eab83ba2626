import { Trans, useLingui } from '@lingui/react/macro'
import { friendInvitationSchema } from '#src/api/schemas.ts'
import { ContractForm } from '#src/forms/contract-form.tsx'
import { DialogBar } from '#src/forms/dialog-bar.tsx'
import { TextField } from '#src/forms/fields.tsx'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { useContractForm } from '#src/forms/use-contract-form.ts'
import { FormFields } from '#src/ui/form/form-section.tsx'
import { useInviteFriend } from './use-invite-friend.ts'

/** Asks for the address of somebody, and invites them to be friends. */
export function InviteDialog() {
  return (
    <FormDialog name="invite" title={<Trans>Invite a friend</Trans>}>
      {({ close }) => <InviteForm close={close} />}
    </FormDialog>
  )
}

function InviteForm({ close }: { close: () => void }) {
  const { t } = useLingui()
  const invite = useInviteFriend()
  const form = useContractForm({
    schema: friendInvitationSchema,
    initial: { mail: '' },
    submit: invite,
    onSaved: close,
    required: ['mail'],
  })
  return (
    <>
      <p>
        <Trans>
          We write to them at once, with your name. You are friends as soon as they accept; until then you can take the
          invitation back.
        </Trans>
      </p>
      <ContractForm form={form}>
        <FormFields>
          <TextField
            name="mail"
            label={t({ message: 'Their e-mail address', context: 'friend to invite' })}
            help={t`The one with which they sign in here.`}
            type="email"
            autoComplete="off"
          />
          <DialogBar label={<Trans>Send the invitation</Trans>} close={close} />
        </FormFields>
      </ContractForm>
    </>
  )
}
