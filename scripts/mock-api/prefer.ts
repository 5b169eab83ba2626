import type { Operation } from './contract.ts'

/** Which of the contract's answers is wanted in place of the world's. */
export type Preference = { code?: number; example?: string }

const part = /([\w-]+)\s*(?:=\s*("([^"]*)"|[^,;\s]+))?/g

/** The words of a header such as `code=404, example="none"`, names in lower case. A word without a value is `true`. */
export function headerWords(header: string): Map<string, string> {
  const words = new Map<string, string>()
  for (const [, name = '', raw, quoted] of header.matchAll(part)) {
    words.set(name.toLowerCase(), quoted ?? raw ?? 'true')
  }
  return words
}

/** What a `Prefer` header asks for, or undefined when it names neither a code nor an example. */
export function parsePrefer(header: string | undefined): Preference | undefined {
  const words = headerWords(header ?? '')
  const code = Number(words.get('code'))
  const example = words.get('example')
  if (!words.has('code') && example === undefined) return undefined
  return { ...(words.has('code') && { code }), ...(example !== undefined && { example }) }
}

/** The named examples of an operation, with the status each belongs to, in the contract's order. */
export function examplesOf(operation: Operation): { code: number; example: string }[] {
  return operation.responses.flatMap((response) =>
    (response.contents ?? []).flatMap((content) =>
      (content.examples ?? []).map(({ key }) => ({ code: Number(response.code), example: key })),
    ),
  )
}

/**
 * Completes a preference: an example alone says which status it belongs to.
 *
 * @returns what to ask Prism for, or in `unknown` the words for somebody who asked for what the contract does not have
 */
export function settlePreference(
  operation: Operation,
  wanted: Preference,
): Required<Preference> | Preference | { unknown: string } {
  const known = examplesOf(operation)
  const { code, example } = wanted
  if (example === undefined) {
    const codes = operation.responses.map((response) => response.code)
    if (codes.includes(String(code))) return wanted
    return { unknown: `${operation.iid} declares no answer ${code}. It has ${codes.join(', ')}.` }
  }
  const found = known.find((one) => one.example === example && (code === undefined || one.code === code))
  if (found) return found
  const names = known.map((one) => `${one.code} ${one.example}`).join(', ')
  return {
    unknown: `${operation.iid} has no example "${code ? `${code} ` : ''}${example}". It has ${names || 'none'}.`,
  }
}
