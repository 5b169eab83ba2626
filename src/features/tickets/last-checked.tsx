/** Placeholder until the offline part is in: says when the tickets were last checked, where they could not be checked just now. */
export function LastChecked() {
  return null
}
