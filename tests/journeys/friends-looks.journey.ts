import type { Page } from '@playwright/test'
import type { Portal } from '#scripts/portal.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { comeBackTo } from '#tests/support/come-back.ts'
import { chosen } from '#tests/support/form.ts'
import { expect, test } from '#tests/support/portal-test.ts'

const sheet = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** What the list and its dialogs can come to, in the order in which a visit comes by. */
const states: readonly {
  what: string
  where: 'in a dialog' | 'on the page'
  come: (page: Page, portal: Portal) => Promise<unknown>
  leave?: string
}[] = [
  {
    what: 'nobody to invite',
    where: 'in a dialog',
    async come(page) {
      await press(page, 'Invite a friend')
      await press(page, 'Send the invitation')
      await expect(sheet(page).getByText('One answer needs a look.')).toBeVisible()
    },
    leave: 'Cancel',
  },
  {
    what: 'an invitation that failed',
    where: 'in a dialog',
    async come(page, portal) {
      portal.faults.set('inviteFriend', { status: 503 })
      await press(page, 'Invite a friend')
      await sheet(page).getByLabel('Their e-mail address').fill('camille.brunet@kinora.example')
      await press(page, 'Send the invitation')
      await expect(sheet(page).getByRole('alert')).toBeVisible()
    },
    leave: 'Cancel',
  },
  {
    what: 'a removal that failed',
    where: 'in a dialog',
    async come(page, portal) {
      portal.faults.set('removeFriend', { status: 500 })
      await press(page, 'Remove Nadia Ferrand')
      await press(page, 'Remove')
      await expect(sheet(page).getByRole('alert')).toBeVisible()
    },
    leave: 'Keep',
  },
  {
    what: 'an answer that failed',
    where: 'on the page',
    async come(page, portal) {
      portal.faults.set('removeFriend', { status: 500 })
      await press(page, 'Decline Jules Perrin')
      await expect(page.getByRole('button', { name: 'Close this message' })).toBeVisible()
    },
    leave: 'Close this message',
  },
  {
    what: 'a search that finds nobody',
    where: 'on the page',
    async come(page, portal) {
      portal.prefer.set('listFriends', { code: 200, example: 'sixty' })
      const search = page.getByRole('searchbox', { name: 'Find by name' })
      await comeBackTo(search)
      await search.fill('nobody at all')
      await expect(page.getByText('No friend has this name.')).toBeVisible()
    },
    leave: 'Clear the search',
  },
  {
    what: 'unusual names',
    where: 'on the page',
    async come(page, portal) {
      portal.prefer.set('listFriends', { code: 200, example: 'unusual-names' })
      await comeBackTo(page.getByRole('button', { name: 'Remove Séan O’Connor-d’Harcourt' }))
    },
  },
]

test('friends, their dialogs and what goes wrong in them: no barrier, no sideways scroll, in both themes and on both widths', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  await visitor.arriveAs('pass-holder', '/en/friends')
  for (const { what, come, leave } of chosen(states, { share: 0.5, by: ['where'] })) {
    await come(page, portal)
    await expectNoBarrier(page, what)
    if (leave) await press(page, leave)
    await expect(sheet(page)).toHaveCount(0)
  }
})
