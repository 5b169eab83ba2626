import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Case } from '#src/api/contract.ts'
import { caseCommentSchema } from '#src/api/schemas.ts'
import { ContractForm } from '#src/forms/contract-form.tsx'
import { SubmitBar } from '#src/forms/submit-bar.tsx'
import { TextAreaField } from '#src/forms/text-area-field.tsx'
import { useContractForm } from '#src/forms/use-contract-form.ts'
import { FormFields } from '#src/ui/form/form-section.tsx'
import { CaseClosing } from './case-closing.tsx'
import { useCommentDraft } from './case-draft.ts'
import { DraftKeeper } from './draft-keeper.tsx'
import { useComment } from './use-comment.ts'

type CommentFormProps = {
  one: Case
  /** The customer has just sent one: they may go on writing at once. */
  isNext: boolean
  onSent: () => void
}

/** A message about a question. What is typed is kept until it is sent. */
export function CommentForm({ one, isNext, onSent }: CommentFormProps) {
  const { t } = useLingui()
  const draft = useCommentDraft(one.id)
  const comment = useComment(one, draft)
  const form = useContractForm({
    schema: caseCommentSchema,
    initial: draft.initial,
    submit: ({ body }) => comment(body),
    onSaved: onSent,
    required: ['body'],
    isDraftKept: true,
  })
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNext) end.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }, [isNext])
  return (
    <div ref={end}>
      <ContractForm form={form}>
        <DraftKeeper draft={draft} />
        <FormFields>
          <TextAreaField
            name="body"
            label={t`Your message`}
            help={draft.isRestored ? t`You had begun this message earlier.` : undefined}
            wording={{ required: t`Write your message first.`, format: t`Write your message first.` }}
            most={4000}
            rows={4}
            isPatient
          />
          <SubmitBar label={<Trans>Send the message</Trans>} cancel={<CaseClosing id={one.id} />} />
        </FormFields>
      </ContractForm>
    </div>
  )
}
