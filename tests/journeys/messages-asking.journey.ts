import type { Page } from '@playwright/test'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { holdWrites, pressTwice } from '#tests/support/hold.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { heic, png } from '#tests/support/photo-files.ts'
import { callsTo, expect, test } from '#tests/support/portal-test.ts'
import {
  arrived,
  askPath,
  attach,
  dialog,
  file,
  isAsked,
  motif,
  object,
  sendQuestion,
  subTheme,
  theme,
  words,
  write,
  written,
} from '#tests/support/question-form.ts'

const ask = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Ask a question' })

/** Goes where another address leads, in place of the one before and without loading the page anew, as the choice of a language does. */
async function turnTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.replaceState(null, '', to), address)
}

/** Drops files of these sizes where files are chosen; those that are called PDFs begin as one. */
async function drop(page: Page, sizes: Readonly<Record<string, number>>): Promise<void> {
  await dialog(page)
    .getByRole('button', { name: 'Choose files' })
    .evaluate((button, files) => {
      const transfer = new DataTransfer()
      for (const [name, size] of Object.entries(files)) {
        const head = name.endsWith('.pdf') ? '%PDF-1.4\n' : ''
        transfer.items.add(new File([head, new Uint8Array(size - head.length)], name))
      }
      button.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }))
    }, sizes)
}

test('what is typed is kept over a closed dialog, a reload and another language, files over a closed dialog; the question arrives with every field and file as the contract names them, once, and is shown', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('pass-holder', '/en/messages')
  for (const leave of [
    () => dialog(page).getByRole('button', { name: 'Go on later' }).click(),
    () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ]) {
    await ask(page).click()
    await leave()
    await expect(dialog(page), 'nothing to keep, nothing to ask').toBeHidden()
  }
  await ask(page).click()
  await write(page)
  await attach(page, file('relevé.pdf', 'pdf'))
  await expect(dialog(page)).toContainText('relevé.pdf')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await ask(page).click()
  await expect(words(page)).toHaveValue(written)
  await expect(motif(page)).toHaveValue('charged-twice')
  await expect(dialog(page)).toContainText('relevé.pdf')
  await expect(dialog(page)).not.toContainText('Its files have to be chosen again.')
  await turnTo(page, '/fr/messages?dialog=ask')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('dialog').getByRole('textbox').last()).toHaveValue(written)
  await turnTo(page, askPath)
  await expect(words(page)).toHaveValue(written)
  await page.reload()
  await expect(dialog(page)).toContainText('Your unsent message is back. Its files have to be chosen again.')
  await expect(words(page)).toHaveValue(written)
  await dialog(page).getByRole('button', { name: 'Start over' }).click()
  await expect(words(page)).toHaveValue('')
  await expect(motif(page)).toHaveCount(0)

  await write(page)
  await dialog(page).getByLabel('Cinema').selectOption('Kinora Gerland')
  await attach(
    page,
    file('relevé.pdf', 'pdf', 184_320),
    { name: 'billet.png', mimeType: '', buffer: png({ width: 40, height: 40 }) },
    { name: 'IMG_4417.HEIC', mimeType: '', buffer: heic() },
  )
  await expect(dialog(page).getByText('relevé.pdf 180 kB')).toBeVisible()
  await pressTwice(sendQuestion(page))
  await expect(isAsked(page)).toBeVisible()
  await expect(page).toHaveURL(/\/en\/messages\?case=case-[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('I was charged twice')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('main')).toContainText('relevé.pdf, 180 kB')
  expect(arrived(portal)).toEqual([
    [
      ['type', 'booking'],
      ['topic', 'booking-refund'],
      ['reason', 'charged-twice'],
      ['subject', 'Débit en double'],
      ['description', written.replaceAll('\n', '\r\n')],
      ['cinema', 'fr-gerland'],
      ['attachments[]', 'relevé.pdf'],
      ['attachments[]', 'billet.png'],
      ['attachments[]', 'IMG_4417.HEIC'],
    ],
  ])
  expect(portal.world.customer('pass-holder')?.cases[0]).toMatchObject({
    type: 'booking',
    topic: 'booking-refund',
    reason: 'charged-twice',
    attachments: [
      { name: 'relevé.pdf', type: 'application/pdf', size: 184_320 },
      { name: 'billet.png', type: 'image/png' },
      { name: 'IMG_4417.HEIC', type: 'image/heic' },
    ],
  })

  // The draft has gone with the question.
  await page.goBack()
  await ask(page).click()
  await expect(words(page)).toHaveValue('')
  await expect(dialog(page)).not.toContainText('relevé.pdf')
  await theme(page).selectOption('Something else')
  await object(page).fill('Merci')
  await words(page).fill('Rien de plus.')
  await words(page).press('Tab')
  await sendQuestion(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something else')
  expect(arrived(portal)[1], 'what has no value is left out').toEqual([
    ['type', 'other'],
    ['subject', 'Merci'],
    ['description', 'Rien de plus.'],
  ])
})

