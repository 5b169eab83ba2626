import type { Injection } from '#src/api/contract.ts'
import { thirdParties } from './third-parties.ts'

/** What may be placed: every attribute has been looked at, and none is left that is not listed here. */
export type AcceptedInjection = {
  element: 'script' | 'iframe'
  place: 'head' | 'noscript'
  src: string
  /** Without `src`. Names are in lower case. */
  attributes: ReadonlyMap<string, string>
}

/**
 * The attributes that may come along. Not among them: `on…` and `srcdoc`, which are code; `style` and `class`, which could lay an element
 * over the page; `id` and `name`, which could take the place of a global variable; `allow` and `sandbox`, which decide what a frame may.
 */
const attributesOf = {
  script: /^(?:src|async|defer|type|integrity|crossorigin|referrerpolicy|data-[a-z][a-z0-9-]*)$/,
  iframe: /^(?:src|title|width|height|loading|referrerpolicy)$/,
} as const

/** For the attributes of which only some values will do; these are the ones that neither change what a script is nor tell the page's address. */
const valuesOf: Readonly<Record<string, readonly string[]>> = {
  type: ['', 'text/javascript', 'module'],
  referrerpolicy: ['no-referrer', 'origin', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'],
}

/**
 * Sifts the elements that the settings ask for. One that holds anything not foreseen is left out altogether: half of it might do what the
 * whole was not meant to.
 *
 * @returns those that may be placed, each once, in their order.
 */
export function acceptedInjections(items: readonly Injection[]): AcceptedInjection[] {
  const accepted = new Map<string, AcceptedInjection>()
  for (const item of items) {
    const injection = acceptedInjection(item)
    const key = `${injection?.element} ${injection?.src}`
    if (injection && !accepted.has(key)) accepted.set(key, injection)
  }
  return [...accepted.values()]
}

function acceptedInjection({
  element,
  value,
  attributes,
  inHead,
  inNoScript,
}: Injection): AcceptedInjection | undefined {
  if (element !== 'script' && element !== 'iframe') return undefined
  // Text in a script is code, and text in a frame is nothing.
  if (value?.trim()) return undefined
  if (inHead === inNoScript) return undefined
  const named = new Map(attributes.map((attribute) => [attribute.name.toLowerCase(), attribute.value]))
  if (named.size !== attributes.length) return undefined
  for (const [name, text] of named) {
    if (!attributesOf[element].test(name) || valuesOf[name]?.includes(text) === false) return undefined
  }
  const src = listedAddress(named.get('src'), element === 'script' ? thirdParties.scripts : thirdParties.frames)
  if (!src) return undefined
  named.delete('src')
  return { element, place: inHead ? 'head' : 'noscript', src, attributes: named }
}

/** An absolute address on a listed origin. A name and password in it, or characters that a parser would pass over, make it none. */
function listedAddress(text: string | undefined, origins: readonly string[]): string | undefined {
  if (!text || !/^https:\/\/[^\s\\]+$/.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return origins.includes(url.origin) && !url.username && !url.password ? url.href : undefined
}
