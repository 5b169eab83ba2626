import { answerTo } from '#tests/support/browser.ts'
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
import { type Drawing, heic, jpeg, named, png, sized, text, withExif } from '#tests/support/photo-files.ts'
import { callsTo, expect, test } from '#tests/support/portal-test.ts'

// A record of the visit has snapshots of the page: the runner asks again for every picture that failed, against the policy of the page.
test.use({ trace: 'off' })
// In one worker: each would start a portal and a browser of its own.
test.describe.configure({ mode: 'default' })

const portrait: Drawing = { width: 1200, height: 1500, halves: ['#f00', '#00f'] }

/** As the customer frames it on a first look: what is sent of it, next to what holds for every photo. */
const red = '1 0 0'
const blue = '0 0 1'
const whole = { width: 800, height: 1000, upper: red, lower: blue }

/** Files about as large as a photo may be: each is made anew all the same. */
const sizes = chosen([{ bytes: 511_999 }, { bytes: 512_000 }, { bytes: 512_001 }], { share: 1 / 3, by: [] })

test.describe('the photo that is sent', () => {
  test('is upright, small enough, and carries nothing but its pixels', async ({ visitor, page, portal }) => {
    test.slow()
    await visitor.arriveAs('pass-holder', photoPath)
    const upright = await jpeg(page, portrait)
    const flat = await jpeg(page, { ...portrait, width: 1500, height: 1200 })
    const heavy = await jpeg(page, { width: 1000, height: 1250 })
    expect(heavy.length).toBeGreaterThan(2_000_000)
    for (const { name, file, picture } of [
      ...sizes.map(({ bytes }) => ({ name: `${bytes} bytes`, file: sized(upright, bytes), picture: whole })),
      { name: 'upside down', file: withExif(upright, 3), picture: { ...whole, upper: blue, lower: red } },
      {
        name: 'held aside',
        file: withExif(flat, 6),
        picture: { width: 800, height: 1000, left: blue, right: red },
      },
      { name: 'megabytes of noise', file: heavy, picture: {} },
      {
        name: '10,000 × 10,000 pixels',
        file: png({ width: 10_000, height: 10_000 }),
        picture: { width: 800, height: 1000 },
      },
    ]) {
      await test.step(name, async () => {
        await choose(page, named('photo.txt', file))
        await settle(page)
        await save(page)
        const sent = await sentPicture(page, portal, 'pass-holder')
        expect(sent).toMatchObject({ type: 'image/jpeg', orientation: 1, metadata: [], ...picture })
        expect(sent.length).toBeLessThanOrEqual(512_000)
        await page.getByRole('button', { name: 'Change the photo' }).click()
      })
    }
  })

  test('does not wait until the device has nothing else to do', async ({ visitor, page }) => {
    // For that browsers wait with `toBlob`, as far as ten seconds: here it never comes.
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.toBlob = () => {}
    })
    await visitor.arriveAs('pass-holder', photoPath)
    await choose(page, named('me.jpg', await jpeg(page, portrait)))
    await settle(page)
    await save(page)
  })

  test('keeps to other limits of a card, and is of a type that it takes', async ({ visitor, page, portal }) => {
    await visitor.arriveAs('staff', photoPath, 'nl')
    await expect(photoDialog(page)).toContainText('JPEG, PNG. Large ones')
    await choose(page, named('me.heic', heic()))
    await expect(problem(page)).toContainText('Accepted: JPEG, PNG. Error 10002')
    await choose(page, named('me.png', png({ width: 900, height: 900 })))
    await settle(page)
    await save(page)
    expect(await sentPicture(page, portal, 'staff')).toMatchObject({ width: 720, height: 900 })
  })
})

test('a file that makes no photo is refused with what would, and the next one is welcome: turned, or framed by hand and by keyboard, as long as it can be made small enough', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  await visitor.arriveAs('photo-rejected', photoPath)
  const good = await jpeg(page, portrait)
  for (const [file, words] of [
    [text(), 'This is not a photo that we can use. Accepted: JPEG, PNG, HEIF, HEIC, WEBP. Error 10002'],
    [Buffer.from('GIF89a'), 'Error 10002'],
    [Buffer.alloc(0), 'This file is empty.'],
    [heic(), 'This browser cannot open HEIC pictures. Take a photo instead, or save the picture as a JPEG'],
    [good.subarray(0, 20), 'This picture cannot be opened.'],
  ] as const) {
    await choose(page, named('me.jpg', Buffer.from(file)))
    await expect(problem(page)).toContainText(words)
  }

  await choose(page, named('me.jpg', good))
  for (let quarter = 0; quarter < 2; quarter += 1) {
    const before = await photoDialog(page).locator('img').first().getAttribute('src')
    await press(page, 'Turn')
    await expect(photoDialog(page).locator('img').first()).not.toHaveAttribute('src', before ?? '')
  }
  await settle(page)
  expect(callsTo(portal, 'updateCardPhoto')).toHaveLength(0)
  await save(page)
  expect(await sentPicture(page, portal, 'photo-rejected')).toMatchObject({ upper: blue, lower: red })

  await page.getByRole('button', { name: 'Change the photo' }).click()
  await choose(page, named('me.jpg', await jpeg(page, { ...portrait, width: 2000 })))
  await photoDialog(page).getByRole('slider', { name: 'Zoom' }).fill('2')
  await cropArea(page).focus()
  // The picture goes up, so that its lower half is in the frame.
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowUp')
  await settle(page)
  // A card that takes next to nothing, from when it is read anew after this photo.
  await page.route('**/api/accounts/me/cards', async (route) => {
    const response = await answerTo(route)
    const cards = await response.json()
    await route.fulfill({ response, json: cards.map((card: object) => ({ ...card, maxFileSize: 1500 })) })
  })
  await save(page)
  expect(await sentPicture(page, portal, 'photo-rejected')).toMatchObject({ upper: blue, lower: blue })

  await page.getByRole('button', { name: 'Change the photo' }).click()
  await choose(page, named('me.jpg', await jpeg(page, { width: 800, height: 1000 })))
  await expect(cropArea(page)).toBeVisible()
  await press(page, 'Continue')
  await expect(problem(page)).toContainText('This photo is too large. It may have 1.5 kB at most')
  await expect(problem(page)).toContainText('Error 10001')
  await expect(cropArea(page)).toBeVisible()
})
