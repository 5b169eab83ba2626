import { parseArgs } from 'node:util'

/** What was asked for on the command line. */
export type Wanted = {
  url: string
  host: string | undefined
  token: string | undefined
  tags: string[]
  write: boolean
  junit: string | undefined
  timeoutMs: number
}

/** How the command is written. */
export const usage =
  'npm run contract -- --url URL [--token TOKEN] [--host NAME] [--tag TAG]… [--read-only | --write] [--junit FILE] [--timeout SECONDS]'

/** What the person who asked must put right; shown as one line. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = {
  url: text,
  host: text,
  token: text,
  tag: { type: 'string', multiple: true },
  'read-only': flag,
  write: flag,
  junit: text,
  timeout: text,
} as const

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options }).values
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message.split('. ')[0] : error}. ${usage}`)
  }
}

/**
 * Reads the command line.
 *
 * @throws Refusal when something is missing, unknown or contradictory
 */
export function readArguments(words: readonly string[]): Wanted {
  const { url, host, token, tag = [], write = false, 'read-only': readOnly, junit, timeout = '10' } = parsed(words)
  if (url === undefined) throw new Refusal(`Which server? ${usage}`)
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) throw new Refusal(`--url ${url} is no http or https address.`)
  const { search, hash, username } = new URL(url)
  if (search || hash || username)
    throw new Refusal(`--url ${url} has to be a server's root, without a query or a name.`)
  if (host !== undefined && !/^[\w.-]+(?::\d+)?$/.test(host)) throw new Refusal(`--host ${host} is no name of a host.`)
  if (token !== undefined && !/^[\w.~+/-]+=*$/.test(token)) {
    throw new Refusal(
      token === '' ? '--token is empty.' : '--token is no bearer token: it holds a character that none has.',
    )
  }
  if (write && readOnly) throw new Refusal('--read-only and --write say opposite things: choose one.')
  const seconds = Number(timeout)
  if (!(seconds > 0 && seconds <= 600)) throw new Refusal(`--timeout ${timeout} is no number of seconds up to 600.`)
  if (junit === '') throw new Refusal('--junit has to name a file.')
  return { url: url.replace(/\/$/, ''), host, token, tags: tag, write, junit, timeoutMs: seconds * 1000 }
}

/** @throws Refusal when one of the tags is none of the contract's */
export function knownTags(wanted: readonly string[], tags: readonly string[]): void {
  const unknown = wanted.find((one) => !tags.includes(one))
  if (unknown !== undefined) throw new Refusal(`The contract has no tag ${unknown}. It has ${tags.join(', ')}.`)
}
