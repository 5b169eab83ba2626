import type { Page } from '@playwright/test'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { browserLaunch } from '#tests/support/browser.ts'
import { chosen } from '#tests/support/form.ts'
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
// In one worker: each would start a portal and a browser of its own.
test.describe.configure({ mode: 'default' })

declare global {
  interface Window {
    /** What was taken from the camera, in the order in which it was. */
    streams: MediaStream[]
    /** How often it was asked for. */
    requests: number
    /** Until this is over, nobody gets a camera. */
    hesitation: Promise<void>
    decide: () => void
  }
}

/** Keeps hold of every stream, so that it can be seen whether it has ended. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.streams = []
    window.requests = 0
    window.hesitation = Promise.resolve()
    const { mediaDevices } = navigator
    if (!mediaDevices) return
    const ask = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (constraints) => {
      window.requests += 1
      await window.hesitation
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

const release = (page: Page) => photoDialog(page).getByRole('button', { name: 'Take the photo' })

async function isOn(page: Page): Promise<void> {
  await expect(release(page)).toBeEnabled()
  expect(await cameras(page)).toBe(1)
}

const isOff = (page: Page) => expect.poll(() => cameras(page)).toBe(0)

/** The ways to leave the dialog, whichever it is. */
const ways = [
  { how: 'its button', leave: (page: Page) => press(page, 'Close') },
  { how: 'a key', leave: (page: Page) => page.keyboard.press('Escape') },
  { how: 'the way back', leave: (page: Page) => page.goBack() },
  { how: 'a press beside it', leave: (page: Page) => page.mouse.click(5, 5) },
]

test.describe('the camera', () => {
  test.beforeEach(({ context }) => context.grantPermissions(['camera']))

  test('is on with the dialog and no longer, whichever way one leaves', async ({ visitor, page, portal, context }) => {
    test.slow()
    await visitor.arriveAs('pass-holder', '/en')
    const goThere = () => page.getByRole('banner').getByRole('link', { name: 'My subscription' }).click()
    const open = () => page.getByRole('button', { name: 'Change the photo' }).click()
    await goThere()
    await open()
    await isOn(page)
    await page.evaluate(() => history.go(-2))
    await expect(page).toHaveURL(/\/en$/)
    await isOff(page)

    await goThere()
    for (const { how, leave } of chosen(ways, { share: 0.5, by: [] })) {
      await open()
      await isOn(page)
      await leave(page)
      await expect(photoDialog(page), how).toBeHidden()
      await isOff(page)
    }

    await page.evaluate(() => {
      window.hesitation = new Promise((resolve) => {
        window.decide = resolve
      })
    })
    const before = await page.evaluate(() => window.streams.length)
    await open()
    await expect(photoDialog(page)).toContainText('Your browser may ask whether it may.')
    await page.keyboard.press('Escape')
    await page.evaluate(() => window.decide())
    await expect.poll(() => page.evaluate(() => window.streams.length), 'allowed too late').toBeGreaterThan(before)
    await isOff(page)

    await open()
    await isOn(page)
    const other = visitorOf(await context.newPage(), portal)
    await other.goTo('/en?dialog=account')
    await other.page.getByRole('button', { name: 'Sign out' }).click()
    await expect(photoDialog(page)).toBeHidden()
    await isOff(page)
  })

  test('is off once there is a picture, and on again for another one; what it takes is framed, shown and sent, and what it sees holds no barrier', async ({
    visitor,
    page,
    portal,
  }) => {
    test.slow()
    await visitor.arriveAs('photo-rejected', photoPath)
    await isOn(page)
    await expectNoBarrier(page, 'the camera')
    await choose(page, named('me.jpg', text()))
    await expect(problem(page)).toContainText('Error 10002')
    await isOn(page)
    await choose(page, named('me.jpg', await jpeg(page, { width: 400, height: 500 })))
    await expect(cropArea(page)).toBeVisible()
    await isOff(page)
    await press(page, 'Another picture')
    await isOn(page)

    await release(page).focus()
    await page.evaluate(() => {
      for (const track of window.streams.flatMap((stream) => stream.getTracks())) {
        track.stop()
        track.dispatchEvent(new Event('ended'))
      }
    })
    await expect(photoDialog(page)).toContainText('The camera shows nothing.')
    await expect(photoDialog(page).locator('p[tabindex]'), 'the button that had the focus is gone').toBeFocused()
    await press(page, 'Try the camera again')
    await isOn(page)
    await press(page, 'Take the photo')
    await expect(cropArea(page)).toBeVisible()
    await isOff(page)
    await settle(page)
    await save(page)
    const sent = await sentPicture(page, portal, 'photo-rejected')
    expect(sent.width / sent.height).toBeCloseTo(0.8, 2)
    expect(sent).toMatchObject({ upper: '0 1 0', type: 'image/jpeg', metadata: [] })
  })
})

test('a camera that is not to be had says why, and a file is the way on', async ({ visitor, page }) => {
  await visitor.arriveAs('photo-rejected', photoPath)
  const again = photoDialog(page).getByRole('button', { name: 'Try the camera again' })
  const says = async (words: string) => {
    await expect(photoDialog(page).getByRole('status').filter({ hasText: words })).toBeVisible()
    await expect(release(page)).toHaveCount(0)
  }
  await says('The camera may not be used here.')
  for (const [error, words] of [
    ['NotReadableError', 'The camera shows nothing. Something else may be using it'],
    ['NotFoundError', 'There is no camera here.'],
    ['missing', 'There is no camera here.'],
  ] as const) {
    await page.evaluate((name) => {
      if (name === 'missing') Object.defineProperty(navigator, 'mediaDevices', { value: undefined })
      else navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No.', name))
    }, error)
    // There is nothing to be tried where there is no camera.
    if (await again.isVisible()) await again.click()
    else {
      await press(page, 'Close')
      await page.getByRole('button', { name: 'Choose another photo' }).click()
    }
    await says(words)
  }
  await expect(again).toHaveCount(0)
  await choose(page, named('me.jpg', await jpeg(page, { width: 400, height: 500 })))
  await settle(page)
})
