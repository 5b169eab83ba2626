import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserLaunch } from '#tests/support/browser.ts'
import { expect, test, visitorOf } from '#tests/support/portal-test.ts'

function refusal(page: Page) {
  return page.getByRole('heading', { level: 1, name: 'Your browser keeps nothing for this site.' })
}

/** Collects what a page throws and nobody catches, and where it goes. */
function observe(page: Page): { errors: string[]; visits: string[] } {
  const seen = { errors: [] as string[], visits: [] as string[] }
  page.on('pageerror', (error) => seen.errors.push(error.message))
  page.on('framenavigated', (frame) => seen.visits.push(frame.url()))
  return seen
}

test('in a browser that is set to block all cookies, a visitor reads why they cannot sign in', async ({ portal }) => {
  const profile = await mkdtemp(join(tmpdir(), 'portal-profile-'))
  await mkdir(join(profile, 'Default'))
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } }
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(blocked))
  let context: BrowserContext | undefined
  try {
    context = await chromium.launchPersistentContext(profile, browserLaunch())
    const page = await context.newPage()
    const seen = observe(page)
    await visitorOf(page, portal).goTo('/en/profile')
    await expect(refusal(page)).toBeVisible()
    await expect(page.getByText('Allow them for this site')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(refusal(page)).toBeVisible()
    expect(seen.visits.filter((url) => url.includes('/identity/'))).toEqual([])
    expect(seen.errors).toEqual([])
    expect(portal.tokenRequests).toEqual([])
  } finally {
    await context?.close()
    await rm(profile, { recursive: true, force: true })
  }
})

/** Ways in which a browser keeps nothing, put on before anything else runs. */
const blocks: { name: string; block: () => void }[] = [
  {
    name: 'whose storage throws',
    block: () => {
      for (const storage of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
      }
    },
  },
  {
    name: 'that has no storage at all, as some applications set it',
    block: () => {
      for (const storage of ['localStorage', 'sessionStorage']) Object.defineProperty(window, storage, { value: null })
    },
  },
  {
    name: 'whose storage is full',
    block: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    },
  },
  {
    name: 'that drops cookies without a word',
    block: () => {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined })
    },
  },
]

test('in a browser whose storage fails, in whatever way, a visitor reads why they cannot sign in', async ({
  portal,
  context,
}) => {
  for (const { name, block } of blocks) {
    await test.step(`a browser ${name}`, async () => {
      const page = await context.newPage()
      await page.addInitScript(block)
      const seen = observe(page)
      await visitorOf(page, portal).goTo('/en/profile')
      await expect(refusal(page)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      expect(seen.visits.filter((url) => url.includes('/identity/'))).toEqual([])
      expect(seen.errors).toEqual([])
      await page.close()
    })
  }
})

test('a customer whose storage fails later stays signed in until they leave the page', async ({ visitor, page }) => {
  await visitor.arriveAs('pass-holder', '/en')
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await page.getByRole('link', { name: 'Profile' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
})
