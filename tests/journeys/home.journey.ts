import { expect, test } from '#tests/support/portal-test.ts'

const wide = { width: 1280, height: 900 }
const narrow = { width: 390, height: 844 }

/** What a clock in a cinema shows at an instant, as a pattern: "9:05" and "09:05" are both fine. */
function cinemaTime(instant: Date): RegExp {
  const [hour, minute] = instant
    .toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Paris' })
    .split(':')
  return new RegExp(`^0?${Number(hour)}:${minute}$`)
}

test.describe('the greeting', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('is by first name, and goes by the hour where the cinemas are', async ({ visitor, page, context }) => {
    await context.clock.setFixedTime('2027-01-15T20:00:00+01:00')
    await visitor.arriveAs('pass-holder', '/en')
    const greeting = page.getByRole('heading', { level: 1 })
    await expect(greeting).toHaveText('Good evening, Margaux.')
    await expect(page.getByRole('main')).toContainText(/Friday,? 15 January/)
    await context.clock.setFixedTime('2027-01-15T15:00:00+01:00')
    await page.reload()
    await expect(greeting).toHaveText('Good afternoon, Margaux.')
    await context.clock.setFixedTime('2027-01-15T09:00:00+01:00')
    await page.reload()
    await expect(greeting).toHaveText('Good morning, Margaux.')
  })
})

test.describe('the next ticket', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('has its film, the time at the cinema, its seats, and how many more there are in the booking', async ({
    visitor,
    page,
    portal,
  }) => {
    await visitor.arriveAs('pass-holder', '/en')
    const [tonight] = portal.world.customer('pass-holder')?.bookings ?? []
    const ticket = page.getByRole('main').getByRole('article')
    await expect(ticket).toHaveCount(1)
    await expect(ticket.getByRole('heading', { name: 'Sel de nuit' })).toBeVisible()
    await expect(ticket.getByRole('time')).toHaveText(cinemaTime(tonight?.start ?? new Date(0)))
    for (const words of ['Kinora Gerland', 'H 12', 'H 13', 'IMAX', 'Dolby Cinema', '+1']) {
      await expect(ticket.getByText(words, { exact: true })).toBeVisible()
    }
    await ticket.getByRole('link', { name: 'Open 2 tickets' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your tickets' })).toBeVisible()
  })
})

test('only confirmed bookings are tickets, one for each place, the earliest first', async ({
  visitor,
  page,
  portal,
}) => {
  const customer = portal.world.customer('pass-holder')
  expect(customer).toBeDefined()
  if (!customer) return
  // The cancelled booking would be the next one, and the list comes in the wrong order.
  const inAnHour = new Date(Date.now() + 3_600_000)
  const bookings = customer.bookings
    .map((booking) => (booking.status === 'CANCELLED' ? { ...booking, start: inAnHour } : booking))
    .reverse()
  portal.world.commit({ ...customer, bookings })

  await visitor.arriveAs('pass-holder', '/en')
  await expect(page.getByRole('article')).toHaveAccessibleName('Sel de nuit')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Your tickets/ })
    .click()
  const confirmed = bookings
    .filter(({ status }) => status === 'CONFIRMED')
    .sort((one, other) => one.start.getTime() - other.start.getTime())
  const places = confirmed.flatMap(({ seats, start }) =>
    Array(typeof seats === 'number' ? seats : seats.length).fill(start),
  )
  expect(places).toHaveLength(12)
  await expect(page.getByRole('article').getByRole('time')).toHaveText(places.map(cinemaTime))
  await expect(page.getByText('Kilomètre 412')).toBeHidden()
})

