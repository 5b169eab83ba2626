/**
 * What a customer is shown of the code in an address, which anybody may have written: a code of ours, or the identity provider's own with
 * its message, but nothing that could pass for an address of the web. Of a message that may not be shown, its code is.
 */
export function quotableCode(code: string | undefined): string | undefined {
  if (code === undefined) return undefined
  return quotable.test(code) ? code : /^IDP-[A-Z0-9-]{1,40}/.exec(code)?.[0]
}

/** A full stop within a word would make the name of a host. */
const quotable = /^(?:[A-Z0-9-]{1,40}|IDP-(?:[\p{L}\p{N}\p{Zs},;:'’"“”«»()_-]|[.!?…](?=[.!?…\p{Zs}'’"”»)]|$)){1,200})$/u
