import type { Page } from '@playwright/test'
import { updatesOf } from '#tests/support/account-updates.ts'
import { expect, test } from '#tests/support/portal-test.ts'

function save(page: Page) {
  return page.getByRole('button', { name: 'Save' })
}

function isSaved(page: Page) {
  return page.getByRole('status').getByText('Your profile is saved.')
}

test.describe('a name', () => {
  test('of 60 characters, with apostrophes, in Arabic or with emoji is kept as it is, and the home greets by it', async ({
    visitor,
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await visitor.arriveAs('pass-holder', '/en/profile')
    const greeting = page.getByRole('heading', { level: 1 })
    const updates: unknown[] = []
    for (const [kind, name] of Object.entries({
      'of 60 characters': 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis',
      'with apostrophes and a hyphen': 'Aïn-O’Brien D\'Ávila "Jr."',
      'in Arabic': 'عبد الرحمن',
      'with emoji': 'Zoé 👩‍👩‍👧 🎬',
    })) {
      await test.step(kind, async () => {
        await page.getByLabel('First name').fill(name)
        await save(page).click()
        updates.push({ firstname: name })
        await expect.poll(() => updatesOf(portal)).toEqual(updates)
        await expect(isSaved(page)).toBeVisible()
        await expect(save(page)).not.toHaveAttribute('aria-busy')
        await page.getByRole('main').getByRole('link', { name: 'My account' }).click()
        await expect(greeting).toContainText(name)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, 'sideways scroll').toBe(0)
        expect(portal.world.customer('pass-holder')?.account.firstname).toBe(name)
        await page.goBack()
        await expect(page.getByLabel('First name')).toHaveValue(name)
      })
    }
    await visitor.goTo('/en')
    await expect(greeting).toContainText('Zoé 👩‍👩‍👧 🎬')
  })

  test('that is a program runs nowhere', async ({ visitor, page }) => {
    const typed = {
      'First name': '<img src=x onerror="window.hacked=1">',
      'Last name': '"><script>window.hacked=1</script>',
      Street: 'javascript:window.hacked=1',
      Building: '<svg/onload=window.hacked=1>',
      City: "{{constructor.constructor('window.hacked=1')()}}",
    }
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await visitor.arriveAs('pass-holder', '/en/profile')
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text)
    await save(page).click()
    await expect(isSaved(page)).toBeVisible()
    await page.reload()
    for (const [label, text] of Object.entries(typed)) await expect(page.getByLabel(label)).toHaveValue(text)
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog')).toHaveAccessibleName(`Hello, ${typed['First name']}`)
    await page.keyboard.press('Escape')
    await page.getByRole('main').getByRole('link', { name: 'My account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(typed['First name'])
    await page
      .getByRole('banner')
      .getByRole('link', { name: /My tickets/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your tickets' })).toBeVisible()
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    expect(asked.filter((path) => path.endsWith('/x'))).toEqual([])
  })
})
