/** The fields of something that came from outside, each of which has yet to be looked at; none where it is no object. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
