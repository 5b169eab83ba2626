/** A body as the parts of a form, each value as text. One without a value is left out. For `bodySerializer`. */
export function formBody(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.append(name, String(value))
  return form
}
