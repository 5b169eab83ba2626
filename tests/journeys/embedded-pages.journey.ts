import type { Frame, Page } from '@playwright/test'
import type { Settings } from '#src/api/contract.ts'
import { type EmbedHost, playApplication } from '#tests/support/embed-host.ts'
import { expect, sameSite, test, withEmbed } from '#tests/support/embed-test.ts'
import { chosen } from '#tests/support/form.ts'

/** Where the portal is shown: the whole tab, or a frame in it. */
type View = Page | Frame

/** Somebody who shows the portal, or nobody: a browser that has been given the address of an embedded page. */
type Host = {
  name: string
  embed: (host: EmbedHost) => Partial<Settings['embed']>
  application?: { ios: string } | { android: string }
  isFrame?: true
}

const hosts: Host[] = [
  { name: 'the iOS application', embed: () => ({ iosHandler: 'kinora' }), application: { ios: 'kinora' } },
  { name: 'the Android application', embed: () => ({ androidBridge: 'Kinora' }), application: { android: 'Kinora' } },
  { name: 'a frame', embed: (host) => ({ parentOrigins: [host.origin(sameSite)] }), isFrame: true },
  { name: 'a browser', embed: () => ({}) },
]

/** What works alike wherever it is shown. The quick form goes through each part where there is a host, and where there is none. */
const works = chosen(
  hosts.flatMap(({ name }) =>
    ['friends', 'visits', 'cinemas'].map((part) => ({
      name,
      part,
      way: name === 'a browser' ? part : `${part}, shown`,
    })),
  ),
  { share: 0.5 },
)

const heading = (view: View) => view.getByRole('heading', { level: 1 })
const sheet = (view: View) => view.getByRole('dialog')
const press = (view: View, name: string | RegExp) => view.getByRole('button', { name }).click()

/** The page stands alone, and nothing on it leads to a page that is not embedded: what opens beside it does no harm. */
async function standsAlone(view: View): Promise<void> {
  await expect(view.getByRole('banner')).toHaveCount(0)
  await expect(view.getByRole('contentinfo')).toHaveCount(0)
  const ways = await view.getByRole('link').evaluateAll((links) =>
    links.flatMap((link) => {
      if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return []
      return /^\/en\/m\//.test(link.pathname) ? [] : [`${link.textContent}: ${link.href}`]
    }),
  )
  expect(ways, 'ways out').toEqual([])
}

for (const { name, embed, application, isFrame } of hosts) {
  test(`in ${name}, friends, visits and cinemas work whole, dialogs too, and nothing leads out but the host`, async ({
    visitor,
    page,
    portal,
    host,
  }) => {
    test.setTimeout(120_000)
    let flags: Partial<Settings['featureFlags']> = {}
    const got = application && (await playApplication(page, application))
    await withEmbed(page, embed(host), ({ featureFlags }) => ({ featureFlags: { ...featureFlags, ...flags } }))
    await visitor.arriveAs('pass-holder', '/en/m/unavailable')
    const goThrough = (part: string, steps: () => Promise<void>) =>
      works.some((one) => one.name === name && one.part === part) ? test.step(part, steps) : undefined

    async function open(path: string): Promise<View> {
      if (isFrame) return host.show(page, sameSite, `${portal.origin('fr')}/en/m/${path}`)
      await visitor.goTo(`/en/m/${path}`)
      return page
    }

    await goThrough('friends', async () => {
      const view = await open('friends')
      await expect(heading(view)).toHaveText('Your friends')
      await standsAlone(view)
      await press(view, 'Accept Jules Perrin')
      await expect(view.getByRole('button', { name: 'Remove Jules Perrin' })).toBeVisible()
      await press(view, 'Invite a friend')
      await sheet(view).getByLabel('Their e-mail address').fill('camille.brunet@kinora.example')
      await press(view, 'Send the invitation')
      await expect(view.getByRole('button', { name: 'Take back Camille Brunet' })).toBeVisible()
      await expect(sheet(view)).toHaveCount(0)
      await press(view, 'Remove Nadia Ferrand')
      await sheet(view).getByRole('button', { name: 'Remove' }).click()
      await expect(view.getByRole('button', { name: 'Remove Nadia Ferrand' })).toHaveCount(0)
      expect(new URL(view.url()).pathname).toBe('/en/m/friends')
      await press(view, 'Invite a friend')
      portal.faults.set('inviteFriend', { status: 500 })
      await sheet(view).getByLabel('Their e-mail address').fill('family-nl@kinora.example')
      await press(view, 'Send the invitation')
      await expect(sheet(view).getByRole('alert')).toBeVisible()
      await standsAlone(view)
    })

    await goThrough('visits', async () => {
      const view = await open('history')
      await expect(heading(view)).toHaveText('Your visits')
      await view.getByRole('searchbox').fill('gerland')
      await expect(view.getByText(/^\d+ of \d+ visits$/)).toBeVisible()
      await view.getByRole('main').getByRole('listitem').locator('summary').first().click()
      await expect(view.getByText('Booking number')).toBeVisible()
      expect(new URL(view.url()).pathname).toBe('/en/m/history')
      await standsAlone(view)
      portal.prefer.set('listTickets', { code: 200, example: 'none' })
      const empty = await open('history')
      await expect(empty.getByText('Your first film with us is still to come.')).toBeVisible()
      if (name === 'a browser') await expect(empty.getByRole('link', { name: 'To my account' })).toBeVisible()
      else {
        await standsAlone(empty)
        await expect(empty.getByRole('button', { name: 'Close', exact: true })).toBeVisible()
      }
    })

    await goThrough('cinemas', async () => {
      const view = await open('cinemas')
      await expect(heading(view)).toHaveText('Your cinemas')
      const remove = view.getByRole('region', { name: 'Favourites' }).getByRole('button', { name: /^Remove / })
      await expect(remove).toHaveCount(5)
      await remove.first().click()
      await expect(remove).toHaveCount(4)
      await standsAlone(view)
    })

    await test.step('what cannot be shown', async () => {
      portal.faults.set('listFriends', { status: 500 })
      const failed = await open('friends')
      await expect(heading(failed)).toHaveText('The page could not be shown.')
      const wayOn = name === 'a browser' ? failed.getByRole('link', { name: 'To my account' }) : undefined
      if (wayOn) await expect(wayOn).toBeVisible()
      else {
        await standsAlone(failed)
        await press(failed, 'Close')
      }
      portal.faults.clear()
      await press(failed, 'Try again')
      await expect(heading(failed)).toHaveText('Your friends')

      flags = { myFriendsEnabled: false }
      const closed = await open('friends')
      await expect(heading(closed)).toHaveText('This page is closed for the moment.')
      if (wayOn) await expect(closed.getByRole('link', { name: 'To my account' })).toBeVisible()
      else {
        await standsAlone(closed)
        await press(closed, 'Close')
      }
    })

    const told = [{ event: 'close' }, { event: 'close' }]
    if (got)
      await expect.poll(() => [...got.ios, ...got.android.map((words) => JSON.parse(String(words)))]).toEqual(told)
    // The page that framed the failure went away with what it had heard.
    if (isFrame)
      await expect.poll(() => host.heard(page)).toEqual([{ origin: portal.origin('fr'), data: { event: 'close' } }])
  })
}
