import type { Locator, Page } from '@playwright/test'
import type { Op } from '#scripts/mock-api/call.ts'
import type { PersonaId } from '#scripts/mock-api/personas.ts'
import { radio } from '#tests/support/account-writes.ts'
import { expectSense, heal, impatience, someTroubles, tryAgain } from '#tests/support/fault-matrix.ts'
import { chosen, isLong } from '#tests/support/form.ts'
import { hold } from '#tests/support/hold.ts'
import { unlink } from '#tests/support/linked-accounts.ts'
import { callsTo, expect, test } from '#tests/support/portal-test.ts'

const main = (page: Page) => page.getByRole('main')
const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** What a page shows cannot be read. */
type Read = {
  what: string
  path: string
  operation: Op
  /** What has to be done for it to be read; opening the page, where nothing is said. */
  ask?: (page: Page) => Promise<unknown>
  says: RegExp
  /** That there is none is an answer like any other. */
  mayBeNone?: true
  /** It is there in the end. */
  shows: (page: Page) => Promise<unknown>
}

const wholePage = /The page could not be shown\.|We cannot reach the cinema\./
const onePart = /This part could not be loaded\. Nothing is lost\./

/** What a customer reads one after the other. */
const visits: { who: PersonaId; reads: Read[] }[] = [
  {
    who: 'pass-holder',
    reads: [
      {
        what: 'the friends',
        path: '/en/friends',
        operation: 'listFriends',
        says: wholePage,
        shows: (page) => expect(part(page, 'Friends')).toContainText('Nadia Ferrand'),
      },
      {
        what: 'the favourite cinemas',
        path: '/en/cinemas',
        operation: 'listFavouriteCinemas',
        says: wholePage,
        shows: (page) => expect(part(page, 'Favourites')).toContainText('Kinora Canal'),
      },
      {
        what: 'all cinemas',
        path: '/en/cinemas?q=joliette',
        operation: 'listCinemas',
        says: onePart,
        shows: (page) => expect(part(page, 'Find a cinema')).toContainText('Kinora Joliette'),
      },
      {
        what: 'the interests on offer',
        path: '/en/my-interests',
        operation: 'listInterests',
        says: wholePage,
        shows: (page) => expect(page.getByRole('checkbox', { name: 'Drama' })).toBeChecked(),
      },
      {
        what: 'the linked accounts',
        path: '/en/profile',
        operation: 'listIdentities',
        says: onePart,
        shows: (page) => expect(unlink(page, 'Google')).toBeVisible(),
      },
    ],
  },
  {
    who: 'pass-holder',
    reads: [
      {
        what: 'the wishlist',
        path: '/en/wishlist',
        operation: 'listClientShows',
        says: wholePage,
        shows: (page) => expect(button(page, 'Remove: Noord')).toBeVisible(),
      },
      {
        what: 'the programme that is searched',
        path: '/en/wishlist',
        operation: 'listShows',
        ask: (page) => page.getByRole('searchbox').fill('tram'),
        says: /The programme could not be read\. Your wishlist is as it was\./,
        shows: (page) => expect(button(page, 'Add to the wishlist: Le Dernier Tramway')).toBeVisible(),
      },
      {
        what: 'a trailer',
        path: '/en/wishlist?dialog=trailer&item=noord',
        operation: 'listTrailers',
        says: onePart,
        shows: (page) => expect(button(page, 'Play on YouTube')).toBeVisible(),
      },
      {
        what: 'the films that wait for a rating',
        path: '/en/ratings',
        operation: 'listShowsToRate',
        says: wholePage,
        shows: (page) => expect(radio(page, 'Zomerijs', 'Loved it')).toBeVisible(),
      },
    ],
  },
  {
    who: 'empty',
    reads: [
      {
        what: 'what is on around the customer',
        path: '/en/recommendations',
        operation: 'getZone',
        says: onePart,
        mayBeNone: true,
        shows: (page) => expect(part(page, 'On now')).toBeVisible(),
      },
      {
        what: 'a part of the copy of the data',
        path: '/en/profile',
        operation: 'listFriends',
        ask: (page) => button(page, 'Make the copy').click(),
        says: /These parts could not be read: friends\./,
        shows: (page) =>
          expect(page.getByRole('status').getByText('The copy is saved on this device as')).toBeVisible(),
      },
    ],
  },
]

const [first, ...others] = someTroubles
/** Each of them is met by a refusal first, and by one of the others at least. */
const met = chosen(
  visits.flatMap(({ reads }) => reads.flatMap(({ what }) => others.map(({ name }) => ({ what, trouble: name })))),
  { share: 0 },
)
const troublesOf = ({ what, mayBeNone }: Read) =>
  others
    .filter(({ name }) => met.some((cell) => cell.what === what && cell.trouble === name))
    .filter(({ fault }) => !(mayBeNone && fault.status === 404))

