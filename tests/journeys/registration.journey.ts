import type { Page } from '@playwright/test'
import type { Fault } from '#scripts/mock-api/faults.ts'
import { updatesOf } from '#tests/support/account-updates.ts'
import { chosen } from '#tests/support/form.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { expect, test } from '#tests/support/portal-test.ts'

const welcome = { level: 1, name: 'Welcome to Kinora.' } as const

function send(page: Page) {
  return page.getByRole('button', { name: 'Create my account' })
}

function summary(page: Page) {
  return page.getByRole('alert')
}

function terms(page: Page) {
  return page.getByRole('checkbox', { name: /terms of use/ })
}

/** Answers what has to be answered, but for the terms. */
async function introduce(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Inès')
  await page.getByLabel('Last name').fill('Kervella')
  await page.getByLabel('Day').fill('29')
  await page.getByLabel('Month').fill('2')
  await page.getByLabel('Year').fill('2000')
}

/** What is sent when only that is answered. */
const introduced = {
  salutation: null,
  firstname: 'Inès',
  infixname: null,
  lastname: 'Kervella',
  dateOfBirth: '2000-02-29',
  mobilePhone: null,
  zipCode: null,
  city: null,
  country: 'FR',
  hasLoyalty: false,
  mailCommunicationProvider: false,
  optinCommunicationProvider: false,
  registered: true,
}

test.describe('somebody who signs in for the first time', () => {
  test('is taken to the registration from every page of a customer, which remembers the page', async ({
    visitor,
    page,
    portal,
  }) => {
    const customer = portal.world.customer('newcomer')
    if (!customer) throw new Error('There is no newcomer.')
    portal.world.commit({ ...customer, account: { ...customer.account, firstname: 'Inès', lastname: 'Kervella' } })
    for (const [place, path] of ['/en/tickets?from=mail#first', '/en/profile', '/en/my-interests', '/en'].entries()) {
      await (place === 0 ? visitor.arriveAs('newcomer', path) : visitor.goTo(path))
      await expect(page.getByRole('heading', welcome)).toBeVisible()
      await expect(page).toHaveURL(`${portal.origin('fr')}/en/register?target=${encodeURIComponent(path)}`)
    }

    await test.step('finds nothing there but the form and the way out', async () => {
      await expect(page).toHaveTitle('Create your account · Kinora')
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
      for (const name of ['terms of use', 'privacy statement']) {
        const document = page.getByRole('link', { name })
        await expect(document).toHaveAttribute('href', /^https:/)
        await expect(document).toHaveAttribute('target', '_blank')
      }
      await expect(page.getByRole('link')).toHaveCount(2)
      await expect(page.getByRole('button')).toHaveText(['Sign out', 'Create my account'])
    })

    await test.step('is asked for nothing that is known, and has ticked nothing', async () => {
      await expect(page.getByLabel('First name')).toHaveValue('Inès')
      await expect(page.getByLabel('Last name')).toHaveValue('Kervella')
      await expect(page.getByLabel('E-mail address')).toHaveValue('newcomer@kinora.example')
      await expect(page.getByLabel('E-mail address')).not.toBeEditable()
      await expect(page.getByLabel('Country')).toHaveValue('FR')
      await expect(page.getByLabel('Infix')).toBeHidden()
      await expect(page.getByRole('checkbox')).toHaveCount(4)
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    })

    await visitor.goTo('/fr/profile')
    await expect(page).toHaveURL(`${portal.origin('fr')}/fr/register?target=%2Ffr%2Fprofile`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page).toHaveTitle(/· Kinora$/)
  })

  test('on the Dutch site has an infix to the name, and lives in the Netherlands; the answers are sent once, however often the button is pressed', async ({
    visitor,
    page,
    portal,
  }) => {
    await visitor.arriveAs('newcomer', '/en', 'nl')
    await expect(page.getByLabel('Country')).toHaveValue('NL')
    await introduce(page)
    await page.getByLabel('Infix').fill('van der')
    await page.getByLabel('Postcode').fill('1014 AB')
    await terms(page).check()
    portal.faults.set('updateAccount', { delayMs: 400 })
    await send(page).dblclick()
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Inès.' })).toBeVisible()
    expect(updatesOf(portal)).toEqual([{ ...introduced, infixname: 'van der', zipCode: '1014 AB', country: 'NL' }])
  })

  test('can sign out, whatever is typed', async ({ visitor, page }) => {
    await visitor.comeInAs('newcomer', '/en')
    await page.getByRole('button', { name: 'Sign out' }).click()
    // Where it ends: the provider leads on from the address at which it is told.
    await expect(page.getByRole('button', { name: /Margaux/ })).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('session'))).toBeNull()
    await page.goBack()
    await expect(page).toHaveURL(/\/identity\//)
  })
})

