import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { AccountStatistics } from '#src/api/contract.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { answerTo } from '#tests/support/browser.ts'
import { comeBack } from '#tests/support/come-back.ts'
import { tryAgain } from '#tests/support/fault-matrix.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { expect, test } from '#tests/support/portal-test.ts'

const figures = (page: Page) => page.getByRole('main').getByRole('definition')
const make = (page: Page) => page.getByRole('button', { name: 'Make the picture' })
const save = (page: Page) => page.getByRole('button', { name: 'Save the picture' })
const picture = (page: Page) => page.getByRole('img', { name: /^My year at the cinema: / })

/** Has the account come with these figures from now on. */
async function count(page: Page, statistics: AccountStatistics | null): Promise<void> {
  await page.unroute('**/api/accounts/me')
  await page.route('**/api/accounts/me', async (route) => {
    const response = await answerTo(route)
    await route.fulfill({ response, json: { ...(await response.json()), statistics } })
  })
}

const nothing = { showsSeen: 0, timeSpent: 0, favoriteGenre: null, mostVisitedCinema: null, voPercent: 0 }

/** In the browser: it can hand files to other applications from now on, and notes what it was given; or fails as it is told to. */
function canShare(): void {
  const shared: { name: string; type: string }[] = []
  let failure = ''
  Object.assign(window, { shared, failWith: (name: string) => (failure = name) })
  navigator.canShare = (data) => Boolean(data?.files?.length)
  navigator.share = async (data) => {
    if (failure) throw new DOMException('No.', failure)
    for (const { name, type } of data?.files ?? []) shared.push({ name, type })
  }
}

/** In the browser. @returns puts back what a canvas can do at the moment. */
function canvasAsItIs(): () => void {
  const { getContext, toDataURL } = HTMLCanvasElement.prototype
  const { getImageData } = CanvasRenderingContext2D.prototype
  return () => {
    Object.assign(HTMLCanvasElement.prototype, { getContext, toDataURL })
    Object.assign(CanvasRenderingContext2D.prototype, { getImageData })
  }
}

test.describe('the year in figures', () => {
  test('is told in words first; a picture of it is made here when it is asked for, shown, and saved', async ({
    visitor,
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-21T18:00:00Z')
    await visitor.arriveAs('pass-holder', '/en/statistics')
    await expect(page.getByRole('term')).toHaveText([
      'films seen',
      'in front of the screen. That is 4 days and 7 hours without an interval.',
      'in their original language',
      'the genre you saw most',
      'the cinema you went to most',
    ])
    await expect(figures(page)).toHaveText(['54', '103 hrs 55 mins', '72%', 'Crime', 'Kinora Gerland'])
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(0)

    await expect(page.getByText('Nothing is sent to us or to anybody else, and your name is not on it.')).toBeVisible()
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
    await tabTo(make(page))
    await page.keyboard.press('Enter')
    await expect(picture(page)).toHaveAccessibleName(
      'My year at the cinema: 54 films seen, 103 hrs 55 mins in front of the screen, 72% in their original language, Crime most of all and Kinora Gerland my cinema.',
    )
    await expect(page.getByRole('status').getByText('The picture is ready.')).toBeAttached()
    await expect(save(page)).toBeFocused()
    await expect(make(page)).toBeHidden()
    expect(
      await picture(page).evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
    ).toEqual([1080, 1350])

    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    expect(download.suggestedFilename()).toBe('my-year-at-the-cinema.png')
    const file = await readFile(await download.path())
    expect(file.subarray(1, 4).toString()).toBe('PNG')
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1080, 1350])
    expect(
      asked.filter((request) => !request.startsWith('GET ')),
      'nothing is sent',
    ).toEqual([])
    expect(
      asked.some((request) => request.includes('draw-picture')),
      'what draws it comes when it is asked for',
    ).toBe(true)

    await expectNoBarrier(page, 'the figures and their picture')

    await page.getByRole('contentinfo').getByRole('button', { name: 'Français' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.getByRole('main').getByRole('img'), 'another language has another picture').toHaveCount(0)
  })

  test('begins with the first film, and fits the page whatever there is to count', async ({ visitor, page }) => {
    test.slow()
    await page.clock.install()
    await page.setViewportSize({ width: 320, height: 800 })
    await visitor.arriveAs('empty', '/en/statistics')
    const beginning = page.getByText('Your year begins with your first film.')
    await expect(beginning).toBeVisible()
    await count(page, nothing)
    await page.reload()
    await expect(beginning).toBeVisible()
    await expect(page.getByRole('link', { name: 'Choose a film' })).toBeVisible()
    await expect(make(page)).toBeHidden()

    const genre = 'Science-fiction et anticipation post-apocalyptique nordique'
    for (const { what, statistics, shown } of [
      {
        what: 'one film',
        statistics: { ...nothing, showsSeen: 1, timeSpent: 60 },
        shown: ['1', '1 hr', '0%', 'None yet', 'None yet'],
      },
      {
        what: 'no film, but a genre',
        statistics: { ...nothing, favoriteGenre: 'Drama' },
        shown: ['0', '0 mins', '0%', 'Drama', 'None yet'],
      },
      {
        what: 'as much as can be',
        statistics: {
          showsSeen: 10_000,
          timeSpent: 1_000_000,
          favoriteGenre: genre,
          mostVisitedCinema: 'W'.repeat(120),
          voPercent: 100,
        },
        shown: ['10,000', 'One seat stands for 100 films.', /^16,666\shrs\s40\smins$/, '100%', genre, 'W'.repeat(120)],
      },
      {
        what: 'Arabic',
        statistics: { ...nothing, showsSeen: 101, timeSpent: 59, mostVisitedCinema: 'سينما كينورا (باريس)' },
        shown: ['101', 'One seat stands for 10 films.', '59 mins', '0%', 'None yet', 'سينما كينورا (باريس)'],
      },
    ]) {
      await test.step(what, async () => {
        await count(page, statistics)
        // Who comes back after a while reads what there is by now.
        await page.clock.fastForward('01:01')
        await comeBack(page)
        await expect(figures(page)).toHaveText(shown)
        await expect(page.getByRole('main')).not.toContainText(/null|undefined|NaN/)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
        const [first] = await figures(page).all()
        const box = await first?.boundingBox()
        expect(box && box.x + box.width).toBeLessThanOrEqual(320)
        expect(await first?.evaluate((figure) => figure.scrollWidth <= figure.clientWidth)).toBe(true)
        await expect(make(page)).toBeVisible({ visible: statistics.showsSeen > 0 })
        await expect(page.getByRole('term').first()).toHaveText(statistics.showsSeen === 1 ? 'film seen' : 'films seen')
      })
    }
  })
})

