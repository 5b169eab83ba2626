/** A body as the parts of a form, each value as text. One without a value is left out. For `bodySerializer`. */
export function formBody(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.append(name, String(value))
  return form
}

/** A text as a form sends it: each of its line breaks is two characters, which count. */
export function formText(text: string): string {
  return text.replace(/\r?\n/g, '\r\n')
}
