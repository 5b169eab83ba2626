import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import type { ShellFile } from '#src/app/offline/worker-scope.ts'
import { immutable } from '../production/headers.ts'

/**
 * What is shown without a network: the frame of the site with its dialogs, the tickets, why the home is not there or nobody can sign in, and
 * where a sign-out ends.
 */
const shownOffline = [
  /\/src\/routes\/\$language\/(?:error|signed-out|_site\/(?:route|tickets))\.tsx/,
  /\/src\/routes\/\$language\/_site\/_account\/(?:route|index)\.tsx/,
  /\/src\/app\/(?:screens\/messages|session\/session-failure)/,
  /\/src\/features\/(?:chrome\/(?:site-dialogs|footer\.)|tickets\/(?!history))/,
]

/**
 * Builds the service worker, which opens the portal where there is no network, into `/sw.js`. It is told which files to keep: those that
 * the pages it opens are made of, and no others.
 */
export function offline(): Plugin {
  let root = ''
  return {
    name: 'offline',
    apply: 'build',
    config: () => ({ define: { 'import.meta.env.SERVICE_WORKER': 'true' } }),
    configResolved(config) {
      root = config.root
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const source = await workerCode(join(root, 'src/app/offline/service-worker.ts'), shellFiles(bundle))
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      },
    },
  }
}

/** The files of the shell. One whose name does not say what is in it comes with a revision. */
function shellFiles(bundle: Rolldown.OutputBundle): ShellFile[] {
  const found = new Map<string, Rolldown.OutputAsset | Rolldown.OutputChunk>()
  function add(name: string): void {
    const file = bundle[name]
    if (!file || found.has(name)) return
    found.set(name, file)
    if (file.type === 'asset') return
    const { importedCss = [], importedAssets = [] } = file.viteMetadata ?? {}
    for (const other of [...file.imports, ...importedCss, ...importedAssets]) add(other)
  }
  for (const file of Object.values(bundle)) if (isShown(file)) add(file.fileName)
  return [...found]
    .map(([name, file]) => ({ url: `/${name}`, revision: immutable.test(`/${name}`) ? null : revisionOf(file) }))
    .sort((one, other) => (one.url < other.url ? -1 : 1))
}

function isShown(file: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean {
  if (file.type === 'asset') return /^index\.html$|^assets\/i18n\/|\.woff2$/.test(file.fileName)
  return file.isEntry || file.moduleIds.some((id) => shownOffline.some((shown) => shown.test(id)))
}

function revisionOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): string {
  const content = file.type === 'asset' ? file.source : file.code
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

/** One classic script, which every browser with service workers can run. */
async function workerCode(input: string, files: readonly ShellFile[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { SHELL_FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })
  const [output] = [built].flat()
  const [worker] = output && 'output' in output ? output.output : []
  if (worker?.type !== 'chunk') throw new Error('The service worker was not built.')
  return worker.code
}
