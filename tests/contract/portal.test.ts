import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { films } from '#scripts/mock-api/seed/films.ts'
import { type Portal, PortalError, startPortal } from '#scripts/portal.ts'
import { send } from './support/client.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
let appDir: string
let portal: Portal

beforeAll(async () => {
  appDir = await mkdtemp(`${tmpdir()}/portal-app-`)
  await mkdir(`${appDir}/assets`)
  await writeFile(`${appDir}/index.html`, '<!doctype html><title>the app</title>')
  await writeFile(`${appDir}/assets/main-AbCd1234.js`, 'export {}')
  portal = await startPortal({ port: 0, appDir })
})
afterAll(async () => {
  await portal.close()
  await rm(appDir, { recursive: true })
})

describe('the app', () => {
  test.each(['/', '/fr', '/fr/tickets?dialog=x', '/callback?code=1&state=2', '/nowhere/at/all'])(
    'answers %s with its page',
    async (path) => {
      const page = await send(portal, path)
      expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-cache'])
      expect(page.text).toContain('the app')
    },
  )

  test('keeps its named files for good, and a missing one is missing, not a page', async () => {
    const script = await send(portal, '/assets/main-AbCd1234.js')
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await send(portal, '/assets/gone-AbCd1234.js')).status).toBe(404)
  })
})

describe('pictures', () => {
  test.each(films.map(({ slug }) => slug))('%s has a poster with words in it and a backdrop without', async (slug) => {
    const poster = await send(portal, `/media/posters/${slug}.svg`)
    expect(poster.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    })
    expect(poster.text).toContain('<text')
    expect(poster.text).not.toMatch(/NaN|undefined/)
    expect((await send(portal, `/media/backdrops/${slug}.svg`)).text).not.toContain('<text')
  })

  test('are not sent twice to somebody who has them', async () => {
    const first = await send(portal, '/media/posters/noord.svg')
    const again = await send(portal, '/media/posters/noord.svg', {
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
  })

  test('of a film that nobody drew are made up from its name, always the same', async () => {
    const [one, again, other] = await Promise.all(
      ['a-film', 'a-film', 'another'].map((slug) => send(portal, `/media/posters/${slug}.svg`)),
    )
    expect(one?.text).toBe(again?.text)
    expect(one?.text).not.toBe(other?.text)
    expect((await send(portal, '/media/posters/..%2fsecret.svg')).status).toBe(404)
  })
})

describe('starting and stopping', () => {
  test('a taken port is one line that names PORT', async () => {
    const taken = startPortal({ port: portal.port, appDir })
    await expect(taken).rejects.toThrow(PortalError)
    await expect(taken).rejects.toThrow(
      `Port ${portal.port} is taken. Set PORT to a free one, for example PORT=${portal.port + 1}.`,
    )
  })

  test('closing cuts off whoever still waits, and gives the port back at once', async () => {
    const here = await startPortal({ port: 0, appDir })
    here.faults.set('getFooter', { hang: true })
    const waiting = send(here, '/api/footer').catch((error: Error) => error)
    await expect.poll(() => here.calls.length).toBe(1)
    const started = performance.now()
    await here.close()
    expect(performance.now() - started).toBeLessThan(100)
    expect(await waiting).toBeInstanceOf(Error)
    const next = createServer()
    await new Promise<void>((resolve, reject) => next.once('error', reject).listen(here.port, '127.0.0.1', resolve))
    await new Promise((resolve) => next.close(resolve))
  })

  test.each([
    [{ PORT: 'taken' }, /^Port \d+ is taken\. Set PORT to a free one, for example PORT=\d+\.\n$/],
    [{ PORT: 'many' }, /^PORT="many" is no port number\. Leave it out for 4173\.\n$/],
    [{ PORT: '0', MOCKS: 'none' }, /^MOCKS=none leaves [^\n]+ set BACKEND to its address\.\n$/],
  ])('the start command with %o ends with one line and no stack', async (env, line) => {
    const PORT = env.PORT === 'taken' ? String(portal.port) : env.PORT
    const script = ['--import', 'tsx', 'scripts/start.ts']
    const ended = await new Promise<{ code: unknown; said: string }>((resolve) => {
      execFile(process.execPath, script, { cwd: root, env: { ...process.env, ...env, PORT } }, (error, _out, said) =>
        resolve({ code: error?.code, said }),
      )
    })
    expect(ended.said).toMatch(line)
    expect(ended.code).toBe(1)
  })
})
