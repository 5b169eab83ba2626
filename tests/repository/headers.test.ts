import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtApp } from '#scripts/production/built-app.ts'
import { compress } from '#scripts/production/compress.ts'
import { contentSecurityPolicy, frameAncestors, inlineHashes, noSources } from '#scripts/production/headers.ts'
import { sourcesFrom } from '#scripts/production/sources.ts'
import { thirdParties } from '#src/app/settings/third-parties.ts'
import { sourceFiles, text } from './tree.ts'

const inline = 'document.documentElement.dataset.early = "yes"'
const html = `<!doctype html><title>App</title><style>p{}</style><script>${inline}</script><script src="/assets/x.js"></script>`
const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

const framedBy = 'https://app.example'
let dir: string
let server: Server
let origin: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'built-app-'))
  await mkdir(join(dir, 'assets'))
  const files = {
    'index.html': html,
    'sw.js': '',
    'assets/main-AbCd1234.js': `export {}${' '.repeat(600)}`,
    'assets/plain.js': '',
  }
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(dir, name), content)
    await compress(join(dir, name), content)
  }
  const app = builtApp(dir, { ...noSources, framedBy })
  server = createServer((req, res) => app(req, res, () => res.writeHead(404).end()))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})

afterAll(async () => {
  server.close()
  await rm(dir, { recursive: true })
})

