import type { Locator, Page } from '@playwright/test'
import { changeableSettings, desktop, openPage, phone, switched } from '#tests/support/chrome.ts'
import { expect, test } from '#tests/support/portal-test.ts'

const accountDialog = (page: Page) => page.getByRole('dialog', { name: /^Hello/ })
const languageDialog = (page: Page) => page.getByRole('dialog', { name: 'Language' })

async function openAccountMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /account menu/ }).click()
  await expect(accountDialog(page)).toBeVisible()
  return accountDialog(page)
}

test.describe('the account menu', () => {
  test('greets by first name, leads on, and goes away on Back, on Esc and when a page is chosen', async ({
    visitor,
    page,
    portal,
  }) => {
    await visitor.comeInAs('pass-holder', '/en')
    const menu = page.getByRole('button', { name: /account menu/ })
    const dialog = await openAccountMenu(page)
    await expect(dialog).toHaveAccessibleName('Hello, Margaux')
    await expect(page).toHaveURL(`${portal.origin('fr')}/en?dialog=account`)
    await expect(dialog.getByRole('button', { name: 'Sign out' })).toBeVisible()

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(menu).toBeFocused()
    await expect(page).toHaveURL(`${portal.origin('fr')}/en`)

    await menu.click()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(`${portal.origin('fr')}/en`)

    await menu.click()
    await dialog.getByRole('link', { name: 'Profile', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
    await expect(dialog).toBeHidden()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Margaux')
    await expect(dialog).toBeHidden()
  })

  test('has an entry for each page that is on, and none for one that is off', async ({ visitor, page }) => {
    test.slow()
    const set = await changeableSettings(page)
    const pages = [
      { flag: 'goodiesEnabled', name: 'Vouchers and gift cards', path: '/en/vouchers' },
      { flag: 'advantagesEnabled', name: 'Advantages and cards', path: '/en/advantages' },
      { flag: 'myInterestEnabled', name: 'Interests', path: '/en/my-interests' },
    ] as const
    const entries = page.getByRole('navigation', { name: 'Account menu' }).getByRole('link')
    const expectWith = async (isOn: (flag: string) => boolean) => {
      set(switched(Object.fromEntries(pages.map(({ flag }) => [flag, isOn(flag)]))))
      await page.reload()
      const [vouchers, advantages, interests] = pages.map(({ flag, name }) => (isOn(flag) ? [name] : []))
      await expect(entries).toHaveText(
        ['Profile', ...(vouchers ?? []), ...(advantages ?? []), 'Bookings', ...(interests ?? []), 'Language'].map(
          (name) => new RegExp(`^${name}`),
        ),
      )
    }
    await visitor.comeInAs('pass-holder', '/en/tickets?dialog=account')
    await expectWith(() => false)
    for (const { flag: one, name, path } of pages) {
      await expectWith((flag) => flag !== one)
      await expectWith((flag) => flag === one)
      await expect(entries.filter({ hasText: name })).toHaveAttribute('href', path)
    }
    await expect(entries.filter({ hasText: 'Bookings' })).toHaveAttribute('href', '/en/tickets')
    await expect(entries.filter({ hasText: 'Profile' })).toHaveAttribute('href', '/en/profile')
  })

  test('greets without a name somebody who gave none, and is not there for a visitor', async ({
    visitor,
    page,
    portal,
  }) => {
    await visitor.goTo(`${openPage}?dialog=account`)
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    portal.faults.set('getAccount', { status: 503 })
    await page.getByRole('button', { name: 'Sign in' }).click()
    await visitor.signInAs('pass-holder')
    await expect(accountDialog(page)).toHaveAccessibleName('Hello')
    await expect(accountDialog(page).getByRole('button', { name: 'Sign out' })).toBeVisible()
  })

  test('lights the page by day or by night, and the choice outlives a reload', async ({ visitor, page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await visitor.comeInAs('pass-holder', '/en')
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const day = await paper()
    const dialog = await openAccountMenu(page)
    await dialog.getByRole('radio', { name: 'Dark' }).check()
    await expect.poll(paper).not.toBe(day)
    const night = await paper()
    await page.reload()
    await expect(dialog.getByRole('radio', { name: 'Dark' })).toBeChecked()
    expect(await paper()).toBe(night)
    await dialog.getByRole('radio', { name: 'System' }).check()
    await expect.poll(paper).toBe(day)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(paper).toBe(night)
  })

  test('that cannot be loaded still lets the customer sign out', async ({ visitor, page, context }) => {
    await visitor.comeInAs('pass-holder', '/en')
    // What lies below a page comes after it, with what questions are asked by.
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await context.setOffline(true)
    const menu = page.getByRole('button', { name: /account menu/ })
    await menu.click()
    const question = page.getByRole('dialog', { name: 'The menu cannot be loaded.' })
    await question.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(question).toBeHidden()
    await expect(page).not.toHaveURL(/dialog=/)
    await menu.click()
    await question.getByRole('button', { name: 'Sign out' }).click()
    const marks = async () => (await context.cookies()).map(({ name }) => name)
    await expect.poll(marks).not.toContain('authenticated')
  })

  test('that cannot be loaded, nor anything to ask by, lets the customer sign out by the browser’s own dialog', async ({
    visitor,
    page,
    context,
  }) => {
    await page.route(/\/assets\/(?:late|dialogs)-/, (route) => route.abort())
    await visitor.comeInAs('pass-holder', '/en')
    const menu = page.getByRole('button', { name: /account menu/ })
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.message())
      void (asked.length > 1 ? dialog.accept() : dialog.dismiss())
    })
    await menu.click()
    await expect.poll(() => asked).toEqual(['The menu cannot be loaded. Sign out?'])
    await expect(page).not.toHaveURL(/dialog=/)
    await menu.click()
    const marks = async () => (await context.cookies()).map(({ name }) => name)
    await expect.poll(marks).not.toContain('authenticated')
  })
})

