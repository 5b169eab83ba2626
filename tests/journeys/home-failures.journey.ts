import { hasteFromTheStart, someTroubles } from '#tests/support/fault-matrix.ts'
import { chosen } from '#tests/support/form.ts'
import { expect, test } from '#tests/support/portal-test.ts'

/** How an answer goes wrong: what ends the session, or takes the time of a call to show, is left to the sweep over all pages. */
const troubles = someTroubles.filter(({ fault }) => (fault.status ?? 500) >= 500 && !fault.hang)

/** The parts of the home that say so themselves, each with something that is there only when it could be read. */
const parts = [
  { call: 'listTickets', name: 'Your tickets', content: /^Open (?:the ticket|\d tickets)$/ },
  { call: 'getSubscription', name: 'Subscription', content: 'Pass Duo' },
  { call: 'listGoodies', name: 'Wallet', content: 'Free popcorn' },
  { call: 'listFavouriteCinemas', name: 'Your cinemas', content: 'Kinora Canal' },
  { call: 'listClientShows', name: 'Your wishlist', content: 'De glasblazers' },
]

/** What is left out when it cannot be read: nobody would miss it. */
const extras = [
  { call: 'listAlerts', content: /counters close at 10 p\.m\./ },
  { call: 'getSurvey', content: 'Your last visit' },
  { call: 'getFooter', content: 'About us' },
]

/** Every call fails in one of two visits, beside others that do not. */
const visits = [
  ['listTickets', 'listGoodies', 'listClientShows', 'getSurvey', 'getFooter'],
  ['getSubscription', 'listFavouriteCinemas', 'listAlerts'],
]

/** Each visit with each trouble; a part of them meets all visits and all troubles, and so every call. */
const cells = troubles.flatMap(({ name, fault }) =>
  visits.map((broken) => ({ name, fault, broken, calls: `${broken}` })),
)

test('with an error or half an answer for some of its calls the home stands: their parts say so, and a second try brings them', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  await hasteFromTheStart(page)
  const main = page.getByRole('main')
  for (const [index, { name: kind, fault, broken }] of chosen(cells, { share: 0.5 }).entries()) {
    await test.step(`${kind} for ${broken}`, async () => {
      const works = ({ call }: { call: string }) => !broken.includes(call)
      for (const call of broken) portal.faults.set(call, fault)
      if (index === 0) await visitor.arriveAs('pass-holder', '/en')
      else await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Margaux')
      for (const part of parts) {
        const region = page.getByRole('region', { name: part.name, exact: true })
        await expect(main.getByText(part.content, { exact: true })).toBeVisible({ visible: works(part) })
        await expect(region.getByRole('button', { name: 'Try again' })).toBeVisible({ visible: !works(part) })
      }
      for (const { call, content } of extras) {
        // The invitation to the survey may come too late for a visit in any case.
        if (call === 'getSurvey' && works({ call })) continue
        await expect(page.getByText(content)).toBeVisible({ visible: works({ call }) })
      }
      portal.faults.clear()
      for (const { name, content } of parts.filter((part) => !works(part))) {
        await page.getByRole('region', { name, exact: true }).getByRole('button', { name: 'Try again' }).click()
        await expect(main.getByText(content, { exact: true })).toBeVisible()
      }
      await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
    })
  }
})
