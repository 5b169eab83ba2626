import type { Plugin } from 'vite'

const helper = /vite\/preload-helper\.js$/

/** What Vite's helper does where a style sheet does not come, and what it should. */
const changes: readonly (readonly [was: RegExp, is: string])[] = [
  [/seen\[href\] = void 0;(\s*throw err)/, 'delete seen[href];$1'],
  [/(if \(e\.type === "error"\)) rej\(/, '$1 link.remove(), rej('],
]

/**
 * Has a style sheet of a page that did not come asked for again as often as the page is. Vite's helper for `import()` counts one that it
 * has asked for once as there, and the dead link too: at the second try the page would be drawn without it.
 */
export function stylesAgain(): Plugin {
  return {
    name: 'styles-again',
    apply: 'build',
    transform: {
      filter: { id: helper },
      handler(code) {
        return changes.reduce((changed, [was, is]) => {
          if (!was.test(changed)) this.error(`Vite's helper for import() is another one now: it has no ${was}.`)
          return changed.replace(was, is)
        }, code)
      },
    },
  }
}