test.describe('the answers', () => {
  test('that are missing are named one by one, the terms too; those of somebody too young, or refused by the server, beside their field', async ({
    visitor,
    page,
    portal,
  }) => {
    await visitor.arriveAs('newcomer', '/en')
    const birth = page.getByRole('group', { name: 'Date of birth' })
    await expect(birth).toContainText('at least 15')
    await send(page).click()
    await expect(page.locator(':focus')).toContainText('4 answers need a look.')
    await expect(summary(page).getByRole('link')).toHaveText([
      'First name',
      'Last name',
      'Date of birth',
      'Terms of use',
    ])
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription('We need your first name here.')
    await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('We need your last name here.')
    await expect(page.getByRole('group', { name: 'Date of birth' })).toContainText('We need your date of birth here.')
    await expect(terms(page)).toHaveAccessibleDescription(/Please accept the terms of use/)
    await summary(page).getByRole('link', { name: 'Terms of use' }).click()
    await expect(terms(page)).toBeFocused()

    await introduce(page)
    await send(page).click()
    await expect(page.locator(':focus')).toContainText('One answer needs a look.')
    await expect(summary(page).getByRole('link')).toHaveText(['Terms of use'])
    expect(updatesOf(portal)).toEqual([])

    // Somebody too young reads how old one has to be.
    await page.getByLabel('Day').fill('31')
    await page.getByLabel('Month').fill('12')
    await page.getByLabel('Year').fill(String(new Date().getFullYear() - 15))
    await terms(page).check()
    await send(page).click()
    await expect(birth).toContainText('An account is for people who are 15 or older.')
    await page.getByLabel('Day').fill('31')
    await page.getByLabel('Month').fill('2')
    await send(page).click()
    await expect(birth).toContainText('not in the calendar')
    await expect(page.getByLabel('First name')).toHaveValue('Inès')
    expect(updatesOf(portal)).toEqual([])

    // What the server alone knows better.
    await introduce(page)
    await page.getByLabel('Postcode').fill('1014 AB')
    await send(page).click()
    await expect(page.getByLabel('Postcode')).toHaveAccessibleDescription(/A French postcode has five digits/)
    await expect(page.locator(':focus')).toContainText('One answer needs a look.')
    await page.getByLabel('Postcode').fill('29200')
    await send(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Inès.' })).toBeVisible()
    expect(updatesOf(portal).at(-1)).toEqual({ ...introduced, zipCode: '29200' })
  })

  test('make a customer, who goes on to where they were going; the form is closed then, and the address to be confirmed from the second visit on', async ({
    visitor,
    page,
    portal,
  }) => {
    test.slow()
    await visitor.comeInAs('newcomer', '/en/profile?from=mail#address')
    await page.getByRole('radio', { name: 'Ms' }).check()
    await introduce(page)
    await page.getByLabel('Mobile phone').fill('06 39 98 00 01')
    await page.getByLabel('Postcode').fill('29200')
    await page.getByLabel('City').fill('Brest')
    await page.getByRole('checkbox', { name: 'I join the Kinora Club' }).check()
    await page.getByRole('checkbox', { name: 'Send me your offers' }).check()
    await terms(page).check()
    await send(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
    await expect(page).toHaveURL(`${portal.origin('fr')}/en/profile?from=mail#address`)
    expect(updatesOf(portal)).toEqual([
      {
        ...introduced,
        salutation: 'civ-mm',
        mobilePhone: '06 39 98 00 01',
        zipCode: '29200',
        city: 'Brest',
        hasLoyalty: true,
        optinCommunicationProvider: true,
      },
    ])
    await expect(page.getByLabel('City')).toHaveValue('Brest')
    await expect(page.getByRole('checkbox', { name: 'The newsletter' })).not.toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Our offers' })).toBeChecked()
    await page.goBack()
    await expect(page).toHaveURL(/\/identity\//)
    await expect(page.getByRole('heading', welcome)).toBeHidden()

    // The form is closed: it leads home. To confirm the address can wait for the next visit.
    await visitor.goTo('/en/register?target=%2Fen%2Fprofile')
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Inès.' })).toBeVisible()
    await expect(page).toHaveURL(`${portal.origin('fr')}/en`)
    const notice = page.getByText(/Is newcomer@kinora\.example your address\?/)
    await expect(notice).toBeHidden()
    await page.getByRole('button', { name: /account menu/ }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await visitor.signInAs('newcomer')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good \w+, Inès\.$/)
    await expect(notice).toBeVisible()
  })

  test('can be given without a mouse, and make a customer even when the account cannot be read anew', async ({
    visitor,
    page,
    portal,
  }) => {
    await visitor.arriveAs('newcomer', '/en')
    portal.faults.set('getAccount', { status: 500 })
    const { keyboard } = page
    for (const [name, answer] of [
      ['First name', 'Inès'],
      ['Last name', 'Kervella'],
      ['Day', '29'],
      ['Month', '2'],
      ['Year', '2000'],
    ] as const) {
      await tabTo(page.getByRole('textbox', { name }))
      await keyboard.type(answer)
    }
    await tabTo(terms(page))
    await keyboard.press('Space')
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Inès.' })).toBeVisible()
    expect(updatesOf(portal)).toEqual([introduced])
  })

  test('are all still there when the server fails, is out of reach, or answers half', async ({
    visitor,
    page,
    portal,
  }) => {
    await visitor.arriveAs('newcomer', '/en/my-interests')
    await introduce(page)
    await page.getByRole('checkbox', { name: 'I join the Kinora Club' }).check()
    await terms(page).check()
    const faults: { what: string; fault: Fault; words: string }[] = [
      { what: 'is out of reach', fault: { reset: true }, words: 'We cannot reach the cinema' },
      { what: 'fails', fault: { status: 500 }, words: 'Something went wrong on our side' },
      { what: 'answers half', fault: { cut: true }, words: 'We cannot reach the cinema' },
    ]
    for (const { what, fault, words } of faults) {
      await test.step(what, async () => {
        portal.faults.set('updateAccount', fault)
        await send(page).click()
        await expect(summary(page)).toContainText(words)
        await expect(summary(page)).toContainText('what you typed stays here')
        await expect(page.getByLabel('First name')).toHaveValue('Inès')
        await expect(page.getByLabel('Year')).toHaveValue('2000')
        await expect(page.getByRole('checkbox', { name: 'I join the Kinora Club' })).toBeChecked()
        await expect(terms(page)).toBeChecked()
      })
    }
    portal.faults.clear()
    await send(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your interests' })).toBeVisible()
    expect(updatesOf(portal).at(-1)).toEqual({ ...introduced, hasLoyalty: true })
  })
})

test.describe('after the registration', () => {
  test('the way on is home when the address names somewhere else', async ({ visitor, page, portal }) => {
    test.slow()
    const newcomer = structuredClone(portal.world.customer('newcomer'))
    if (!newcomer) throw new Error('There is no newcomer.')
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).host !== new URL(portal.origin('fr')).host) elsewhere.push(request.url())
    })
    const hostile = [
      '//evil.example',
      '/\\evil.example',
      '/%2f%2fevil.example',
      'https://evil.example/en',
      'javascript:alert(document.domain)',
      '/callback?code=1&state=2',
    ]
    const targets = [
      ...chosen(
        hostile.map((target) => ({ target })),
        { share: 1 / 6, by: [] },
      ).map(({ target }) => target),
      // The registration itself.
      '/en/register?target=%2F%2Fevil.example',
    ]
    for (const [place, target] of targets.entries()) {
      await test.step(target, async () => {
        const path = `/en/register?target=${encodeURIComponent(target)}`
        portal.world.commit(structuredClone(newcomer))
        await (place === 0 ? visitor.comeInAs('newcomer', path) : visitor.goTo(path))
        await introduce(page)
        await terms(page).check()
        await send(page).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Inès.' })).toBeVisible()
        await expect(page).toHaveURL(`${portal.origin('fr')}/en`)
      })
    }
    expect(elsewhere).toEqual([])
  })

  test('the form leads home whoever has been a customer for long', async ({ visitor, page, portal }) => {
    await visitor.arriveAs('pass-holder', '/en/register')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Margaux')
    await expect(page).toHaveURL(`${portal.origin('fr')}/en`)
  })
})
