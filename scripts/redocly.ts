import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root directory, with its closing slash. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** The contract's first file. */
export const contractFile = join(root, 'openapi/openapi.yaml')

const program = join(root, 'node_modules/@redocly/cli/bin/cli.js')

type Finding = {
  severity: string
  message: string
  ruleId: string
  location: { source: { ref: string }; start?: { line: number; col: number }; pointer?: string }[]
}

/** Runs Redocly from the repository's root, whatever the working directory is, and gives what it printed. */
export function redocly(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args, '--config', 'openapi/redocly.yaml'], {
      cwd: root,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    })
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (part) => {
      stdout += part
    })
    child.stderr.on('data', (part) => {
      stderr += part
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, stdout, stderr }))
  })
}

/**
 * Lints the contract and writes it as one JSON file, which is what generators and validators read.
 * @throws ContractError when the contract is broken; its message names file and line.
 */
export async function bundleContract(): Promise<string> {
  const target = join(root, 'node_modules/.cache/contract/bundle.json')
  await mkdir(join(target, '..'), { recursive: true })
  const [lint, bundle] = await Promise.all([
    redocly('lint', 'openapi/openapi.yaml', '--format', 'json'),
    redocly('bundle', 'openapi/openapi.yaml', '--output', target),
  ])
  if (lint.code !== 0) throw new ContractError(firstFinding(lint.stdout) ?? lastLine(lint.stderr))
  if (bundle.code !== 0) throw new ContractError(lastLine(bundle.stderr))
  return target
}

/** The contract cannot be used; the message is one line for a person. */
export class ContractError extends Error {}

function firstFinding(json: string): string | undefined {
  const { problems }: { problems: Finding[] } = JSON.parse(json)
  const errors = problems.filter((problem) => problem.severity === 'error')
  const [first] = errors
  const place = first?.location[0]
  if (!first || !place) return undefined
  const file = relative(root, join(root, place.source.ref))
  const at = place.start ? `${file}:${place.start.line}:${place.start.col}` : `${file}${place.pointer ?? ''}`
  const more =
    errors.length > 1
      ? ` (and ${errors.length - 1} more: npx redocly lint --config openapi/redocly.yaml openapi/openapi.yaml)`
      : ''
  return `${at} ${first.message.replaceAll(/\s+/g, ' ')} [${first.ruleId}]${more}`
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? 'Redocly failed without a word.'
}
