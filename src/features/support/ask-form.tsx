import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Case, FaqData } from '#src/api/contract.ts'
import { formText } from '#src/api/form-body.ts'
import { caseCreationSchema } from '#src/api/schemas.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { ContractForm } from '#src/forms/contract-form.tsx'
import { TextField } from '#src/forms/fields.tsx'
import { TextAreaField } from '#src/forms/text-area-field.tsx'
import { isUnderWay, useContractForm } from '#src/forms/use-contract-form.ts'
import { useIsHere } from '#src/forms/use-is-here.ts'
import { FormFields } from '#src/ui/form/form-section.tsx'
import { AskBar } from './ask-bar.tsx'
import { type QuestionFields, questionDraft } from './ask-draft.ts'
import { AskNotice } from './ask-notice.tsx'
import { AskThemeFields } from './ask-theme-fields.tsx'
import { AttachmentsField } from './attachments-field.tsx'
import { ContactCinemaField } from './contact-cinema-field.tsx'
import { useDraft } from './draft.ts'
import { DraftKeeper } from './draft-keeper.tsx'
import { fittingChoice, questionAnswers } from './faq-data-rules.ts'
import { useAsk } from './use-ask.ts'
import type { Attachments } from './use-attachments.ts'
import { useContactCinemas } from './use-contact-cinemas.ts'

type AskFormProps = {
  tree: FaqData
  blank: QuestionFields
  cases: readonly Case[]
  attachments: Attachments
  /** The customer wants to begin with an empty form. */
  onClear: () => void
  close: () => void
}

/** The form for a new question, with its files. */
export function AskForm({ tree, blank, cases, attachments, onClear, close }: AskFormProps) {
  const { t } = useLingui()
  const draft = useDraft(questionDraft, blank)
  const { ask, stop, end, progress } = useAsk({ cases, draft, attachments })
  const { cinemas, areMissing } = useContactCinemas()
  const open = useOpenAsked()
  const form = useContractForm({
    schema: caseCreationSchema,
    initial: { ...draft.initial, ...fittingChoice(tree, draft.initial) },
    submit: async (body, header) => open(await ask(body, header)),
    required: ['type', 'subject', 'description'],
    asked: (answers) => questionAnswers(tree, answers),
    captcha: true,
    isDraftKept: true,
  })
  const { files } = attachments
  useEffect(() => draft.keep({ files: String(files.length) }), [draft, files.length])
  const isSending = isUnderWay(form.outcome)
  useEffect(() => {
    if (!isSending) end()
  }, [isSending, end])

  function clear() {
    draft.clear()
    attachments.clear()
    onClear()
  }

  return (
    <>
      {draft.isRestored && <AskNotice draft={draft} attachments={attachments} onClear={clear} />}
      <ContractForm form={form}>
        <DraftKeeper draft={draft} />
        <FormFields>
          <AskThemeFields tree={tree} />
          <TextField
            name="subject"
            label={t`Your question in a few words`}
            dir="auto"
            wording={{ format: t`There is nothing here yet. Please fill it in.` }}
          />
          <TextAreaField
            name="description"
            label={t`Your message`}
            most={4000}
            asSent={formText}
            rows={7}
            wording={{ required: t`Write what you would like to know.`, format: t`Write what you would like to know.` }}
          />
          <ContactCinemaField cinemas={cinemas} areMissing={areMissing} />
          <AttachmentsField
            attachments={attachments}
            onRemove={(id) => {
              // What is under way has the file in it.
              if (isSending) stop()
              attachments.remove(id)
            }}
            isSending={isSending}
          />
          <AskBar isSending={isSending} progress={progress} onStop={stop} close={close} />
        </FormFields>
      </ContractForm>
    </>
  )
}

/** Opens the question that was asked, unless the customer has closed the dialog meanwhile: then the list has it. */
function useOpenAsked(): (one: Case) => void {
  const navigate = useNavigate()
  const isHere = useIsHere()
  return ({ id }) => {
    if (!isHere()) return
    void navigate({
      to: '/$language/messages',
      params: { language: currentLanguage() },
      search: { case: id },
      replace: true,
    })
  }
}
