import { readdir, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { ContractError } from './mock-api/contract.ts'
import { ConfigurationError } from './mock-api/mocks.ts'
import { emailOf, password, personas } from './mock-api/personas.ts'
import { PortalError, startPortal } from './portal.ts'
import { builtApp, type Middleware } from './production/built-app.ts'
import { SourcesError, sourcesFrom } from './production/sources.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const appDir = `${root}dist`

/** What the built app is made from. Nothing of the mock server goes into it. */
const sources = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'openapi/examples',
  'scripts/sharing',
  'scripts/vite',
  'scripts/production',
]

async function newest(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined)
  if (!found) return 0
  if (!found.isDirectory()) return found.mtimeMs
  const inside = await readdir(path)
  return Math.max(found.mtimeMs, ...(await Promise.all(inside.map((name) => newest(`${path}/${name}`)))))
}

/** What a failed build says, without where in the bundler it said it. */
function withoutStack(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replace(/^\s+at .*$\n?/gm, '').trim()
}

/** Builds the app when there is no build, or one that is older than what it is made from. */
async function buildWhenStale(): Promise<void> {
  const built = await stat(`${appDir}/index.html`).catch(() => undefined)
  const changed = Math.max(...(await Promise.all(sources.map((source) => newest(`${root}${source}`)))))
  if (built && built.mtimeMs >= changed) return
  console.log(built ? 'The app has changed: building it.' : 'Building the app.')
  const { build } = await import('vite')
  await build({ root, logLevel: 'silent' }).catch((error: unknown) => {
    throw new PortalError(`The app cannot be built.\n${withoutStack(error)}`)
  })
}

function portFrom(text: string | undefined): number {
  const port = Number(text ?? 4173)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new ConfigurationError(`PORT="${text}" is no port number. Leave it out for 4173.`)
}

function welcome(origins: { fr: string; nl: string }, mocks: string | undefined, backend: string | undefined): string {
  const width = Math.max(...personas.map(({ id }) => emailOf(id).length))
  const people = personas.map(({ id, shows }) => `  ${emailOf(id).padEnd(width)}  ${shows.en}`)
  const answered = mocks && mocks !== 'all' ? [``, `  Mocked: ${mocks}. Everything else comes from ${backend}.`] : []
  return [
    '',
    `  French site  ${origins.fr}/`,
    `  Dutch site   ${origins.nl}/`,
    ...answered,
    '',
    `  Sign in as one of these people; the password is ${password}.`,
    '',
    ...people,
    '',
    '  Ctrl-C stops it.',
    '',
  ].join('\n')
}

function expected(error: unknown): error is Error {
  return [PortalError, ContractError, ConfigurationError, SourcesError].some((known) => error instanceof known)
}

async function start(): Promise<void> {
  const { PORT, MOCKS, BACKEND } = process.env
  const sources = sourcesFrom(process.env)
  // The server first: a taken port or a broken contract need not wait for a build.
  let app: Middleware = (_req, _res, next) => next()
  const portal = await startPortal({
    port: portFrom(PORT),
    app: (req, res, next) => app(req, res, next),
    mocks: MOCKS,
    backend: BACKEND,
  })
  const stop = () => void portal.close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  await buildWhenStale()
  app = builtApp(appDir, sources)
  console.log(welcome({ fr: portal.origin('fr'), nl: portal.origin('nl') }, MOCKS, BACKEND))
}

try {
  await start()
} catch (error) {
  console.error(expected(error) ? error.message : error)
  process.exit(1)
}
