import type { Page } from '@playwright/test'
import { browserLaunch } from '#tests/support/browser.ts'
import {
  choose,
  cropArea,
  photoDialog,
  photoPath,
  press,
  problem,
  save,
  sentPicture,
  settle,
} from '#tests/support/photo-dialog.ts'
import { jpeg, named, text } from '#tests/support/photo-files.ts'
import { expect, test, visitorOf } from '#tests/support/portal-test.ts'

const { args = [], ...launch } = browserLaunch()
test.use({ launchOptions: { ...launch, args: [...args, '--use-fake-device-for-media-stream'] } })

declare global {
  interface Window {
    /** What was taken from the camera, in the order in which it was. */
    streams: MediaStream[]
  }
}

/** Keeps hold of every stream, so that it can be seen whether it has ended. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.streams = []
    const { mediaDevices } = navigator
    if (!mediaDevices) return
    const ask = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await ask(constraints)
      window.streams.push(stream)
      return stream
    }
  })
})

/** How many cameras are on. */
const cameras = (page: Page) =>
  page.evaluate(
    () =>
      window.streams.flatMap((stream) => stream.getTracks()).filter(({ readyState }) => readyState === 'live').length,
  )

async function turnOn(page: Page): Promise<void> {
  await press(page, 'Take a photo')
  await expect(photoDialog(page).getByRole('button', { name: 'Take the photo' })).toBeEnabled()
  expect(await cameras(page)).toBe(1)
}

test.describe('the camera', () => {
  test.beforeEach(({ context }) => context.grantPermissions(['camera']))

  test('is on while it is looked through and no longer, whichever way one leaves', async ({ visitor, page }) => {
    await visitor.arriveAs('pass-holder', '/en')
    const goThere = () => page.getByRole('banner').getByRole('link', { name: 'My subscription' }).click()
    const open = () => page.getByRole('button', { name: 'Change the photo' }).click()
    await goThere()
    await open()
    await expect(photoDialog(page).getByRole('button', { name: 'Take a photo' })).toBeVisible()
    expect(await page.evaluate(() => window.streams.length)).toBe(0)

    await turnOn(page)
    await page.evaluate(() => history.go(-2))
    await expect(page).toHaveURL(/\/en$/)
    await expect.poll(() => cameras(page)).toBe(0)

    await goThere()
    await open()
    const ways: [name: string, leave: () => Promise<unknown>][] = [
      ['the cross', () => press(page, 'Close')],
      ['Esc', () => page.keyboard.press('Escape')],
      ['Back', () => page.goBack()],
      ['a press beside it', () => page.mouse.click(5, 5)],
    ]
    for (const [name, leave] of ways) {
      await test.step(name, async () => {
        await turnOn(page)
        await leave()
        await expect(photoDialog(page)).toBeHidden()
        await expect.poll(() => cameras(page)).toBe(0)
        await open()
      })
    }
    await turnOn(page)
    await press(page, 'Back')
    await expect.poll(() => cameras(page)).toBe(0)
  })

  test('takes a photo, which is framed, shown and sent, and is off from then on', async ({ visitor, page, portal }) => {
    await visitor.arriveAs('photo-rejected', photoPath)
    await turnOn(page)
    await press(page, 'Take the photo')
    await expect(cropArea(page)).toBeVisible()
    expect(await cameras(page)).toBe(0)
    await settle(page)
    await save(page)
    const sent = await sentPicture(page, portal, 'photo-rejected')
    expect(sent.width / sent.height).toBeCloseTo(0.8, 2)
    expect(sent).toMatchObject({ upper: '0 1 0', metadata: undefined })
  })

  test('goes off for a file, also for one that makes no photo', async ({ visitor, page }) => {
    await visitor.arriveAs('photo-rejected', photoPath)
    await turnOn(page)
    await choose(page, named('me.jpg', text()))
    await expect(problem(page)).toContainText('Error 10002')
    expect(await cameras(page)).toBe(0)
    await turnOn(page)
    await choose(page, named('me.jpg', await jpeg(page, { width: 400, height: 500 })))
    await expect(cropArea(page)).toBeVisible()
    expect(await cameras(page)).toBe(0)
  })

  test('goes off when the customer signs out in another tab', async ({ visitor, page, portal, context }) => {
    await visitor.arriveAs('pass-holder', photoPath)
    await turnOn(page)
    const other = visitorOf(await context.newPage(), portal)
    await other.goTo('/en?dialog=account')
    await other.page.getByRole('button', { name: 'Sign out' }).click()
    await expect(photoDialog(page)).toBeHidden()
    await expect.poll(() => cameras(page)).toBe(0)
  })

  test('that stops by itself says so, and can be tried again', async ({ visitor, page }) => {
    await visitor.arriveAs('pass-holder', photoPath)
    await turnOn(page)
    await page.evaluate(() => {
      for (const track of window.streams.flatMap((stream) => stream.getTracks())) {
        track.stop()
        track.dispatchEvent(new Event('ended'))
      }
    })
    await expect(problem(page)).toContainText('The camera shows nothing.')
    await press(page, 'Try the camera again')
    await expect(photoDialog(page).getByRole('button', { name: 'Take the photo' })).toBeEnabled()
  })
})

test('a camera that may not be used says so, and a file is the way on', async ({ visitor, page }) => {
  await visitor.arriveAs('photo-rejected', photoPath)
  await press(page, 'Take a photo')
  await expect(problem(page)).toContainText('The camera may not be used here.')
  await choose(page, named('me.jpg', await jpeg(page, { width: 400, height: 500 })))
  await settle(page)
})

for (const [name, words] of [
  ['NotFoundError', 'There is no camera here.'],
  ['NotReadableError', 'The camera shows nothing. Something else may be using it'],
  ['missing', 'There is no camera here.'],
] as const) {
  test(`a camera that is not to be had (${name}) says why, and a file is the way on`, async ({ visitor, page }) => {
    await page.addInitScript((error) => {
      if (error === 'missing') Object.defineProperty(navigator, 'mediaDevices', { value: undefined })
      else navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No.', error))
    }, name)
    await visitor.arriveAs('photo-rejected', photoPath)
    await press(page, 'Take a photo')
    await expect(problem(page)).toContainText(words)
    await expect(photoDialog(page).getByRole('button', { name: 'Choose a file' })).toBeVisible()
    await press(page, 'Back')
    await expect(photoDialog(page).getByRole('button', { name: 'Take a photo' })).toBeVisible()
  })
}
