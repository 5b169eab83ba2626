import type { Page } from '@playwright/test'
import type { FaqArticle } from '#src/api/contract.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { comeBack, comeBackLater } from '#tests/support/come-back.ts'
import { expectSense, hasten, impatience, someTroubles, tryAgain } from '#tests/support/fault-matrix.ts'
import { chosen } from '#tests/support/form.ts'
import { hostileMarkup } from '#tests/support/hostile/markup.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { expect, test } from '#tests/support/portal-test.ts'

const main = (page: Page) => page.getByRole('main')
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const words = (page: Page) => page.getByRole('searchbox', { name: 'Search the answers' })
/** The line of a question, and whether it is unfolded. */
const question = (page: Page, name: string) => main(page).locator('summary').filter({ hasText: name })
const unfolded = (page: Page) => main(page).locator('details[open] > summary')
const topics = (page: Page) => page.getByRole('navigation', { name: 'Topics' }).getByRole('link')
const form = (page: Page) => part(page, 'Write to us')

const refund = 'When do I get my money back?'

test('an answer is found by its address, and what is unfolded is in the address, on a reload and on the way back too; one that did not help leads to the form, which names it', async ({
  visitor,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 360, height: 640 })
  await visitor.goTo('/en/contact?article=when-is-my-refund')
  await expect(unfolded(page)).toHaveText([refund])
  await expect(question(page, refund)).toBeFocused()
  await expect(question(page, refund)).toBeInViewport()
  await page.getByRole('button', { name: 'Copy the link to this answer' }).click()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toBe(page.url())

  // Several may be read at once; the last one is named, and nothing is added to the history.
  const steps = await page.evaluate(() => history.length)
  await question(page, 'How do I cancel a booking?').click()
  await expect(page).toHaveURL(/\?article=cancel-a-booking$/)
  await expect(unfolded(page)).toHaveText(['How do I cancel a booking?', refund])
  await question(page, 'How do I cancel a booking?').click()
  await expect(page).toHaveURL(/\/contact$/)
  await question(page, 'How do I add a voucher?').click()
  await expect(page).toHaveURL(/\?article=add-a-voucher$/)
  expect(await page.evaluate(() => history.length)).toBe(steps)
  await page.reload()
  await expect(unfolded(page)).toHaveText(['How do I add a voucher?'])

  await page.getByRole('contentinfo').getByRole('button', { name: 'Français' }).click()
  await expect(page).toHaveURL(/\/fr\/contact\?article=add-a-voucher$/)
  await expect(unfolded(page)).toHaveText(['Comment ajouter un chèque cinéma ?'])
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()

  // An answer that a search found is one as well.
  await words(page).fill('mony back')
  await expect(page).toHaveURL(/q=mony\+back/)
  await question(page, refund).click()
  await expect(page).toHaveURL(/article=when-is-my-refund/)
  await visitor.goTo('/en/unavailable')
  await page.goBack()
  await expect(words(page)).toHaveValue('mony back')
  await expect(unfolded(page)).toHaveText([refund])
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(words(page)).toBeFocused()
  await expect(unfolded(page)).toHaveText([refund])

  const before = page.getByRole('link', { name: 'No, write to us' })
  await tabTo(question(page, refund))
  await page.keyboard.press('Enter')
  await expect(unfolded(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await tabTo(before)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/about=when-is-my-refund/)
  await expect(form(page).getByLabel('Your message')).toHaveValue(new RegExp(`“${refund.replace('?', '\\?')}”`))
  await expect(form(page)).toBeInViewport()
  const isInside = () => page.evaluate(() => document.activeElement?.closest('#write-to-us') !== null)
  expect(await isInside()).toBe(true)

  // Once more about the same answer: there is nothing new to fill in, but the way is the same.
  await question(page, refund).focus()
  await tabTo(before)
  await page.keyboard.press('Enter')
  await expect.poll(isInside).toBe(true)
  await expect(form(page)).toBeInViewport()
  await visitor.goTo('/en/contact?about=nobody')
  await expect(form(page).getByLabel('Your message')).toBeVisible()
})

