import type { Locator, Page } from '@playwright/test'
import { changeableSettings, desktop, openPage, phone, switched } from '#tests/support/chrome.ts'
import { isLong } from '#tests/support/form.ts'
import { expect, test } from '#tests/support/portal-test.ts'
import { resize } from '#tests/support/resize.ts'

const accountDialog = (page: Page) => page.getByRole('dialog', { name: /^Hello/ })
const languageDialog = (page: Page) => page.getByRole('dialog', { name: 'Language' })

async function openAccountMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /account menu/ }).click()
  await expect(accountDialog(page)).toBeVisible()
  return accountDialog(page)
}

test.describe('the account menu', () => {
  test('is a customer’s alone, greets them by the name that they gave, keeps how the page is lit, leads on, and goes away on Back, on Esc and when a page is chosen', async ({
    visitor,
    page,
    portal,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await visitor.goTo(`${openPage}?dialog=account`)
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    portal.faults.set('getAccount', { status: 503 })
    await page.getByRole('button', { name: 'Sign in' }).click()
    await visitor.signInAs('pass-holder')
    const dialog = accountDialog(page)
    await expect(dialog).toHaveAccessibleName('Hello')
    await expect(dialog.getByRole('button', { name: 'Sign out' })).toBeVisible()

    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const day = await paper()
    await dialog.getByRole('radio', { name: 'Dark' }).check()
    await expect.poll(paper).not.toBe(day)
    const night = await paper()
    portal.faults.clear()
    await visitor.goTo('/en?dialog=account')
    await expect(dialog.getByRole('radio', { name: 'Dark' })).toBeChecked()
    expect(await paper()).toBe(night)
    await dialog.getByRole('radio', { name: 'System' }).check()
    await expect.poll(paper).toBe(day)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(paper).toBe(night)

    await expect(dialog).toHaveAccessibleName('Hello, Margaux')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    const home = `${portal.origin('fr')}/en`
    await expect(page).toHaveURL(home)

    const menu = page.getByRole('button', { name: /account menu/ })
    await openAccountMenu(page)
    await expect(page).toHaveURL(`${home}?dialog=account`)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(menu).toBeFocused()
    await expect(page).toHaveURL(home)

    await menu.click()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(home)

    await menu.click()
    await dialog.getByRole('link', { name: 'Profile', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
    await expect(dialog).toBeHidden()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Margaux')
    await expect(dialog).toBeHidden()
  })

  test('has an entry for each page that is on, and none for one that is off', async ({ visitor, page }) => {
    const set = await changeableSettings(page)
    const pages = [
      { flag: 'goodiesEnabled', name: 'Vouchers and gift cards', path: '/en/vouchers' },
      { flag: 'advantagesEnabled', name: 'Advantages and cards', path: '/en/advantages' },
      { flag: 'myInterestEnabled', name: 'Interests', path: '/en/my-interests' },
    ] as const
    const entries = page.getByRole('navigation', { name: 'Account menu' }).getByRole('link')
    const switchOn = (isOn: (flag: string) => boolean) =>
      set(switched(Object.fromEntries(pages.map(({ flag }) => [flag, isOn(flag)]))))
    const expectWith = async (isOn: (flag: string) => boolean) => {
      const [vouchers, advantages, interests] = pages.map(({ flag, name }) => (isOn(flag) ? [name] : []))
      await expect(entries).toHaveText(
        ['Profile', ...(vouchers ?? []), ...(advantages ?? []), 'Bookings', ...(interests ?? []), 'Language'].map(
          (name) => new RegExp(`^${name}`),
        ),
      )
    }
    switchOn(() => true)
    await visitor.arriveAs('pass-holder', `${openPage}?dialog=account`)
    await expectWith(() => true)
    for (const { name, path } of pages) {
      await expect(entries.filter({ hasText: name })).toHaveAttribute('href', path)
    }
    await expect(entries.filter({ hasText: 'Bookings' })).toHaveAttribute('href', '/en/tickets')
    await expect(entries.filter({ hasText: 'Profile' })).toHaveAttribute('href', '/en/profile')

    for (const { flag: one } of pages) {
      for (const isOn of [(flag: string) => flag === one, ...(isLong ? [(flag: string) => flag !== one] : [])]) {
        switchOn(isOn)
        await page.reload()
        await expectWith(isOn)
      }
    }
    switchOn(() => false)
    await page.reload()
    await expectWith(() => false)
  })

  test('that cannot be loaded still lets the customer sign out, by the browser’s own dialog where no other can be loaded either', async ({
    visitor,
    page,
    context,
  }) => {
    const menu = page.getByRole('button', { name: /account menu/ })
    const marks = async () => (await context.cookies()).map(({ name }) => name)
    const files = /\/assets\/(?:late|dialogs)-/
    await page.route(files, (route) => route.abort())
    await visitor.arriveAs('pass-holder', '/en')
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.message())
      void (asked.length > 1 ? dialog.accept() : dialog.dismiss())
    })
    await menu.click()
    await expect.poll(() => asked).toEqual(['The menu cannot be loaded. Sign out?'])
    await expect(page).not.toHaveURL(/dialog=/)
    await menu.click()
    await expect.poll(marks).not.toContain('authenticated')
    // Where it ends.
    await expect(page.getByRole('button', { name: /^Margaux/ })).toBeVisible()

    await page.unroute(files)
    await visitor.arriveAs('pass-holder', '/en')
    // What lies below a page comes after it, with what questions are asked by.
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await context.setOffline(true)
    await menu.click()
    const question = page.getByRole('dialog', { name: 'The menu cannot be loaded.' })
    await question.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(question).toBeHidden()
    await expect(page).not.toHaveURL(/dialog=/)
    await menu.click()
    await question.getByRole('button', { name: 'Sign out' }).click()
    await expect.poll(marks).not.toContain('authenticated')
  })
})

