import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root directory, with its closing slash. */
export const root = fileURLToPath(new URL('..', import.meta.url))

const program = join(root, 'node_modules/@redocly/cli/bin/cli.js')

type Ended = { code: number; stdout: string; stderr: string }

/** What `redocly lint --format json` says about one place of the contract. */
export type Finding = {
  severity: string
  message: string
  ruleId: string
  location: { source: { ref: string }; start?: { line: number; col: number }; pointer?: string }[]
}

/** The contract cannot be used. The message is one line, with file and line, for the person who just edited it. */
export class ContractError extends Error {
  override readonly name = 'ContractError'
}

/** Runs Redocly on the contract. */
export function redocly(command: string, ...options: string[]): Promise<Ended> {
  return runRedocly(command, 'openapi/openapi.yaml', ...options)
}

/** Runs Redocly by our rules, whatever the working directory is, and gives what it printed. */
export function runRedocly(...words: string[]): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const all = [program, ...words, '--config', 'openapi/redocly.yaml']
    const child = spawn(process.execPath, all, { cwd: root, env: { ...process.env, REDOCLY_TELEMETRY: 'off' } })
    const ended: Ended = { code: 1, stdout: '', stderr: '' }
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      ended.stdout += part
    })
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      ended.stderr += part
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ ...ended, code: code ?? 1 }))
  })
}

/**
 * Lints the contract and writes it as one JSON file, which is what generators and validators read.
 *
 * @returns the file's path; it is written anew by every call.
 * @throws ContractError when the contract breaks a rule or cannot be read.
 */
export async function bundleContract(): Promise<string> {
  const folder = join(root, 'node_modules/.cache/contract')
  await mkdir(folder, { recursive: true })
  const target = join(folder, 'bundle.json')
  // Several programs may bundle at once: each writes a file of its own, which then takes the place of the last one.
  const own = join(folder, `bundle-${randomUUID()}.json`)
  try {
    const [lint, bundle] = await Promise.all([redocly('lint', '--format', 'json'), redocly('bundle', '--output', own)])
    if (lint.code !== 0) throw new ContractError(complaint(lint))
    if (bundle.code !== 0) throw new ContractError(complaint(bundle))
    await rename(own, target)
    return target
  } finally {
    await rm(own, { force: true })
  }
}

/** The contract as one document. @throws ContractError as {@link bundleContract} does. */
export async function readContract<T>(): Promise<T> {
  return JSON.parse(await readFile(await bundleContract(), 'utf8'))
}

/** The first thing that is wrong, as `file:line:column what`. */
function complaint({ stdout, stderr }: Ended): string {
  // A file that is no YAML at all is told in words, below a banner about Node.
  if (!stdout.trimStart().startsWith('{')) return placeFirst(stderr.replaceAll(/^.*[═║].*$|^validating .*$/gm, ''))
  const { problems }: { problems: Finding[] } = JSON.parse(stdout)
  const [first, ...others] = problems.filter((problem) => problem.severity === 'error')
  const place = first?.location[0]
  if (!first || !place) return placeFirst(stderr)
  const at = place.start ? `:${place.start.line}:${place.start.col}` : (place.pointer ?? '')
  const what = oneLine(first.message).replace(/ in ".+?" \(\d+:\d+\)$/, '')
  const more = others.length > 0 ? ` (and ${others.length} more, which redocly lint shows)` : ''
  return `${place.source.ref}${at} ${what} [${first.ruleId}]${more}`
}

/** A complaint in words, with the file that they name brought to the front. */
function placeFirst(words: string): string {
  const line = oneLine(words)
  const found = /([^:]+?) in "(.+?)" \((\d+:\d+)\)/.exec(line)
  return found ? `${found[2]}:${found[3]} ${found[1]?.replace(/^[\s-]+/, '')}` : line
}

function oneLine(words: string): string {
  return words.replaceAll(/\s+/g, ' ').replaceAll(root, '').trim()
}
