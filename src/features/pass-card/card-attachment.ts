import { pipe, transform } from 'zod/mini'
import { cardAttachmentSchema } from '#src/api/schemas.ts'
import type { FormValues } from '#src/forms/wire.ts'

/** What the contract accepts as a card to be added, for somebody who writes its number with hyphens: the contract knows spaces alone. */
export const typedCardSchema = pipe(transform(withoutHyphens), cardAttachmentSchema)

function withoutHyphens(typed: FormValues): FormValues {
  const { cardNumber } = typed
  return typeof cardNumber === 'string' ? { ...typed, cardNumber: cardNumber.replaceAll('-', ' ') } : typed
}