/** Addresses of an answer that there is not, and what was never one. */
const oddAddresses = chosen(
  [
    { address: '?article=nobody', isOne: true },
    { address: '?article=%3Cimg%20src=x%20onerror=alert(1)%3E', isOne: true },
    { address: '?article=7&q=', isOne: true },
    { address: '?article=', isOne: false },
    { address: '?article=%5B%22a%22%5D', isOne: false },
    { address: `?article=${'a'.repeat(300)}`, isOne: false },
    { address: '?topic=%7B%7D&type=nonsense', isOne: false },
  ],
  { share: 0.5, by: ['isOne'] },
)

test('the topics are read one by one, or all together; what is gone is said, and everything else is there', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.goTo('/en/contact')
  await expect(topics(page)).toHaveText([
    'All topics',
    'Tickets',
    'Cancelling and refunds',
    'Pass and subscription',
    'Vouchers and gift cards',
    'Points and advantages',
    'Account and data',
    'Accessibility',
  ])
  const current = page.getByRole('navigation', { name: 'Topics' }).locator('[aria-current]')
  await expect(current).toHaveText(['All topics'])
  await topics(page).filter({ hasText: 'Cancelling' }).click()
  await expect(page).toHaveURL(/\?topic=refunds$/)
  await expect(part(page, 'Cancelling and refunds').locator('summary')).toHaveCount(2)
  await expect(part(page, 'Tickets')).toHaveCount(0)
  await expect(current).toHaveText(['Cancelling and refunds'])
  await question(page, refund).click()
  await expect(page).toHaveURL(/topic=refunds/)
  await expect(current).toHaveText(['Cancelling and refunds'])
  await page.goBack()
  await expect(part(page, 'Tickets')).toBeVisible()
  await expect(current).toHaveText(['All topics'])

  const gone = main(page).getByText('The answer that you were looking for is no longer here.')
  for (const { address, isOne } of oddAddresses) {
    await visitor.goTo(`/en/contact${address}`)
    await expect(part(page, 'Tickets'), address).toBeVisible()
    await expect(gone, address).toHaveCount(isOne ? 1 : 0)
  }
  // The answer goes before a topic that it does not belong to.
  await visitor.goTo('/en/contact?topic=pass&article=when-is-my-refund')
  await expect(unfolded(page)).toHaveText([refund])

  await visitor.goTo('/en/contact?topic=gone')
  await expect(main(page).getByText('There are no answers on the topic that you were looking for.')).toBeVisible()
  await expect(part(page, 'Tickets')).toBeVisible()
  portal.prefer.set('getFaqTopic', { code: 200, example: 'long-title' })
  await comeBack(page)
  await expect(main(page).getByText(/^There are no answers about “Pass, abonnement, .+” yet\./)).toBeVisible()
  await expect(part(page, 'Tickets')).toBeVisible()
})

/** The tricks of this run: some of those that leave a link to the good or to the site itself, and of those that leave none. */
const tricks = chosen(
  hostileMarkup.map(([content, left]) => {
    const leads = /\]\(https:\/\/good/.test(left) ? 'to the good' : /\]\(/.test(left) ? 'to the site itself' : 'nowhere'
    return { content, leads }
  }),
  { share: 0.25, by: ['leads'] },
)

/** What is long and what is hostile, unfolded: of the two one is looked at. */
const looks = chosen([{ at: 'hostile answers' }, { at: 'a long answer' }], { share: 0.5, by: [] }).map(({ at }) => at)