for (const { who, reads } of visits) {
  const names = reads.map(({ what }) => what).join(', ')
  test(`${names}: whatever goes wrong with reading it is said, and a second try is a press away`, async ({
    visitor,
    page,
    portal,
  }) => {
    test.setTimeout(30_000 + reads.length * someTroubles.length * 4000)
    const beImpatient = await impatience(page)
    const again = main(page).or(page.getByRole('dialog')).getByRole('button', { name: 'Try again' })
    if (!first) return
    let open = ''
    for (const read of reads) {
      await test.step(read.what, async () => {
        const { path, operation, ask, says, shows } = read
        portal.faults.set(operation, first.fault)
        // A refusal for want of a session asks for one that can be renewed.
        if (!open) await (isLong ? visitor.comeInAs : visitor.arriveAs)(who, path)
        else if (open !== path) await visitor.goTo(path)
        open = path
        await ask?.(page)
        for (const { name, fault } of troublesOf(read)) {
          await expect(page.locator('body'), `before ${name}`).toContainText(says)
          await expectSense(page, `before ${name}`)
          portal.faults.set(operation, fault)
          portal.calls.length = 0
          await beImpatient(true)
          await tryAgain(again, page.getByText(says))
          await expect.poll(() => callsTo(portal, operation).length, { intervals: [20] }).toBeGreaterThan(0)
        }
        await expect(page.locator('body')).toContainText(says)
        await beImpatient(false)
        portal.faults.clear()
        await tryAgain(again, page.getByText(says))
        await shows(page)
        await expect(page.locator('body')).not.toContainText(says)
      })
    }
  })
}

test('a second try of a page shows that it is under way, is made once, and the heading says what came of it', async ({
  visitor,
  page,
  portal,
}) => {
  const again = button(page, 'Try again')
  portal.faults.set('listInterests', { status: 409 })
  await visitor.arriveAs('pass-holder', '/en/my-interests')
  const pressAgain = async () => {
    const letGo = await hold(page, '**/api/interests*')
    portal.calls.length = 0
    await again.press('Enter')
    await expect(again).toHaveAttribute('aria-busy', 'true')
    await again.click({ force: true })
    await letGo()
  }
  const headed = async (name: string) => {
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
    expect(callsTo(portal, 'listInterests')).toHaveLength(1)
  }
  await pressAgain()
  await headed('The page could not be shown.')
  await expect(again).not.toHaveAttribute('aria-busy')
  await heal(page, portal)
  await pressAgain()
  await headed('Your interests')
})

/** A part of a page, and what is read first of it once it is there, or where it could not be read again. */
type Part = {
  what: string
  path: string
  /** Where the call goes. */
  calls: string
  operation: Op
  /** What is said of it, where that is not what is said of any part. */
  words?: string
  there: (page: Page) => Locator
  missing: (page: Page) => Locator
}

const parts: readonly Part[] = [
  {
    what: 'the wallet of the home',
    path: '/en',
    calls: '**/api/accounts/me/goodies*',
    operation: 'listGoodies',
    there: (page) => page.getByRole('heading', { name: 'Wallet', exact: true }),
    missing: (page) => page.getByRole('heading', { name: 'Wallet', exact: true }),
  },
  {
    what: 'the linked accounts',
    path: '/en/profile',
    calls: '**/api/accounts/me/identities*',
    operation: 'listIdentities',
    there: (page) => part(page, 'Linked accounts').getByRole('list').locator('..'),
    missing: (page) => main(page).locator('div:has(> p)').filter({ hasText: onePart }).last(),
  },
  {
    what: 'the prepaid cards of the wallet',
    path: '/en/vouchers',
    calls: '**/api/accounts/me/prepaids*',
    operation: 'listPrepaids',
    words: 'We cannot tell at the moment what you can do with your prepaid cards.',
    there: (page) => page.getByRole('heading', { level: 2, name: 'Add something' }),
    missing: (page) => button(page, 'Try again'),
  },
]

for (const { what, path, calls, operation, words = onePart, there, missing } of parts) {
  test(`${what}: a second try shows that it is under way, is made once, and the focus comes to what came of it`, async ({
    visitor,
    page,
    portal,
  }) => {
    const said = main(page).getByText(words)
    const again = main(page).getByRole('button', { name: 'Try again', exact: true })
    portal.faults.set(operation, { status: 409 })
    await visitor.arriveAs('pass-holder', path)
    const pressAgain = async () => {
      const letGo = await hold(page, calls)
      portal.calls.length = 0
      await again.press('Enter')
      await expect(again).toHaveAttribute('aria-busy', 'true')
      await again.press('Enter')
      await expect(said).toBeVisible()
      await letGo()
    }
    const asked = () => callsTo(portal, operation)
    await pressAgain()
    await expect(again).not.toHaveAttribute('aria-busy')
    await expect(missing(page)).toBeFocused()
    await expect(said).toBeVisible()
    expect(asked()).toHaveLength(1)
    await heal(page, portal)
    await pressAgain()
    await expect(there(page)).toBeFocused()
    await expect(said).toHaveCount(0)
    expect(asked()).toHaveLength(1)
  })
}

test('a second try of a part is made although another part comes at that very moment', async ({
  visitor,
  page,
  portal,
}) => {
  const again = main(page).getByRole('button', { name: 'Try again', exact: true })
  portal.faults.set('listGoodies', { status: 409 })
  const letGo = await hold(page, '**/api/accounts/me/cinemas*')
  await visitor.arriveAs('pass-holder', '/en')
  // As soon as the cinemas stand on the page, before anything else that follows from it.
  await again.evaluate((tryAgain: HTMLButtonElement) => {
    new MutationObserver((_changes, observer) => {
      if (!document.body.innerText.includes('Kinora Joliette')) return
      observer.disconnect()
      tryAgain.click()
    }).observe(document.body, { childList: true, subtree: true })
  })
  portal.faults.clear()
  await letGo()
  await expect(part(page, 'Your cinemas').getByText('Kinora Joliette')).toBeVisible()
  await expect(again).toHaveCount(0)
  await expect(part(page, 'Wallet')).toBeVisible()
})