test('an answer that did not help begins the question, and others that may help lead away and back without a loss; only what there is is asked, and each of it is wanted', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('pass-holder', `${askPath}&about=when-is-my-refund`)
  await expect(object(page)).toHaveValue('When do I get my money back?')
  await expect(theme(page)).toHaveValue('booking')
  await expect(subTheme(page)).toHaveValue('booking-refund')
  await words(page).fill(written)
  const helpful = dialog(page).getByRole('link', { name: 'How do I cancel a booking?' })
  await helpful.click()
  await expect(page).toHaveURL(/\/en\/contact\?article=/)
  await expect(page.getByRole('heading', { level: 1, name: 'Help and contact' })).toBeVisible()
  // Until then, whoever goes back finds the form as it was, as if they had not left.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await page.goBack()
  await expect(words(page)).toHaveValue(written)
  await expect(object(page)).toHaveValue('When do I get my money back?')
  await expect(dialog(page)).toContainText('Your unsent message is back.')

  await turnTo(page, `${askPath}&about=no-such-answer`)
  await expect(words(page), 'what was begun comes before any other beginning').toHaveValue(written)
  await dialog(page).getByRole('button', { name: 'Start over' }).click()
  await expect(object(page)).toHaveValue('')

  await expect(subTheme(page)).toHaveCount(0)
  await sendQuestion(page).click()
  await expect(theme(page)).toHaveAccessibleDescription('Choose what fits best.')
  await write(page)
  await subTheme(page).selectOption('Getting my tickets')
  await expect(motif(page), 'it belonged to another sub-theme').toHaveValue('')
  await sendQuestion(page).click()
  await expect(motif(page)).toHaveAccessibleDescription('Choose what fits best.')
  await theme(page).selectOption('My Pass')
  await expect(subTheme(page)).toHaveValue('')
  await expect(motif(page)).toHaveCount(0)
  await subTheme(page).selectOption('Pausing and cancelling')
  await expect(motif(page)).toHaveCount(0)
  await words(page).fill('x'.repeat(3990))
  await expect(words(page)).toHaveAccessibleDescription('10 characters left.')
  await words(page).fill(`x${'\nx'.repeat(1320)}`)
  await expect(words(page), 'a line break counts twice, as it is sent').toHaveAccessibleDescription(
    '39 characters left.',
  )
  await words(page).fill('x'.repeat(4001))
  await sendQuestion(page).click()
  await expect(words(page)).toHaveAccessibleDescription(/keep it to 4.000 characters/)
  expect(callsTo(portal, 'createCase')).toEqual([])
  await words(page).fill(written)

  // Where the browser keeps nothing, a question can be asked all the same.
  await page.evaluate(fillStorage)
  await page.keyboard.press('Escape')
  await ask(page).click()
  await expect(words(page), 'as long as the page is open').toHaveValue(written)
  await sendQuestion(page).click()
  await expect(isAsked(page)).toBeVisible()
  expect(arrived(portal)).toHaveLength(1)
  expect(arrived(portal)[0]?.slice(0, 3)).toEqual([
    ['type', 'pass'],
    ['topic', 'pass-end'],
    ['subject', 'Débit en double'],
  ])

  portal.faults.set('listFaqArticles', { status: 500 })
  await visitor.goTo(askPath)
  await theme(page).selectOption('My tickets')
  await subTheme(page).selectOption('Cancelling and refunds')
  await expect(motif(page)).toBeVisible()
  await expect(helpful).toHaveCount(0)

  portal.prefer.set('getFaqData', { code: 200, example: 'themes-only' })
  await visitor.goTo(askPath)
  await theme(page).selectOption({ index: 1 })
  await expect(subTheme(page)).toHaveCount(0)
  portal.prefer.set('getFaqData', { code: 200, example: 'empty' })
  await page.reload()
  await expect(dialog(page)).toContainText('No questions can be asked here at the moment.')
  await expect(dialog(page).getByRole('link', { name: 'Help and contact' })).toBeVisible()
})