test.describe('a dialog', () => {
  for (const size of [phone, desktop]) {
    test(`at ${size.width} pixels holds the page still behind it, and a press beside it closes it`, async ({
      visitor,
      page,
    }) => {
      await page.setViewportSize(size)
      await visitor.comeInAs('pass-holder', '/en')
      const place = () => page.evaluate(() => scrollY)
      const width = () => page.getByRole('main').evaluate((element) => element.clientWidth)
      const before = { place: await place(), width: await width() }
      const dialog = await openAccountMenu(page)
      await page.mouse.move(5, 5)
      await page.mouse.wheel(0, 600)
      await page.keyboard.press('PageDown')
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
      expect(await place()).toBe(before.place)
      expect(await width(), 'nothing moves to the side').toBe(before.width)
      await page.mouse.click(5, 5)
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('button', { name: /account menu/ })).toBeFocused()
      await page.mouse.wheel(0, 600)
      await expect.poll(place).toBeGreaterThan(0)
    })
  }

  test('keeps the focus inside for as long as it is open', async ({ visitor, page }) => {
    await visitor.comeInAs('pass-holder', '/en')
    const dialog = await openAccountMenu(page)
    await expect(dialog.getByRole('heading')).toBeFocused()
    const behind = () =>
      dialog.evaluate((sheet) => {
        const { activeElement } = document
        // Between the last stop and the first, the browser's own controls have their turn.
        return activeElement !== document.body && !sheet.contains(activeElement)
      })
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stops = 0; stops < 20; stops++) {
        await page.keyboard.press(key)
        expect(await behind()).toBe(false)
      }
    }
  })

  test('that is chosen in another one takes its place, and gives the focus back to where both came from', async ({
    visitor,
    page,
    portal,
  }) => {
    await visitor.comeInAs('pass-holder', '/en')
    const dialog = await openAccountMenu(page)
    await dialog.getByRole('link', { name: /^Language/ }).click()
    await expect(languageDialog(page)).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(`${portal.origin('fr')}/en?dialog=language`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /account menu/ })).toBeFocused()
    await expect(page).toHaveURL(`${portal.origin('fr')}/en`)
  })

  test('opens by its name in the address alone: another name opens nothing', async ({ visitor, page }) => {
    await visitor.goTo(`${openPage}?dialog=language`)
    await expect(languageDialog(page)).toBeVisible()
    for (const name of ['nothing', 'Language', '', 'constructor', '<b>']) {
      await visitor.goTo(`${openPage}?dialog=${encodeURIComponent(name)}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })
})
