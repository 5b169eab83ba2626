/**
 * The address that a link from editors or from the settings may lead to; `undefined` when it may not be followed, and is to be shown as
 * plain text.
 *
 * Followed are `https` addresses, addresses of this origin, and paths from its root. Everything else is refused: other schemes,
 * unencrypted or scheme-less addresses of other hosts, credentials, backslashes and control characters, which browsers read in
 * surprising ways.
 *
 * @param url untrusted.
 * @returns an absolute address, so that no part of it can be read as a host once more.
 */
export function safeHref(
  url: string | null | undefined,
  origin: string = globalThis.location.origin,
): string | undefined {
  const typed = url?.trim() ?? ''
  if (!beginning.test(typed) || deceptive.test(typed) || !URL.canParse(typed, origin)) return undefined
  const target = new URL(typed, origin)
  if (target.username || target.password) return undefined
  return target.protocol === 'https:' || target.origin === origin ? target.href : undefined
}

/** A full web address, or a path from the root, but not the `//host` and `/\host` that only look like one. */
const beginning = /^(?:https?:\/\/|\/(?![/\\]))/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const deceptive = /[\u0000-\u001f\u007f\\]/