test('an answer has its paragraphs, headings, lists and links, and nothing else that its editor put there, whatever the trick', async ({
  visitor,
  page,
  portal,
}) => {
  await page.clock.install()
  await visitor.goTo('/en/contact?article=cancel-the-pass')
  const pass = part(page, 'Pass and subscription')
  await expect(pass.getByRole('heading', { level: 3, name: 'In the first fourteen days' })).toBeVisible()
  await expect(pass.locator('details[open]').getByRole('strong').first()).toHaveText('My subscription')
  await question(page, 'Why was the photo on my Pass turned down?').click()
  await expect(pass.locator('details[open] ul').first().getByRole('listitem')).toHaveCount(3)

  portal.prefer.set('listFaqArticles', { code: 200, example: 'hostile' })
  await visitor.goTo('/en/contact')
  await expect(main(page).locator('summary')).toHaveCount(3)
  await expect(topics(page)).toHaveCount(0)
  for (const line of await main(page).locator('summary').all()) await line.click()
  await expect(unfolded(page)).toHaveCount(3)
  const answers = main(page).locator('details')
  await expect(answers.first()).toContainText('Vos billets sont dans Mes billets.')
  await expect(answers.nth(1)).toContainText('<img src=x onerror=alert(7)> Puis-je entrer sans réseau ?')
  await expect(answers.nth(1).getByRole('listitem')).toHaveText(['un', 'deux'])
  await expect(answers.nth(2)).toContainText('This answer is still being written.')
  expect(await effects(page)).toEqual([])
  const link = answers.first().getByRole('link', { name: /^Aide/ })
  await expect(link).toHaveAttribute('href', 'https://www.kinora.example/fr/help')
  await expect(link).toHaveAttribute('rel', 'noopener')
  await expect(answers.first().getByRole('link', { name: 'Ouvrir' })).toHaveCount(0)
  await expect(page).toHaveTitle('Help and contact · Kinora')

  if (looks.includes('hostile answers')) await expectNoBarrier(page, 'hostile answers, unfolded')
  portal.prefer.set('listFaqArticles', { code: 200, example: 'long' })
  await comeBackLater(page)
  await expect(main(page).locator('summary')).toHaveCount(1)
  await main(page).locator('summary').first().click()
  if (looks.includes('a long answer')) await expectNoBarrier(page, 'a long answer, unfolded')
  await main(page).locator('summary').first().click()
  await expect(unfolded(page)).toHaveCount(0)

  await page.route('**/api/cms/**', async (route) => {
    const articles = tricks.map(({ content }, order): FaqArticle => {
      const topic = { id: `topic-${order % 8}`, title: `Topic ${order % 8}` }
      return {
        id: `trick-${order}`,
        title: `Trick ${order}`,
        content,
        topic,
        order,
        updatedAt: '2026-11-01T10:00:00+01:00',
      }
    })
    await route.fulfill({ json: articles })
  })
  await comeBackLater(page)
  await expect(main(page).locator('details')).toHaveCount(tricks.length)
  await main(page)
    .locator('summary')
    .evaluateAll((lines) => {
      for (const line of lines) line.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    })
  await expect(unfolded(page)).toHaveCount(tricks.length)
  expect(await effects(page)).toEqual([])
  const addresses = await main(page)
    .locator('details > div > :first-child a')
    .evaluateAll((links) => links.map((link) => new URL(link.getAttribute('href') ?? '', document.baseURI).host))
  expect(new Set(addresses)).toEqual(new Set(['good.test', new URL(page.url()).host]))
})

/** Whatever in the answers is more than words and their looks: elements and attributes that do something. */
function effects(page: Page): Promise<string[]> {
  return main(page)
    .locator('details > div')
    .evaluateAll((bodies) =>
      bodies
        .flatMap((body) => [...body.querySelectorAll('*')])
        .flatMap((element) => [
          ...(/^(?:script|style|iframe|img|form|input|math|object|template|base|meta)$/i.test(element.localName)
            ? [element.outerHTML]
            : []),
          ...[...element.attributes].flatMap(({ name, value }) =>
            /^on|^style$|^srcdoc$|^src$|^ping$/i.test(name) || /^\s*javascript|evil/i.test(value)
              ? [`${name}=${value}`]
              : [],
          ),
        ]),
    )
}

