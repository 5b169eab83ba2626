/** A piece of HTML that is safe to put in a page as it stands. */
export class Html {
  constructor(readonly text: string) {}
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function written(value: unknown): string {
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(written).join('')
  if (value === undefined || value === null || value === false) return ''
  return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

/** Builds HTML with every value escaped, except what was built here itself. `false`, `null` and `undefined` leave nothing. */
export function html(parts: TemplateStringsArray, ...values: unknown[]): Html {
  return new Html(parts.reduce((text, part, index) => text + written(values[index - 1]) + part))
}

/** Marks text that is known to be HTML: the ready-made form of the provider, a drawing of ours. */
export function trusted(text: string): Html {
  return new Html(text)
}
