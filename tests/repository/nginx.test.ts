import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtApp } from '#scripts/production/built-app.ts'
import { compress } from '#scripts/production/compress.ts'
import { noSources } from '#scripts/production/headers.ts'
import { nginxFiles } from '#scripts/production/nginx.ts'
import { markets } from '#src/site/markets.ts'
import { findNginx, freePort, type RunningNginx, runNginx } from '#tests/support/nginx.ts'
import { root, text } from './tree.ts'

const html = '<!doctype html><title>App</title><script>early()</script><script src="/assets/main-AbCd1234.js"></script>'
const chunk = `export const words = '${'many words '.repeat(100)}'`
const french = 'compte.kinora-fr.example'
const framedBy = 'https://app.example'

describe('the configuration of nginx', () => {
  test('that the build wrote is that of the built page', () => {
    const page = text('dist/index.html')
    for (const [name, content] of Object.entries(nginxFiles(page))) {
      expect(existsSync(join(root, 'dist-nginx', name)), `${name}: run \`npm run build\``).toBe(true)
      expect(text(`dist-nginx/${name}`), `${name}: run \`npm run build\``).toBe(content)
    }
  })

  test('answers to every host of every market, and to none of a developer', () => {
    const { 'conf.d/portal.conf': portal = '' } = nginxFiles(html)
    const domains = markets.flatMap((market) => market.domains).filter((domain) => !domain.endsWith('.localhost'))
    expect(domains.length).toBeGreaterThan(1)
    for (const domain of domains) {
      expect(portal).toMatch(new RegExp(`\\s${domain}\\b`))
      expect(portal).toMatch(new RegExp(`\\sstaging-${domain}\\b`))
    }
    expect(portal).not.toContain('localhost')
  })

  test('is closed in every block, and ends every line', () => {
    for (const content of Object.values(nginxFiles(html))) {
      const lines = content.split('\n').map((line) => line.replace(/^\s*#.*/, '').replace(/"(?:[^"\\]|\\.)*"/g, '""'))
      const plain = lines.join('\n')
      expect(plain.split('{').length).toBe(plain.split('}').length)
      expect(plain.match(/add_header[^;]*$/gm) ?? []).toEqual([])
    }
  })
})

const nginx = findNginx()

// Where there is no nginx, only the text of its configuration is looked at, and the run says that something was skipped.
if (!nginx) {
  test('nginx, under that configuration, does as our own server', ({ skip }) => skip('There is no nginx here.'))
} else {
  describe('nginx, under that configuration,', () => {
    let dir: string
    let running: RunningNginx
    let upstream: Server
    let ours: Server
    let nginxPort: number
    const proxied: IncomingMessage[] = []

    const portOf = (server: Server) => {
      const address = server.address()
      return typeof address === 'object' && address ? address.port : 0
    }
    const listening = (server: Server) => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))

    beforeAll(async () => {
      dir = await mkdtemp(join(tmpdir(), 'nginx-'))
      const app = join(dir, 'app')
      await mkdir(join(app, 'assets'), { recursive: true })
      const files = {
        'index.html': html,
        'assets/main-AbCd1234.js': chunk,
        'assets/plain.json': '{}',
        'sw.js': '',
        '.hidden': 'x',
        'shared/fr/fr/films.html': '<!doctype html><title>Films</title>',
        'shared/fr/fr/films/noord.html': `<!doctype html><title>Noord</title>${'<!-- long enough to be compressed -->'.repeat(20)}`,
        'shared/fr/robots.txt': 'of the French market',
        'shared/fr/sitemap.xml': '<urlset/>',
        'shared/nl/nl/films.html': '<!doctype html><title>Films in het Nederlands</title>',
        'shared/stage/robots.txt': 'of a stage',
      }
      for (const [name, content] of Object.entries(files)) {
        await mkdir(dirname(join(app, name)), { recursive: true })
        await writeFile(join(app, name), content)
        await compress(join(app, name), content)
      }
      upstream = createServer((req, res) => {
        proxied.push(req)
        res.setHeader('content-type', 'application/json')
        res.end('{}')
      })
      const serve = builtApp(app, { ...noSources, framedBy })
      ours = createServer((req, res) => serve(req, res, () => res.writeHead(404).end()))
      await Promise.all([listening(upstream), listening(ours)])
      nginxPort = await freePort()
      const plainPort = await freePort()
      const made = nginxFiles(html)
      const hosts = (made['portal/hosts.conf'] ?? '')
        .replace('127.0.0.1:4173', `127.0.0.1:${portOf(upstream)}`)
        .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
        .replace(/\n.*listen \[::\]:80;/, '')
        .replace(/(portal_framed_by \{[^}]*?\.compte\S+ )""/, `$1"${framedBy}"`)
      const listen = `root ${app};\nlisten 127.0.0.1:${nginxPort};\n`
      const { 'portal/brotli.conf': brotli, ...rest } = made
      running = await runNginx(
        nginx,
        dir,
        {
          ...rest,
          'portal/hosts.conf': hosts,
          'portal/listen.conf': listen,
          ...(nginx.brotliModule && brotli ? { 'portal/brotli.conf': brotli } : {}),
        },
        nginxPort,
      )
    })

    afterAll(async () => {
      await running?.stop()
      upstream?.close()
      ours?.close()
      await rm(dir, { recursive: true, force: true })
    })

    type Answer = { status: number | undefined; headers: IncomingMessage['headers']; body: Buffer }

    /** fetch would unpack answers, tidy addresses, and not let the host be chosen. */
    function ask(path: string, headers: Record<string, string> = {}, port = nginxPort): Promise<Answer> {
      return new Promise((resolve, reject) => {
        const asked = request({ host: '127.0.0.1', port, path, headers: { host: french, ...headers } }, (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('end', () =>
            resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
          )
        })
        asked.on('error', reject)
        asked.end()
      })
    }

    test('finds nothing wrong with it', () => {
      expect(running.check.output).toContain('syntax is ok')
      expect(running.check.output).not.toMatch(/\[(?:warn|emerg|crit)\]/)
      expect(running.check.code).toBe(0)
    })

    const told = [
      'content-security-policy',
      'x-content-type-options',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
      'strict-transport-security',
    ]
    const tidy = (value: string | string[] | undefined) =>
      String(value).replaceAll(/ +/g, ' ').replaceAll(' ;', ';').trim()

    test.each([
      '/',
      '/fr',
      '/fr/profile?dialog=invite',
      '/fr/m/friends',
      '/fr/m/friends?from=app',
      '/fr/profile?next=/fr/m/friends',
      '/fr/register',
      '/callback?code=1&state=2',
      '/assets/main-AbCd1234.js',
      '/assets/plain.json',
      '/sw.js',
      '/assets/gone-AbCd1234.js',
      '/fr/films',
      '/fr/films/',
      '/fr/films/noord?from=x#y',
      '/fr/films/unknown',
      '/nl/films',
      '/shared/fr/fr/films.html',
      '/shared/',
      '/robots.txt',
      '/sitemap.xml',
      '/favicon.ico',
    ])('answers %s with the status and the headers of our own server', async (path) => {
      for (const scheme of ['http', 'https']) {
        const [theirs, own] = await Promise.all(
          [nginxPort, portOf(ours)].map((port) => ask(path, { 'x-forwarded-proto': scheme }, port)),
        )
        expect(theirs?.status).toBe(own?.status)
        if (theirs?.status === 200) expect(theirs.body.toString()).toBe(own?.body.toString())
        if (theirs?.status === 200) expect(theirs.headers['cache-control']).toBe(own?.headers['cache-control'])
        const names = path.startsWith('/assets/') || theirs?.status === 200 ? told : []
        for (const name of names) expect(tidy(theirs?.headers[name]), name).toBe(tidy(own?.headers[name]))
      }
    })

    test.each([
      [french, '/fr/films', 'Films<'],
      [`uat-${french}`, '/fr/films/noord', 'Noord'],
      [french, '/fr/films/unknown', 'App'],
      [french, '/nl/films', 'App'],
      ['mijn.kinora-nl.example', '/nl/films', 'in het Nederlands'],
      ['mijn.kinora-nl.example', '/fr/films', 'App'],
      [french, '/robots.txt', 'French'],
      [`staging.${french}`, '/robots.txt', 'stage'],
      [`preprod-${french}`, '/robots.txt', 'stage'],
      [french, '/sitemap.xml', 'urlset'],
      [`staging.${french}`, '/sitemap.xml', undefined],
      ['mijn.kinora-nl.example', '/sitemap.xml', undefined],
      [french, '/shared/fr/fr/films.html', undefined],
    ])('on %s, %s is a file of that host, as of our own server', async (host, path, content) => {
      for (const port of [nginxPort, portOf(ours)]) {
        const { status, body } = await ask(path, { host }, port)
        expect(status).toBe(content === undefined ? 404 : 200)
        if (content !== undefined) expect(body.toString()).toContain(content)
      }
    })

    test('sends a copy for those who run no script compressed, and has it asked for anew', async () => {
      const { headers, body } = await ask('/fr/films/noord', { 'accept-encoding': 'gzip' })
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-cache' })
      expect(gunzipSync(body).toString()).toContain('Noord')
    })

    test('shows the embeddable pages to the hosts that are named for a market, and not to those of another', async () => {
      const policyOn = async (host: string) => (await ask('/fr/m/friends', { host })).headers['content-security-policy']
      expect(await policyOn(french)).toContain(`frame-ancestors 'self' ${framedBy};`)
      expect(await policyOn(`staging.${french}`)).toContain(framedBy)
      expect(await policyOn('mijn.kinora-nl.example')).not.toContain(framedBy)
    })

    test('sends what the build compressed', async () => {
      const small = await ask('/assets/main-AbCd1234.js', { 'accept-encoding': 'gzip' })
      expect(small.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
      expect(gunzipSync(small.body).toString()).toBe(chunk)
      if (!nginx.brotliModule) return
      const smaller = await ask('/assets/main-AbCd1234.js', { 'accept-encoding': 'gzip, deflate, br' })
      expect(smaller.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
      expect(brotliDecompressSync(smaller.body).toString()).toBe(chunk)
      expect(String(smaller.headers['content-type'])).toContain('javascript')
    })

    test('keeps a missing chunk and a hidden file to itself', async () => {
      const missing = await ask('/assets/gone-AbCd1234.js')
      expect(missing.status).toBe(404)
      expect(missing.body.toString()).not.toContain('App')
      expect(missing.headers['cache-control']).toBeUndefined()
      expect((await ask('/.hidden')).status).toBe(404)
      expect((await ask('/assets/../.hidden')).status).toBe(404)
    })

    test.each(['/api/settings', '/captcha/challenge', '/identity/auth'])('passes %s on', async (path) => {
      proxied.length = 0
      const { status, headers } = await ask(path, { 'x-forwarded-proto': 'https' })
      expect(status).toBe(200)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['strict-transport-security']).toContain('max-age=')
      expect(proxied.map(({ url }) => url)).toEqual([path])
      expect(proxied[0]?.headers).toMatchObject({ host: french, 'x-forwarded-proto': 'https' })
    })
  })
}