test('an answer that did not help leads a customer to a question that can be followed; the form is there for what is none', async ({
  visitor,
  page,
}) => {
  await visitor.arriveAs('pass-holder', '/en/contact?article=when-is-my-refund')
  const ask = part(page, 'Ask customer service')
  await expect(ask.getByRole('link', { name: 'Ask a question' })).toHaveAttribute('href', '/en/messages?dialog=ask')
  await expect(form(page)).toHaveCount(0)
  await ask.getByRole('link', { name: 'Plan a visit with a school or a group' }).click()
  await expect(form(page)).toBeInViewport()
  await expect(form(page).getByLabel('What is it about?')).toHaveValue('group')
  await page.getByRole('link', { name: 'No, ask customer service' }).click()
  await expect(page).toHaveURL(/\/en\/messages\?dialog=ask&about=when-is-my-refund$/)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('few answers, none, and five hundred of them are all shown so that one can use them', async ({
  visitor,
  page,
  portal,
}) => {
  await page.clock.install()
  portal.prefer.set('listFaqArticles', { code: 200, example: 'none' })
  await visitor.goTo('/en/contact')
  await expect(main(page).getByText('There are no answers to read here yet.')).toBeVisible()
  await expect(form(page)).toBeVisible()
  await expect(words(page)).toHaveCount(0)
  await expectNoBarrier(page, 'no answers')
  portal.prefer.set('listFaqArticles', { code: 200, example: 'one' })
  await comeBackLater(page)
  await expect(main(page).locator('summary')).toHaveCount(1)
  await expect(topics(page)).toHaveCount(0)
  portal.prefer.set('listFaqArticles', { code: 200, example: 'out-of-order' })
  await comeBackLater(page)
  await expect(main(page).locator('summary')).toHaveText([
    /^Où retrouver/,
    /^Puis-je entrer/,
    /^Comment annuler/,
    /^Quand serai-je/,
  ])
  portal.prefer.set('listFaqArticles', { code: 200, example: 'without-topic' })
  await comeBackLater(page)
  await expect(part(page, 'Other questions').locator('summary')).toHaveCount(1)
  portal.prefer.clear()

  const many: FaqArticle[] = Array.from({ length: 500 }, (_, place) => ({
    id: `a-${place}`,
    title: `Question ${place} about ${place === 499 ? 'popcorn' : 'seats'}`,
    content: `<p>${'An answer with many words. '.repeat(40)}</p>`,
    topic: { id: `t-${place % 5}`, title: `Topic ${place % 5}` },
    updatedAt: '2026-11-01T12:00:00+01:00',
    order: place,
  }))
  await page.route('**/help-center/faq?**', (route) => route.fulfill({ json: many }))
  await comeBackLater(page)
  await expect(main(page).locator('summary')).toHaveCount(30)
  await part(page, 'Topic 3').getByRole('button', { name: 'Show more' }).click()
  await expect(part(page, 'Topic 3').getByText('12 of 100')).toBeVisible()
  await topics(page).filter({ hasText: 'Topic 3' }).click()
  await expect(main(page).locator('summary')).toHaveCount(20)
  await words(page).fill('popcron')
  await expect(main(page).locator('summary').first()).toHaveText('Question 499 about popcorn')
  // The last of its topic is shown to whoever comes for it.
  await visitor.goTo('/en/contact?article=a-498')
  await expect(question(page, 'Question 498')).toBeInViewport()
  await expect(question(page, 'Question 498')).toBeFocused()
})

test('whatever goes wrong with the answers and with a topic, one can write to us and try again', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  const beImpatient = await impatience(page)
  const said = part(page, 'Answers').getByText('This part could not be loaded. Nothing is lost.')
  const again = page.getByRole('button', { name: 'Try again' })
  const [first, ...others] = someTroubles
  if (!first) return
  const isSaid = async (name: string) => {
    await expect(said, name).toBeVisible()
    await expect(form(page).getByLabel('Your message'), name).toBeEditable()
    await expectSense(page, name)
  }
  portal.faults.set('listFaqArticles', first.fault)
  await visitor.goTo('/en/contact?topic=gone')
  await isSaid(first.name)
  await beImpatient(true)
  for (const { name, fault } of others) {
    await test.step(name, async () => {
      portal.faults.set('listFaqArticles', fault)
      await tryAgain(again, said)
      await isSaid(name)
    })
  }

  for (const [place, { name, fault }] of chosen(someTroubles, { share: 0.5, by: [] }).entries()) {
    await test.step(`the topic: ${name}`, async () => {
      portal.faults.clear()
      portal.faults.set('getFaqTopic', fault)
      await hasten(page, fault.hang === true)
      await (place === 0 ? again.click() : visitor.goTo('/en/contact?topic=gone'))
      await expect(main(page).getByText('There are no answers on the topic that you were looking for.')).toBeVisible()
      await expect(part(page, 'Tickets').locator('summary')).toHaveCount(3)
      await expectSense(page, name)
    })
  }
})
