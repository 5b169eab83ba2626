import { expectNoBarrier } from '#tests/support/barriers.ts'
import { expect, test } from '#tests/support/portal-test.ts'

test('friends, their dialogs and what goes wrong in them: no barrier, no sideways scroll, in both themes and on both widths', async ({
  visitor,
  page,
  portal,
}) => {
  test.setTimeout(180_000)
  const sheet = page.getByRole('dialog')
  await visitor.arriveAs('pass-holder', '/en/friends')
  await page.getByRole('button', { name: 'Invite a friend' }).click()
  await sheet.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(sheet.getByText('One answer needs a look.')).toBeVisible()
  await expectNoBarrier(page, 'nobody to invite')
  portal.faults.set('inviteFriend', { status: 503 })
  await sheet.getByLabel('Their e-mail address').fill('camille.brunet@kinora.example')
  await sheet.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(sheet.getByRole('alert')).toBeVisible()
  await expectNoBarrier(page, 'an invitation that failed')
  await sheet.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Remove Nadia Ferrand' }).click()
  portal.faults.set('removeFriend', { status: 500 })
  await sheet.getByRole('button', { name: 'Remove' }).click()
  await expect(sheet.getByRole('alert')).toBeVisible()
  await expectNoBarrier(page, 'a removal that failed')
  await sheet.getByRole('button', { name: 'Keep' }).click()

  await page.getByRole('button', { name: 'Decline Jules Perrin' }).click()
  await expect(page.getByRole('button', { name: 'Close this message' })).toBeVisible()
  await expectNoBarrier(page, 'an answer that failed')

  portal.prefer.set('listFriends', { code: 200, example: 'sixty' })
  await page.reload()
  await page.getByRole('searchbox', { name: 'Find by name' }).fill('nobody at all')
  await expect(page.getByText('No friend has this name.')).toBeVisible()
  await expectNoBarrier(page, 'a search that finds nobody')

  portal.prefer.set('listFriends', { code: 200, example: 'unusual-names' })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove Séan O’Connor-d’Harcourt' })).toBeVisible()
  await expectNoBarrier(page, 'unusual names')
})