/** In the browser: from now on there is no room for what a customer types. */
function fillStorage(): void {
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (name, value) {
    if (name === 'own') throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, name, value)
  }
}

test('files that do not go are named with the reason at once, and the good ones stay; large ones show how far they have got; stopped, the question is not sent, and sent again it arrives once', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  await visitor.arriveAs('pass-holder', askPath)
  await write(page)
  await attach(
    page,
    file('photo.jpg', 'text'),
    file('clip.jpg', 'mp4'),
    { name: 'vide.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    file('relevé.pdf', 'pdf'),
  )
  const MB = 1024 * 1024
  const refused = dialog(page).getByRole('alert')
  for (const name of ['photo.jpg', 'clip.jpg'])
    await expect(refused).toContainText(`“${name}” is not a PDF or a picture that we can open`)
  await expect(refused).toContainText('“vide.pdf” is empty.')
  const names = dialog(page).getByRole('list').last().getByRole('listitem')
  await expect(names).toHaveText(/^relevé\.pdf/)

  // Dropped, they go the same way.
  await drop(page, { 'film.mov': 20 * MB, '0.pdf': 5 * MB, '1.pdf': 5 * MB, '2.pdf': 5 * MB })
  await expect(refused).toContainText('“film.mov” is too big: 5 MB at most for a file.')
  await expect(refused).toContainText('“2.pdf” does not fit: the files may have 15 MB together.')
  await attach(page, ...[3, 4, 5].map((place) => file(`${place}.jpeg`, 'jpeg')))
  await expect(refused).toContainText('“5.jpeg” is one too many: 5 files at most.')
  await expect(names).toHaveCount(5)
  await expect(dialog(page).getByRole('button', { name: 'Choose files' }), 'there is no room').toHaveCount(0)

  const takeOut = (name: string) => dialog(page).getByRole('button', { name: `Take out ${name}` })
  await takeOut('3.jpeg').click()
  await expect(takeOut('4.jpeg'), 'the next one has the focus').toBeFocused()
  for (const name of ['4.jpeg', '1.pdf', '0.pdf', 'relevé.pdf']) await takeOut(name).click()
  await expect(dialog(page).getByRole('button', { name: 'Choose files' })).toBeFocused()

  await drop(page, { 'a.pdf': 2_000_000, 'b.pdf': 1_500_000 })
  await expect(takeOut('b.pdf')).toBeVisible()
  const session = await context.newCDPSession(page)
  const network = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await network(400_000)
  await sendQuestion(page).click()
  const bar = dialog(page).getByRole('progressbar', { name: 'Sending your files' })
  await expect.poll(() => bar.evaluate((element: HTMLProgressElement) => element.value)).toBeGreaterThan(300_000)
  expect(await bar.evaluate((element: HTMLProgressElement) => element.value / element.max)).toBeLessThan(0.9)
  await dialog(page).getByRole('button', { name: 'Stop sending' }).click()
  await expect(dialog(page).getByRole('alert').first()).toContainText('You stopped sending.')
  await expect(words(page)).toHaveValue(written)

  // Taking out what is on its way stops it as well.
  await sendQuestion(page).click()
  await expect(bar).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Take out b.pdf' }).click()
  await expect(dialog(page).getByRole('alert').first()).toContainText('You stopped sending.')
  await network(-1)
  await sendQuestion(page).click()
  await expect(isAsked(page)).toBeVisible()
  expect(arrived(portal)).toHaveLength(1)
  expect(arrived(portal)[0]?.filter(([name]) => name === 'attachments[]')).toEqual([['attachments[]', 'a.pdf']])
  expect(portal.world.customer('pass-holder')?.cases).toHaveLength(4)
})

test('by keyboard alone a question is asked; the form shuts nobody out', async ({ visitor, page }) => {
  await visitor.arriveAs('pass-holder', '/en/messages')
  await tabTo(ask(page))
  await page.keyboard.press('Enter')
  await expect(theme(page)).toBeVisible()
  await tabTo(sendQuestion(page))
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toContainText('3 answers need a look.')
  await write(page)
  await attach(page, file('relevé.pdf', 'pdf'), file('photo.jpg', 'text'))
  await expect(dialog(page)).toContainText('“photo.jpg” is not a PDF')
  await expectNoBarrier(page, 'a form with files')
  const letGo = await holdWrites(page, '**/api/accounts/me/case')
  await tabTo(sendQuestion(page))
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Stop sending' })).toBeVisible()
  await expectNoBarrier(page, 'a question on its way')
  await letGo()
  await expect(isAsked(page)).toBeVisible()
})
