import { ApiError } from '#src/api/api-error.ts'

/**
 * An answer as the PDF that it should be. What a proxy may have sent in its place is not passed on: it is told by its first bytes, the
 * declared type can be wrong.
 *
 * @throws ApiError of status 0 when it is something else.
 */
export async function asPdf(answer: unknown): Promise<Blob> {
  if (!(answer instanceof Blob) || (await answer.slice(0, 5).text()) !== '%PDF-') throw new ApiError(0)
  return new Blob([answer], { type: 'application/pdf' })
}
