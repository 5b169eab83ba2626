import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { headerCalls, openCalls, ownCalls } from '#src/app/boot/early-calls.ts'
import type { EarlyPages } from '#src/app/boot/early-start.ts'
import { pathWords } from './path-words.ts'

/** Where the document wants to have what the pages begin with. */
const place = /(id="early-pages">)[^<]*(<\/script>)/

/** A page without the site's header begins with nobody but the customer. */
const account = ['/api/accounts/me']

/** The pages' files in the folder of routes, by what follows the language in their address: its first segment, or nothing for the home. */
const routeFile =
  /\/src\/routes\/\$language\/(?:_(?:site|plain)\/)?(?:_account\/|_catalogue\/)?([a-z-]+)(?:\/.*)?\.tsx\?tsr-split=component$/

/**
 * Puts the first script into the document (src/first.ts), with what each page begins with: the calls that are listed for it
 * (src/app/boot/early-calls.ts), and its files as this build names them. The styles of every page go below what stands in the document
 * itself, so that this is painted without them; no code of the application runs before they are there. While the portal is worked on, the
 * script is a file like any other, and knows no pages.
 */
export function earlyStart(): Plugin {
  let root = ''
  return {
    name: 'early-start',
    configResolved(config) {
      root = config.root
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return [{ tag: 'script', attrs: { type: 'module', src: '/src/first.ts' }, injectTo: 'head' }]
        const pages = JSON.stringify(await earlyPages(root, bundle))
        const script = await earlyScript(join(root, 'src/first.ts'))
        const styles = html.match(/[ \t]*<link rel="stylesheet"[^>]*>\n?/g) ?? []
        const page = styles.reduce((rest, link) => rest.replace(link, ''), html)
        return page
          .replace(
            place,
            (_all, before: string, after: string) => `${before}${pages}${after}<script>${script}</script>`,
          )
          .replace('</body>', () => `${styles.join('')}  </body>`)
      },
    },
  }
}

async function earlyPages(root: string, bundle: Rolldown.OutputBundle): Promise<EarlyPages> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  const everywhere = entry ? filesOf(entry.fileName, bundle) : new Set<string>()
  const pages: Record<string, EarlyPages[string]> = {}
  for (const { fileName, moduleIds } of chunks) {
    for (const module of moduleIds) {
      const [, name] = routeFile.exec(module) ?? []
      if (name === undefined || name === 'route') continue
      const segment = name === 'index' ? '' : name
      const files = [...filesOf(fileName, bundle)].filter((file) => !everywhere.has(file)).map((file) => `/${file}`)
      const header = module.includes('/_site/')
      pages[segment] = {
        calls: [...(header ? headerCalls : account), ...(ownCalls[segment] ?? openCalls[segment] ?? [])],
        files: [...new Set([...(pages[segment]?.files ?? []), ...files])],
        own: segment in ownCalls,
        header,
        catalogue: module.includes('/_catalogue/'),
      }
    }
  }
  const spelled = Object.values(await pathWords(root))
  return Object.fromEntries(
    Object.entries(pages).flatMap(([segment, page]) => {
      const words = spelled.find(({ en }) => en === segment)
      return [...new Set([segment, ...Object.values(words ?? {})])].map((word) => [word, page])
    }),
  )
}

/** A chunk with everything that it cannot do without. */
function filesOf(name: string, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  const file = bundle[name]
  if (!file || found.has(name)) return found
  found.add(name)
  if (file.type === 'asset') return found
  for (const other of [...(file.viteMetadata?.importedCss ?? []), ...file.imports]) filesOf(other, bundle, found)
  return found
}

/** One classic script, small enough to be a part of the document. */
async function earlyScript(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })
  const [output] = [built].flat()
  const [script] = output && 'output' in output ? output.output : []
  if (script?.type !== 'chunk') throw new Error('The first script was not built.')
  return script.code.trim()
}
