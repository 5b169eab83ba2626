import { pages } from '#tests/support/pages.ts'
import { expect, test } from '#tests/support/portal-test.ts'

/** What is asked for once a page is there: what lies below it, and what only some of its answers lead to. */
const later = ['getFooter', 'getCardPicture', 'listCards', 'listTrailers', 'getZone', 'listShows']

/** A call, as told from another by what it asks for. */
const nameOf = ({ operationId, query }: { operationId: string | undefined; query: Record<string, string> }) =>
  'history' in query ? `${operationId} of before` : `${operationId}`

test('a page of a customer asks for all that it is made of while its code is on its way, and for nothing twice', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  let code = Promise.resolve()
  await page.route('**/assets/main-*.js', async (route) => {
    await code
    await route.continue()
  })
  await visitor.comeInAs('pass-holder', '/en/preferences')
  for (const { path } of pages.filter((row) => !row.path.startsWith('/m/') && row.path !== '/unsubscribe')) {
    let letCome = () => {}
    code = new Promise((resolve) => {
      letCome = resolve
    })
    // Whatever the page before still wanted it wants no more.
    await page.goto('about:blank')
    portal.calls.length = 0
    await page.goto(`${portal.origin('fr')}/en${path}`, { waitUntil: 'commit' })
    await page.waitForFunction(() => globalThis.earlyAnswers)
    expect(await page.evaluate(earlyStatuses), path).toEqual([])
    const early = portal.calls.map(nameOf)
    letCome()
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    const late = portal.calls.slice(early.length).map(nameOf)
    const what = path || 'home'
    expect(
      late.filter((operation) => !later.includes(operation)),
      `${what}: late`,
    ).toEqual([])
    expect([...new Set([...early, ...late])], `${what}: twice`).toEqual([...early, ...late])
  }
})

/** In the browser: what was answered to the first script's calls, where it was no success. */
async function earlyStatuses(): Promise<number[]> {
  const answers = [...(globalThis.earlyAnswers?.values() ?? [])]
  const statuses = await Promise.all(answers.map(async ({ response }) => (await response).status))
  return statuses.filter((status) => status !== 200)
}

test('before any code has come, a page has the chain’s mark on its paper; one without a header, or for somebody else, has none', async ({
  page,
  portal,
}) => {
  await page.route('**/assets/*.js', () => undefined)
  for (const [path, isThere] of [
    ['/fr/films', true],
    ['/en/contact', true],
    ['/fr/error', false],
    ['/fr/constructor', false],
    ['/fr/profile', false],
  ] as const) {
    await page.goto(`${portal.origin('fr')}${path}`, { waitUntil: 'commit' })
    await expect(page.locator('.edge')).toBeAttached()
    await expect(page.locator('.edge'), path).toBeVisible({ visible: isThere })
  }
})

test('the bearer is not sent ahead of the settings to where they do not allow it', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.comeInAs('pass-holder', '/en/preferences')
  await page.evaluate(() => sessionStorage.setItem('allowed-urls', '["https://elsewhere.example/*"]'))
  await page.route('**/assets/*.js', () => undefined)
  portal.calls.length = 0
  await page.goto(`${portal.origin('fr')}/en/friends`, { waitUntil: 'commit' })
  await page.waitForFunction(() => globalThis.earlyAnswers)
  await expect.poll(() => portal.calls.map(nameOf)).toEqual(['getSettings'])
})
