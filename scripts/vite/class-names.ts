import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const letters = 26

/**
 * Names the classes of CSS modules in a build: two letters for the style sheet, by its place among all of them, then the class's place in
 * it. They are sent with every page, in the styles and in the code, where a hash would weigh more than what it names.
 */
export function classNames(): Plugin {
  return {
    name: 'class-names',
    apply: 'build',
    config: ({ root = process.cwd() }) => ({ css: { modules: { generateScopedName: shortNames(join(root, 'src')) } } }),
  }
}

function shortNames(src: string): (name: string, file: string, css: string) => string {
  const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .toSorted()
  return (name, file, css) => {
    const sheet = sheets.indexOf(relative(src, file.replace(/\?.*/, '')))
    const names = [...new Set([...css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)].map(([, found]) => found))]
    const place = names.indexOf(name)
    if (sheet < 0 || place < 0 || sheet >= letters ** 2) throw new Error(`"${name}" of ${file} gets no short name.`)
    return letter(Math.floor(sheet / letters)) + letter(sheet % letters) + place.toString(36)
  }
}

function letter(place: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + place)
}