test.describe('a dialog', () => {
  test('holds the page still, on a phone and on a desktop, keeps the focus inside, closes by a press beside it, and makes way for one that is chosen in it', async ({
    visitor,
    page,
    portal,
  }) => {
    await page.setViewportSize(phone)
    await visitor.arriveAs('pass-holder', '/en')
    const menu = page.getByRole('button', { name: /account menu/ })
    const place = () => page.evaluate(() => scrollY)
    const width = () => page.getByRole('main').evaluate((element) => element.clientWidth)
    for (const size of [phone, desktop]) {
      await resize(page, size)
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
      await expect(menu).toBeFocused()
      await page.mouse.wheel(0, 600)
      await expect.poll(place).toBeGreaterThan(0)
      await page.mouse.wheel(0, -5000)
      await expect.poll(place).toBe(0)
    }

    const dialog = await openAccountMenu(page)
    await expect(dialog.getByRole('heading')).toBeFocused()
    const behind = () =>
      dialog.evaluate((sheet) => {
        const { activeElement } = document
        // Between the last stop and the first, the browser's own controls have their turn.
        return activeElement !== document.body && !sheet.contains(activeElement)
      })
    // Once all around, and on.
    const round = (await dialog.locator('a, button, input').count()) + 3
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stops = 0; stops < round; stops++) {
        await page.keyboard.press(key)
        expect(await behind()).toBe(false)
      }
    }

    await dialog.getByRole('link', { name: /^Language/ }).click()
    await expect(languageDialog(page)).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(`${portal.origin('fr')}/en?dialog=language`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(menu).toBeFocused()
    await expect(page).toHaveURL(`${portal.origin('fr')}/en`)
  })

  test('opens by its name in the address alone: another name opens nothing', async ({ visitor, page }) => {
    await visitor.goTo(`${openPage}?dialog=language`)
    await expect(languageDialog(page)).toBeVisible()
    await expect(languageDialog(page).getByRole('heading')).toBeFocused()
    for (const name of ['nothing', 'Language', '', 'constructor', '<b>']) {
      await visitor.goTo(`${openPage}?dialog=${encodeURIComponent(name)}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })
})