/** A policy, directive by directive. */
const directives = (policy: string | null) =>
  Object.fromEntries(
    (policy ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )

describe('the content security policy', () => {
  const policy = contentSecurityPolicy(inlineHashes(html), noSources, "'none'")

  test('lets inline code run that the build put there, by its hash, and no other', () => {
    const tags = thirdParties.scripts.join(' ')
    expect(directives(policy)).toMatchObject({
      'default-src': "'none'",
      'script-src': `'self' ${hash(inline)} ${tags}`,
      'style-src': `'self' ${hash('p{}')}`,
    })
    expect(policy).not.toMatch(/unsafe|\*|https:(?!\/\/)|http:/)
  })

  test('shuts what nobody needs', () => {
    expect(directives(policy)).toMatchObject({
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
      'worker-src': "'self'",
      'require-trusted-types-for': "'script'",
    })
  })

  test('names every Trusted Types policy that the source makes, and none besides', () => {
    const made = sourceFiles('src')
      .filter((path) => /\.tsx?$/.test(path))
      .flatMap((path) => [...text(path).matchAll(/\bcreatePolicy\('([\w-]+)'/g)].map(([, name]) => name))
    expect(directives(policy)['trusted-types']?.split(' ').sort()).toEqual(made.sort())
  })

  test('names what a deployment has elsewhere, where it is needed', () => {
    const identity = 'https://id.example'
    const sources = { ...noSources, identity, calls: 'https://api.example', media: 'https://pictures.example' }
    const made = directives(contentSecurityPolicy({ scripts: [], styles: [] }, sources, "'none'"))
    expect(made['connect-src']).toContain(`'self' ${identity} https://api.example`)
    expect(made['frame-src']).toContain(`'self' ${identity}`)
    expect(made['img-src']).toContain('https://pictures.example')
    expect(made['script-src']).not.toContain(identity)
  })

  test('the built page holds nothing that it would stop', () => {
    const page = text('dist/index.html')
    expect(page).not.toMatch(/\son\w+=|\sstyle=|javascript:/i)
    const addresses = [...page.matchAll(/\s(?:src|href)="([^"]*)"/g)].map(([, address]) => address)
    expect(addresses.length).toBeGreaterThan(0)
    expect(addresses.filter((address) => !address?.startsWith('/assets/'))).toEqual([])
  })
})

describe('a frame of somebody else', () => {
  const open = `'self' ${framedBy}`
  test.each<[string, string]>([
    ['/fr/m/friends', open],
    ['/nl/m/history', open],
    ['/en/m/cinemas/', open],
    ['/fr/m/friends?from=app', open],
    ['/m/fr/friends', open],
    ['/fr/register', open],
    ['/fr/error', open],
    ['/callback?code=1&state=2', open],
    ['/', "'none'"],
    ['/fr', "'none'"],
    ['/fr/profile', "'none'"],
    ['/fr/subscription', "'none'"],
    ['/fr/m', "'none'"],
    ['/fr/m/friends/extra', "'none'"],
    ['/fr/profile?next=/fr/m/friends', "'none'"],
    ['/fr/profile#/fr/m/friends', "'none'"],
    ['/fr/m/..%2fprofile', "'none'"],
    ['/fr/m/%66riends', "'none'"],
    ['//fr/m/friends', "'none'"],
    ['/fr/registered', "'none'"],
    ['/callback/../fr', "'none'"],
  ])('%s: %s', (address, expected) => expect(frameAncestors(address, framedBy)).toBe(expected))

  test('of nobody but our own, where nobody is configured', () => {
    expect(frameAncestors('/fr/m/friends', '')).toBe("'self'")
  })
})

describe('our own server', () => {
  test('sends every page with all of it', async () => {
    for (const path of ['/', '/fr', '/fr/profile']) {
      const { status, headers } = await fetch(origin + path)
      expect(status).toBe(200)
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'text/html;charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin',
        'permissions-policy': expect.stringMatching(/camera=\(self\).*geolocation=\(self\)/),
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      })
      expect(directives(headers.get('content-security-policy'))).toMatchObject({
        'script-src': expect.stringContaining(hash(inline)),
        'frame-ancestors': "'none'",
      })
    }
    const embedded = await fetch(`${origin}/fr/m/friends`)
    expect(directives(embedded.headers.get('content-security-policy'))['frame-ancestors']).toBe(`'self' ${framedBy}`)
  })

  test('asks for https for two years, but only those who came by it', async () => {
    const by = async (scheme: string) => (await fetch(origin, { headers: { 'x-forwarded-proto': scheme } })).headers
    expect((await by('https')).get('strict-transport-security')).toMatch(/^max-age=63072000/)
    expect((await by('http')).get('strict-transport-security')).toBeNull()
  })

  test('lets files be kept that never change, and no others', async () => {
    const kept = async (path: string) => (await fetch(origin + path)).headers.get('cache-control')
    expect(await kept('/assets/main-AbCd1234.js')).toBe('public, max-age=31536000, immutable')
    expect(await kept('/assets/plain.js')).toBe('no-cache')
  })

  test('has the service worker asked for anew each time, and lets it reach our own server alone', async () => {
    const { headers } = await fetch(`${origin}/sw.js`)
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('content-type')).toContain('javascript')
    expect(directives(headers.get('content-security-policy'))).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'connect-src': "'self'",
      'frame-ancestors': "'none'",
    })
  })

  test('answers for a missing chunk that it is missing, and nobody keeps that in mind', async () => {
    const { status, headers } = await fetch(`${origin}/assets/gone-AbCd1234.js`)
    expect(status).toBe(404)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-type') ?? '').not.toContain('html')
  })

  test.each(['br', 'gzip'])('sends a file as the build compressed it: %s', async (encoding) => {
    const { headers } = await fetch(`${origin}/assets/main-AbCd1234.js`, { headers: { 'accept-encoding': encoding } })
    expect(headers.get('content-encoding')).toBe(encoding)
    expect(headers.get('vary')).toBe('Accept-Encoding')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe("a deployment's origins", () => {
  test('are read from the environment', () => {
    expect(sourcesFrom({ FRAMED_BY: 'https://a.example, https://*.b.example:8443', CALL_ORIGINS: '' })).toEqual({
      ...noSources,
      framedBy: 'https://a.example https://*.b.example:8443',
    })
  })

  test.each([
    '*',
    'https:',
    "'unsafe-inline'",
    'https://a.example/path',
    'https://a.example;script-src',
    'javascript:x',
  ])('are not taken when they are none: %s', (word) =>
    expect(() => sourcesFrom({ FRAMED_BY: word })).toThrow('FRAMED_BY names'),
  )
})