test('the ticket keeps up with the clock, and makes way for the next one when its film is over', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  await context.clock.install()
  await visitor.arriveAs('pass-holder', '/en')
  await expect(page.getByText(/Your film starts in 2 hrs/)).toBeVisible()
  const [tonight] = portal.world.customer('pass-holder')?.bookings ?? []
  const untilStart = (tonight?.start.getTime() ?? 0) - Date.now()
  await context.clock.fastForward(untilStart + 60_000)
  await expect(page.getByText('Your film has begun.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveAccessibleName('Sel de nuit')
  await context.clock.fastForward(130 * 60_000)
  await expect(page.getByRole('article')).toHaveAccessibleName('Brandnetel')
  await expect(page.getByText('Your film has begun.')).toBeHidden()
})

test('the account of somebody with everything: pass, points, wallet, cinemas, wishes and the ways on', async ({
  visitor,
  page,
}) => {
  await visitor.arriveAs('pass-holder', '/en')
  const part = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(part('Subscription')).toContainText(/Pass Duo is active\. Next debit: €51\.90 on \d+ [A-Z]/)
  await expect(part('Points')).toContainText(/1.350 points/)
  await expect(part('Points').getByRole('img', { name: '7 armchairs out of 10' })).toBeVisible()
  await expect(part('Wallet')).toMatchAriaSnapshot(`
    - region "Wallet":
      - paragraph:
        - strong: Free popcorn
        - text: /for showings up to \\d+ [A-Z]/
      - term: Vouchers
      - definition: "1"
      - term: Gift cards
      - definition: "1"
      - term: Prepaid places
      - definition: 3 left
  `)
  await expect(part('Your cinemas').getByRole('term')).toHaveText([
    'Kinora Gerland',
    'Kinora Belleville',
    'Kinora Le Petit Palais de la Butte-aux-Cailles',
    'Kinora Joliette',
    'Kinora Canal',
  ])
  await expect(part('Your wishlist').getByRole('listitem')).toHaveText([
    /De glasblazers/,
    /Vertige du mardi/,
    /Mille fenêtres/,
    /La Nuit des baleines/,
    /La Traversée/,
    /Noord.*In cinemas/,
  ])
  await expect(part('Your account').getByRole('link')).toHaveText([
    /pass-holder@kinora\.example/,
    /Your tickets/,
    /5 chosen/,
  ])
})

test('an empty account has its empty places, and an invitation where there is no subscription', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('empty', '/en')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lou')
  await expect(page.getByRole('article')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Choose a film' })).toBeVisible()
  const part = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(part('Subscription')).toContainText('With a pass, you go as often as you like')
  await expect(part('Points')).toContainText('Joining is free.')
  await expect(part('Wallet')).toContainText('Nothing to spend for now.')
  await expect(part('Your cinemas')).toContainText('up to 5 cinemas')
  await expect(part('Your wishlist').getByRole('listitem')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
  expect(portal.calls.find(({ operationId }) => operationId === 'getSubscription')?.status).toBe(404)
})

test.describe('what would stop the evening stands above the ticket', () => {
  for (const { persona, line, sentence } of [
    { persona: 'unpaid', line: /did not go through\. €45\.80/, sentence: /Pass Solo is unpaid: €45\.80/ },
    {
      persona: 'photo-rejected',
      line: /photo on your pass was turned down/,
      sentence: /Pass Gold is blocked: the photo/,
    },
    { persona: 'leaving', line: /bank card ending in 3008 expires/, sentence: /Pass Gold ends on 4 [A-Z]/ },
  ] as const) {
    test(`for ${persona}`, async ({ visitor, page }) => {
      await visitor.arriveAs(persona, '/en')
      await expect(page.getByRole('region', { name: 'Subscription' })).toContainText(sentence)
      const notice = await page.getByText(line).first().boundingBox()
      const ticket = await page.getByRole('article').boundingBox()
      expect(notice?.y).toBeLessThan(ticket?.y ?? 0)
    })
  }
})

test.describe('alerts', () => {
  test('are those for the customer’s kind of account: a pass-holder reads nothing that is for staff', async ({
    visitor,
    page,
  }) => {
    await visitor.arriveAs('pass-holder', '/en')
    await expect(page.getByText(/preview of “Vertige du mardi”/)).toBeVisible()
    await expect(page.getByText(/counters close at 10 p\.m\./)).toBeVisible()
    await expect(page.getByText(/evacuation drill|hearing loop|Under 26/)).toBeHidden()
  })

  test('begin with the warning, and only two others follow: so staff read theirs', async ({ visitor, page }) => {
    await visitor.arriveAs('staff', '/en', 'nl')
    const alerts = page.getByText(/evacuation drill|with your pass|counters close|hearing loop|under 26/i)
    await expect(alerts).toHaveText([/evacuation drill/, /counters close/, /hearing loop/])
  })

  test('beyond one warning and two others are not shown', async ({ visitor, page, portal }) => {
    portal.prefer.set('listAlerts', { example: 'one-warning-and-five' })
    await visitor.arriveAs('pass-holder', '/en')
    await expect(page.getByText(/ralentis ce soir|Beffroi|Oiseaux de verre|pop-corn|dimanche|s’affiche/)).toHaveText([
      /ralentis ce soir/,
      /Beffroi/,
      /Oiseaux de verre/,
    ])
  })
})

test.describe('nothing moves while the page is being read', () => {
  for (const size of [wide, narrow]) {
    test(`neither for a late alert nor for late parts, at ${size.width} px`, async ({ visitor, page, portal }) => {
      await page.setViewportSize(size)
      await visitor.arriveAs('pass-holder', '/en')
      await page.addInitScript(() => {
        const shifts: number[] = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
        }).observe({ type: 'layout-shift', buffered: true })
        Object.assign(window, { shifts })
      })
      portal.faults.set('listTickets', { delayMs: 600 })
      for (const late of ['listAlerts', 'getFooter', 'listClientShows', 'listFavouriteCinemas']) {
        portal.faults.set(late, { delayMs: 2000 })
      }
      await page.reload()
      const ticket = page.getByRole('article')
      await expect(ticket).toBeVisible()
      const alert = page.getByText(/preview of “Vertige du mardi”/)
      await expect(alert).toBeHidden()
      const before = await ticket.boundingBox()
      await expect(alert).toBeVisible()
      await expect(page.getByRole('region', { name: 'Your wishlist' }).getByRole('listitem').first()).toBeVisible()
      await expect(page.getByRole('contentinfo').getByText('About us')).toBeVisible()
      expect(await ticket.boundingBox()).toEqual(before)
      const shifts = await page.evaluate(() => ('shifts' in window ? window.shifts : undefined))
      expect(Array.isArray(shifts) && shifts.reduce((sum: number, shift) => sum + Number(shift), 0)).toBeLessThan(0.01)
    })
  }
})

test.describe('sums, days and times are written as the language has them', () => {
  for (const { market, path, persona, money, time } of [
    { market: 'fr', path: '/fr', persona: 'pass-holder', money: /51,90\s€/, time: /^\d{1,2}\sh\s\d\d$/ },
    { market: 'nl', path: '/nl', persona: 'family-nl', money: /€\s38,00/, time: /^\d{1,2}:\d\d$/ },
  ] as const) {
    test(`in ${path.slice(1)}`, async ({ visitor, page }) => {
      await visitor.arriveAs(persona, path, market)
      await expect(page.getByText(money)).toBeVisible()
      await expect(page.getByRole('article').getByRole('time')).toHaveText(time)
      const today = new Intl.DateTimeFormat(market, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        timeZone: 'Europe/Paris',
      }).format()
      await expect(page.getByRole('main').getByText(new RegExp(today, 'i')).first()).toBeVisible()
    })
  }
})
