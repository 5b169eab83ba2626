import { comeBack } from '#tests/support/come-back.ts'
import { chosen } from '#tests/support/form.ts'
import { expect, test } from '#tests/support/portal-test.ts'
import { doorMode, heldUp, qrCode, sideways } from '#tests/support/tickets.ts'

/** What the server may answer, ticket by ticket, and what must be read. What is looked at some other day or hour comes last, in its order. */
const variety = [
  {
    example: 'unnumbered',
    id: 'et-90006-2',
    says: ['Petite salle', 'Sit where you like', /^Paid.*Bank card|Carte bancaire.*3 places/s, 'in our app'],
    pager: 'Ticket 2 of 3',
  },
  {
    example: 'many',
    id: 'et-90011-9',
    says: ['Row E, seat 9', /With 2\s×\sRehausseur/, 'ScreenX'],
    pager: 'Ticket 9 of 9',
  },
  {
    example: 'many',
    id: 'et-90012-1',
    says: ['La Véritable Histoire de la comète', 'We know that you are there'],
  },
  {
    example: 'many',
    id: 'et-90018-1',
    says: ['Gewone stoel', /Language of the booking\s*Nederlands/, /iDEAL\s*4 places/],
  },
  {
    example: 'past-midnight',
    id: 'et-90003-1',
    says: ['Tonight past midnight, 21–22 November', '0:15', 'Possible until 23:45, paid back to what you paid with.'],
  },
  {
    example: 'running',
    id: 'et-91002-1',
    says: ['Tonight, 21 November', '19:20', 'This ticket cannot be cancelled.'],
  },
  { example: 'technologies', id: 'et-91010-1', says: ['ScreenX'] },
  { example: 'technologies', id: 'et-91011-1', says: ['4DX'] },
  { example: 'technologies', id: 'et-91014-1', says: ['IMAX', 'Dolby Cinema'] },
  {
    example: 'click-and-serve',
    id: 'et-91005-1',
    says: ['You can order food and drinks to your seat until 18:50.'],
  },
  {
    example: 'click-and-serve',
    id: 'et-91006-1',
    says: [
      'Order CS-20418',
      'Say that you are there once you sit, until 18:50',
      /Reduction.*-€1\.50/,
      /Order\s*€13\.10/,
    ],
  },
  { example: 'click-and-serve', id: 'et-91007-1', says: ['We know that you are there', '18:50'] },
  { example: 'click-and-serve', id: 'et-91008-1', says: ['Atelier zéro'], without: ['At the counter'] },
  { example: 'click-and-serve', id: 'et-91009-1', says: ['Brandnetel'], without: ['At the counter'] },
  {
    example: 'several-means',
    id: 'et-91015-4',
    says: [/Pass Duo\s*1 place/, /Place prépayée\s*1 place/, /Carte cadeau\s*1 place/, /Total\s*€4\.90/],
  },
  {
    example: 'several-means',
    id: 'et-91016-1',
    says: ['There was nothing to pay: all of it is covered by Pass Duo.', /Total\s*Nothing to pay/],
    without: ['€0.00'],
  },
  { example: 'no-pictures', id: 'et-91017-1', says: ['Vertige du mardi', 'La Coupole'] },
  {
    example: 'in-five-minutes',
    id: 'et-91001-1',
    now: '2026-11-21T20:10:00+01:00',
    says: ['Tonight, 21 November', '20:15', 'These tickets cannot be cancelled.'],
  },
  {
    example: 'click-and-serve',
    id: 'et-91006-1',
    now: '2026-11-23T19:00:00+01:00',
    says: ['Orders were brought to the seats until 18:50. Yours waits for you at the counter.'],
  },
  {
    example: 'dst-night',
    id: 'et-90005-1',
    now: '2027-10-30T21:00:00+02:00',
    says: ['Tonight past midnight, 30–31 October', '0:45', 'Possible until 31 October at 0:15'],
  },
] satisfies {
  example: string
  id: string
  says: (string | RegExp)[]
  without?: string[]
  now?: string
  pager?: string
}[]

/** Shown at the door as well: one of each answer, and some more. */
const atTheDoor = chosen(variety, { share: 0.5, by: ['example'] })

/** When the first ticket is looked at. What was read is read anew for whoever comes back after a minute. */
const evening = Date.parse('2026-11-21T20:00:00+01:00')
const minute = 60_000

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 568 } })

  test('whatever a booking holds is said, and shown at the door without a sideways scroll', async ({
    visitor,
    page,
    portal,
    context,
  }) => {
    test.slow()
    // Such a phone fills no screen.
    await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'requestFullscreen'))
    const main = page.getByRole('main')
    const answers = [...new Set(variety.map(({ example, now }) => `${example} ${now}`))]
    let seen = ''
    for (const ticket of variety) {
      const { example, id, says, now, pager, without } = ticket
      await test.step(`${example}, ${id}`, async () => {
        const answer = `${example} ${now}`
        portal.prefer.set('listTickets', { code: 200, example })
        await context.clock.setFixedTime(now ?? evening + answers.indexOf(answer) * minute)
        if (seen === '') await visitor.arriveAs('pass-holder', '/en/tickets')
        else await main.getByRole('link', { name: 'Your tickets' }).click()
        if (seen !== answer) await comeBack(page)
        seen = answer
        await main.locator(`a[href$="ticket=${id}"]`).click()
        const door = page.getByRole('button', { name: 'Show at the door' })
        await expect(door).toBeVisible()
        for (const words of says) await expect(main).toContainText(words)
        for (const words of without ?? []) await expect(main).not.toContainText(words)
        await expect(main).not.toContainText(/undefined|NaN|Invalid Date|null/)
        if (pager) await expect(main).toContainText(pager)
        expect(await sideways(page)).toBe(0)
        if (!atTheDoor.includes(ticket)) return
        await door.click()
        await expect(heldUp(page).getByRole('heading')).toBeVisible()
        expect((await qrCode(heldUp(page)).boundingBox())?.width).toBeGreaterThanOrEqual(150)
        expect(await doorMode(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
        await page.keyboard.press('Escape')
        await expect(doorMode(page)).toBeHidden()
      })
    }
  })
})
