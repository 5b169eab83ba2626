import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { formBody, formText } from '#src/api/form-body.ts'
import { useApiMutation } from '#src/api/mutation.ts'
import { contactMessageSchema } from '#src/api/schemas.ts'
import { ContractForm } from '#src/forms/contract-form.tsx'
import { SelectField } from '#src/forms/fields.tsx'
import { SubmitBar } from '#src/forms/submit-bar.tsx'
import { TextAreaField } from '#src/forms/text-area-field.tsx'
import { useContractForm } from '#src/forms/use-contract-form.ts'
import { useIsHere } from '#src/forms/use-is-here.ts'
import { FormFields } from '#src/ui/form/form-section.tsx'
import { contactAnswers, emptyDetails, neededAnswers } from './contact-answers.ts'
import { today } from './contact-day.ts'
import { ContactDetailFields } from './contact-detail-fields.tsx'
import type { ContactSender } from './contact-sender.ts'
import { ContactSenderFields } from './contact-sender-fields.tsx'
import { contactTypeWords } from './contact-type-words.ts'
import { type ContactType, contactTypes, isContactType } from './contact-types.ts'
import { useDraft } from './draft.ts'
import { DraftKeeper } from './draft-keeper.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { sendOnce, wasTried } from './send-once.ts'
import { useContactCinemas } from './use-contact-cinemas.ts'

/** A message that has arrived: the number that its answer will name, and who gets that. */
export type SentMessage = { number: string; sender: ContactSender }

type ContactFormProps = {
  /** The answer that did not help, by its question: the message begins with it. */
  about: string | undefined
  type: ContactType
  sender: ContactSender
  onSent: (message: SentMessage) => void
  /** The customer wants none of what they typed before: the form is to begin anew. */
  onClear: () => void
}

/** Writes to customer service, with an account or without. What is typed is still there after the page was left or loaded anew. */
export function ContactForm({ about, type, sender, onSent, onClear }: ContactFormProps) {
  const { t, i18n } = useLingui()
  const { cinemas, areMissing } = useContactCinemas()
  const isHere = useIsHere()
  const { mutateAsync } = useApiMutation('post', '/api/contact', {
    success: () => (isHere() ? undefined : msg`We have your message. Our answer will come by e-mail.`),
    errors: 'inline',
  })
  const [beginning] = useState(() => (about === undefined ? '' : t`About your answer “${about}”:`))
  const draft = useDraft('contact', {
    ...emptyDetails,
    ...sender,
    type,
    description: beginning && `${beginning}\n\n`,
  })
  const [isInDoubt] = useState(() => wasTried(draft))
  const form = useContractForm({
    schema: contactMessageSchema,
    initial: draft.initial,
    asked: contactAnswers,
    required: neededAnswers,
    rules: {
      description: (written) =>
        written === beginning ? msg`Write below this line what you would like to know.` : undefined,
      date: (day) => (day < today() ? msg`This day is over. Choose today or a later one.` : undefined),
    },
    submit: async (body, header) => {
      const { number } = await sendOnce({
        draft,
        before: 'sent',
        send: () => mutateAsync({ body, params: { header }, bodySerializer: formBody }),
        find: async () => undefined, // Nothing tells what has arrived.
      })
      const { firstname, lastname = '', email, phone = '' } = body
      onSent({ number, sender: { firstname, lastname, email, phone } })
    },
    captcha: true,
    isDraftKept: true,
    once: true,
  })
  const chosen: unknown = useWatch({ control: form.control, name: 'type' })
  const hint = isContactType(chosen) ? contactTypeWords[chosen].hint : undefined
  return (
    <>
      {draft.isRestored && form.outcome.kind === 'none' && (
        <DraftNotice
          isInDoubt={isInDoubt}
          onClear={() => {
            draft.clear()
            onClear()
          }}
        />
      )}
      <ContractForm form={form}>
        <DraftKeeper draft={draft} />
        <FormFields>
          <SelectField
            name="type"
            label={t`What is it about?`}
            options={contactTypes.map((value) => ({ value, label: i18n._(contactTypeWords[value].name) }))}
          />
          <ContactDetailFields type={chosen} cinemas={cinemas} areCinemasMissing={areMissing} />
          <TextAreaField
            name="description"
            label={t`Your message`}
            help={hint && i18n._(hint)}
            most={4000}
            asSent={formText}
            rows={8}
            wording={{ required: t`Write your message here.` }}
          />
          <ContactSenderFields />
          <SubmitBar label={<Trans>Send the message</Trans>} />
        </FormFields>
      </ContractForm>
    </>
  )
}
