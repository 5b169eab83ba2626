import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the whole repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/** Made by tools or kept by one person alone: .gitignore names it, and so it is no business of these tests. */
export const ignored = new Set([
  '.git',
  ...readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .map((line) => line.trim().replace(/^\/|\/$/g, '')),
])

/** What the tools write and nobody edits. */
export const generated = /^src\/(?:api\/generated\/|route-tree\.gen\.ts$)/

/**
 * Every file under a folder, as a path from the root with forward slashes, in order of name.
 *
 * @param folder a path from the root; `.` for everything
 */
export function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name))
    .flatMap((entry) => {
      const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
      return entry.isDirectory() ? sourceFiles(path) : [path]
    })
    .sort()
}

/** The text of a file, by its path from the root. */
export function text(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/**
 * Says which files a rule finds fault with, each with the lines at fault.
 *
 * @param paths the files to read
 * @param pattern what no line may hold
 * @returns `path:line: the line`, which an editor opens
 */
export function linesWith(paths: readonly string[], pattern: RegExp): string[] {
  return paths.flatMap((path) =>
    text(path)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 160)}`] : [])),
  )
}
