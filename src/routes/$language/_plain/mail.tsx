import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MailPage } from '#src/features/account/mail-page.tsx'

/** The address comes with the account, which the guard has read. */
export const Route = createFileRoute('/$language/_plain/mail')({
  staticData: { page: 'my_mail', title: msg`Your e-mail` },
  component: MailPage,
})