test.describe('a picture of the year', () => {
  test('that cannot be made says so, and is tried again; it is handed to other applications where the browser can do that', async ({
    visitor,
    page,
  }) => {
    await visitor.arriveAs('pass-holder', '/en/statistics')
    await page.route('**/assets/draw-picture*', (route) => route.abort())
    const message = page.getByRole('alert').filter({ hasText: 'The picture could not be made.' })
    const again = message.getByRole('button', { name: 'Try again' })
    await make(page).click()
    await expect(message).toHaveCount(1)
    await page.unroute('**/assets/draw-picture*')
    await page.reload()
    await expect(make(page)).toBeVisible()
    await page.evaluate(canShare)

    const ways: [string, () => void][] = [
      ['no canvas', () => Object.assign(HTMLCanvasElement.prototype, { getContext: () => null })],
      ['no file', () => Object.assign(HTMLCanvasElement.prototype, { toDataURL: () => 'data:,' })],
      [
        'a blank sheet, as browsers give that guard against being recognised',
        () => {
          CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) =>
            new ImageData(new Uint8ClampedArray(width * height * 4).fill(255), width, height)
        },
      ],
    ]
    for (const [place, [what, spoil]] of ways.entries()) {
      await test.step(what, async () => {
        const mend = await page.evaluateHandle(canvasAsItIs)
        await page.evaluate(spoil)
        if (place === 0) await make(page).click()
        else await tryAgain(again, message)
        await expect(message).toHaveCount(1)
        await expect(make(page)).not.toHaveAttribute('aria-busy')
        await expect(picture(page)).toHaveCount(0)
        await mend.evaluate((asItWas) => asItWas())
      })
    }
    await again.click()
    await expect(picture(page)).toBeVisible()
    await expect(message).toHaveCount(0)

    const failWith = (name: string) => page.evaluate(`failWith(${JSON.stringify(name)})`)
    const share = page.getByRole('button', { name: 'Share', exact: true })
    await expect(share).toBeFocused()
    await share.click()
    await expect.poll(() => page.evaluate('shared')).toEqual([{ name: 'my-year-at-the-cinema.png', type: 'image/png' }])
    await expect(share).not.toHaveAttribute('aria-busy')

    await failWith('AbortError')
    await share.click()
    await expect(share).not.toHaveAttribute('aria-busy')
    await expect(page.getByText('The picture could not be shared')).toHaveCount(0)

    await failWith('NotAllowedError')
    await share.click()
    const unshared = page.getByRole('alert').filter({ hasText: 'The picture could not be shared.' })
    await expect(unshared).toHaveCount(1)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      unshared.getByRole('button', { name: 'Save the picture' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('my-year-at-the-cinema.png')
  })
})
