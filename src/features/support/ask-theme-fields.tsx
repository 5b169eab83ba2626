import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect } from 'react'
import { useController } from 'react-hook-form'
import type { FaqData } from '#src/api/contract.ts'
import { SelectField } from '#src/forms/fields.tsx'
import { useFormState } from '#src/forms/form-context.ts'
import { AskAnswers } from './ask-answers.tsx'
import { fittingChoice, motifsOf, subTypesOf } from './faq-data-rules.ts'

/** What a question is about, in up to three steps: only those that there is something to choose in. */
export function AskThemeFields({ tree }: { tree: FaqData }) {
  const { t } = useLingui()
  const { control } = useFormState()
  const { field: type } = useController({ control, name: 'type' })
  const { field: topic } = useController({ control, name: 'topic' })
  const { field: reason } = useController({ control, name: 'reason' })

  // What no longer fits the step above it goes, before anybody sees it.
  const chosen = { type: String(type.value), topic: String(topic.value), reason: String(reason.value) }
  const fits = fittingChoice(tree, chosen)
  useLayoutEffect(() => {
    if (topic.value !== fits.topic) topic.onChange(fits.topic)
    if (reason.value !== fits.reason) reason.onChange(fits.reason)
  })

  const subThemes = subTypesOf(tree, fits.type)
  const motifs = motifsOf(tree, fits.topic)
  const choose = t`Choose`
  const missing = { required: t`Choose what fits best.` }
  return (
    <>
      <SelectField
        name="type"
        label={t`What is it about?`}
        none={choose}
        options={tree.types.map(optionOf)}
        wording={missing}
      />
      {subThemes.length > 0 && (
        <SelectField
          name="topic"
          label={t`Which part of it?`}
          none={choose}
          options={subThemes.map(optionOf)}
          wording={missing}
        />
      )}
      {motifs.length > 0 && (
        <SelectField
          name="reason"
          label={t`What exactly?`}
          none={choose}
          options={motifs.map(optionOf)}
          wording={missing}
        />
      )}
      <AskAnswers tree={tree} topic={fits.topic} />
    </>
  )
}

function optionOf({ id, title }: { id: string; title: string }) {
  return { value: id, label: title }
}
