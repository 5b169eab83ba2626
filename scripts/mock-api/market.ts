import type { Market } from './personas.ts'

const acceptable = /^[a-z0-9.-]{1,100}(?::\d{1,5})?$/i

/**
 * The `Host` of a request, or undefined when it is missing or is not the name of this machine. Everything here
 * answers to localhost names and addresses only, so that another site cannot talk to it through a name of its own.
 */
export function localHost(header: string | undefined): string | undefined {
  if (!header || !acceptable.test(header)) return undefined
  const host = header.toLowerCase()
  const name = host.replace(/:\d+$/, '')
  const local = name === 'localhost' || name.endsWith('.localhost') || name === '127.0.0.1'
  return local ? host : undefined
}

/** The market a host belongs to: Dutch when one of its labels is `nl`, French otherwise. */
export function marketOf(host: string): Market {
  return host.replace(/:\d+$/, '').split('.').includes('nl') ? 'nl' : 'fr'
}
