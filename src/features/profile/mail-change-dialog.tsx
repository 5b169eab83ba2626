import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { changedMail } from './changed-mail.ts'
import { MailCheckForm } from './mail-check-form.tsx'
import { MailConfirmForm } from './mail-confirm-form.tsx'
import { NoPassword } from './no-password.tsx'
import { refreshLogin } from './refresh-login.ts'

/** Where the customer is: `mail` is the new address as far as it is known, `news` why they are back at the first step. */
type Step = { kind: 'check' | 'confirm' | 'done'; mail: string; news?: string }

const first: Step = { kind: 'check', mail: '' }

/**
 * The change of the address, in two steps: the password opens the second one, which asks for the address once more. Each is a dialog of
 * its own under one address of the page, so that Back leaves both and a reload begins anew: the second is worth nothing without the first.
 *
 * @param mail the address so far.
 * @param hasPassword whether there is one to ask for: a customer without one is told so, whatever led them here.
 */
export function MailChangeDialog({ mail, hasPassword }: { mail: string; hasPassword: boolean }) {
  const { session, settings } = useRouteContext({ from: '__root__' })
  const { isOpen } = useUrlDialog('change-mail')
  const [step, setStep] = useState(first)

  useEffect(() => {
    if (isOpen) return
    if (step.kind === 'done') {
      changedMail.write(step.mail)
      void refreshLogin(session, settings)
    }
    setStep(first)
  }, [isOpen, step, session, settings])

  if (step.kind === 'check') {
    return (
      <FormDialog key="check" name="change-mail" title={<Trans>Change your address</Trans>}>
        {({ close }) =>
          hasPassword ? (
            <MailCheckForm
              mail={mail}
              newMail={step.mail}
              news={step.news}
              onChecked={(checked) => setStep({ kind: 'confirm', mail: checked })}
              close={close}
            />
          ) : (
            <NoPassword />
          )
        }
      </FormDialog>
    )
  }
  return (
    <FormDialog key="confirm" name="change-mail" title={<Trans>Confirm the new address</Trans>}>
      {({ close }) => (
        <MailConfirmForm
          mail={step.mail}
          onChanged={() => {
            setStep({ kind: 'done', mail: step.mail })
            close()
          }}
          goBack={(news) => setStep({ kind: 'check', mail: step.mail, news })}
        />
      )}
    </FormDialog>
  )
}
