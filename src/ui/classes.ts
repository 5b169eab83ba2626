/** Joins class names, leaving out what is absent or switched off. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
