import type { CaseCreation } from '#src/api/contract.ts'
import type { Attachment } from './use-attachments.ts'

/** A question as it is sent: its fields by the contract's names, then its files. A field without a value is left out. */
export function caseForm(question: CaseCreation, files: readonly Attachment[]): FormData {
  const form = new FormData()
  for (const name of ['type', 'topic', 'reason', 'subject', 'description', 'cinema'] as const) {
    const value = question[name]
    if (value !== undefined) form.append(name, value)
  }
  for (const { file } of files) form.append('attachments[]', file, file.name)
  return form
}
