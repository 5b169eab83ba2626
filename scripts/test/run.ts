import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

/** The folder of the whole repository, without a closing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** How a program ended, and everything that it printed, both streams in the order of their coming. */
export type Ended = { code: number; output: string }

const running = new Set<ChildProcess>()

/** A step that takes longer hangs, in milliseconds: the long forms go over every cell there is. */
const limit = (process.env.SWEEP === 'long' ? 8 * 60 : 45) * 60_000

/**
 * Runs a program of ours or of a package under this Node, from the root of the repository.
 *
 * @param script the program's file, from the root
 * @param env what its environment has besides this one's
 */
export function runNode(
  script: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      env: { ...process.env, ...colour, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    let output = ''
    const keep = (part: Buffer) => {
      output += part.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const clock = setTimeout(() => {
      output += `\nStopped: no end after ${limit / 60_000} minutes.\n`
      child.kill('SIGKILL')
    }, limit)
    const end = (code: number) => {
      clearTimeout(clock)
      running.delete(child)
      // Not every tool knows that a log file has no colours.
      resolve({ code, output: process.stdout.isTTY ? output : stripVTControlCharacters(output) })
    }
    child.on('error', (error) => {
      output += error.message
      end(1)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}

/** Ends what still runs, so that an interrupted run leaves no process behind. */
export function stopRunning(): void {
  for (const child of running) child.kill('SIGTERM')
}
