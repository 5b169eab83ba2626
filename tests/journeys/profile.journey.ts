import type { Page } from '@playwright/test'
import { updatesOf } from '#tests/support/account-updates.ts'
import { comeBack } from '#tests/support/come-back.ts'
import { chosen } from '#tests/support/form.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { expect, test } from '#tests/support/portal-test.ts'

const heading = { level: 1, name: 'Your profile' } as const

function save(page: Page) {
  return page.getByRole('button', { name: 'Save' })
}

function isSaved(page: Page) {
  return page.getByRole('status').getByText('Your profile is saved.')
}

test.describe('what we know about the customer', () => {
  test('is all there, on the French site, with the bank card as far as it may be shown, its end as on the card', async ({
    visitor,
    page,
    portal,
  }) => {
    const customer = portal.world.customer('pass-holder')
    if (!customer) throw new Error('There is no pass-holder.')
    await visitor.arriveAs('pass-holder', '/en/profile')
    await expect(page.getByRole('radio', { name: 'Ms' })).toBeChecked()
    for (const [label, value] of [
      ['First name', 'Margaux'],
      ['Last name', 'd’Almeida'],
      ['Day', ''],
      ['Month', ''],
      ['Year', ''],
      ['E-mail address', 'pass-holder@kinora.example'],
      ['Mobile phone', '+33 6 39 98 12 40'],
      ['Phone at home', '01 99 00 41 27'],
      ['Street and number', '14 rue des Tanneurs'],
      ['Building, floor, care of', 'Bâtiment B, 3e étage'],
      ['Postcode', '69007'],
      ['City', 'Lyon'],
      ['Country', 'FR'],
    ] as const) {
      await expect(page.getByLabel(label), label).toHaveValue(value)
    }
    const language = page.getByRole('group', { name: 'Language of our messages' })
    await expect(language.getByRole('radio')).toHaveCount(2)
    await expect(language.getByRole('radio', { name: 'Français' })).toBeChecked()
    const cinema = page.getByLabel('Your cinema')
    await expect(cinema.getByRole('option', { selected: true })).toHaveText('Kinora Gerland')
    await expect(page.getByRole('checkbox', { name: 'The newsletter' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Our offers' })).not.toBeChecked()
    await expect(page.getByLabel('Infix')).toBeHidden()

    // Another card each time, when the customer comes back to the page.
    const card = page.getByRole('region', { name: 'Your bank card' })
    const { account } = customer
    for (const [icon, words] of [
      ['cb', 'CB, number ending in 4417'],
      ['mc', 'Mastercard, number ending in 4417'],
      ['visa', 'Visa, number ending in 4417'],
      ['amex', 'American Express, number ending in 4417'],
      ['ecarte', 'e-Carte Bleue, number ending in 4417'],
      ['unheard-of', 'Card with a number ending in 4417'],
    ]) {
      const shown = { lastDigits: '4417', expirationDate: '2031-09', icon: icon ?? '' }
      portal.world.commit({ ...customer, account: { ...account, card: shown } })
      await comeBack(page)
      await expect(card).toContainText(words ?? '')
      await expect(card).toContainText('Valid until 09/31')
    }
    portal.world.commit({ ...customer, account: { ...account, card: null } })
    await comeBack(page)
    await expect(card).toBeHidden()
    await expect(page.getByRole('heading', heading)).toBeVisible()
  })

  test('is all there, on the Dutch site, with the infix of the name; what changes is sent together, or cleared, and is there after a reload', async ({
    visitor,
    page,
    portal,
  }) => {
    await visitor.arriveAs('family-nl', '/en/profile', 'nl')
    await expect(page.getByRole('radio', { name: 'Ms' })).toBeChecked()
    for (const [label, value] of [
      ['First name', 'Sanne'],
      ['Infix', 'van der'],
      ['Last name', 'Velden'],
      ['Day', '29'],
      ['Month', '02'],
      ['Year', '1988'],
      ['E-mail address', 'family-nl@kinora.example'],
      ['Mobile phone', '06 99 01 28 73'],
      ['Phone at home', '020 990 31 44'],
      ['Street and number', 'Spaarndammerdijk 212'],
      ['Building, floor, care of', 'II'],
      ['Postcode', '1014 AB'],
      ['City', 'Amsterdam'],
      ['Country', 'NL'],
    ] as const) {
      await expect(page.getByLabel(label), label).toHaveValue(value)
    }
    await expect(page.getByRole('radio', { name: 'Nederlands' })).toBeChecked()
    await expect(page.getByLabel('Your cinema').getByRole('option', { selected: true })).toHaveText(/^Kinora/)
    await expect(page.getByRole('checkbox', { name: 'The newsletter' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Our offers' })).toBeChecked()

    await page.getByLabel('Infix').fill('van den')
    await page.getByLabel('Postcode').fill('1015cd')
    await page.getByRole('checkbox', { name: 'The newsletter' }).uncheck()
    await save(page).click()
    await expect(isSaved(page)).toBeVisible()
    const together = { infixname: 'van den', zipCode: '1015cd', mailCommunicationProvider: false }
    expect(updatesOf(portal)).toEqual([together])
    await expect(page.getByLabel('Postcode'), 'as the server writes it').toHaveValue('1015 CD')
    await page.reload()
    await expect(page.getByLabel('Infix')).toHaveValue('van den')
    await expect(page.getByLabel('Postcode')).toHaveValue('1015 CD')
    await expect(page.getByRole('checkbox', { name: 'The newsletter' })).not.toBeChecked()
    await expect(page.getByLabel('Last name')).toHaveValue('Velden')

    // What is not needed any more.
    const optional = ['Infix', 'Mobile phone', 'Phone at home', 'Street', 'Building', 'Postcode', 'City']
    for (const label of optional) await page.getByLabel(label).fill('  ')
    await bornOn(page, '', '', '')
    await page.getByLabel('Country').selectOption('No country chosen')
    await page.getByLabel('Your cinema').selectOption('No cinema in particular')
    await save(page).click()
    await expect(isSaved(page)).toBeVisible()
    expect(updatesOf(portal)).toEqual([
      together,
      {
        infixname: null,
        dateOfBirth: null,
        mobilePhone: null,
        homePhone: null,
        address: null,
        addressComplement: null,
        zipCode: null,
        city: null,
        country: null,
        favoriteCinema: null,
      },
    ])
    await page.reload()
    await expect(page.getByLabel('First name')).toHaveValue('Sanne')
    for (const label of [...optional, 'Day', 'Month', 'Year', 'Country', 'Your cinema']) {
      await expect(page.getByLabel(label), label).toHaveValue('')
    }
  })
})

type Change = { change: (page: Page) => Promise<unknown>; update: Record<string, unknown> }

/** One answer, changed again and again. */
const salutations: Change[] = [
  { change: (page) => page.getByRole('radio', { name: 'Mr' }).check(), update: { salutation: 'civ-mr' } },
  {
    change: (page) => page.getByRole('radio', { name: 'Neither of the two' }).check(),
    update: { salutation: 'civ-other' },
  },
  { change: (page) => page.getByRole('radio', { name: 'Ms' }).check(), update: { salutation: 'civ-mm' } },
]

/** Every other answer that can be changed: how, and what the server is then asked to change. */
const changes: Change[] = [
  { change: (page) => page.getByLabel('First name').fill('Margot'), update: { firstname: 'Margot' } },
  { change: (page) => page.getByLabel('Last name').fill('Almeida'), update: { lastname: 'Almeida' } },
  { change: (page) => bornOn(page, '7', '3', '1991'), update: { dateOfBirth: '1991-03-07' } },
  {
    change: (page) => page.getByLabel('Mobile phone').fill('06 39 98 00 01'),
    update: { mobilePhone: '06 39 98 00 01' },
  },
  { change: (page) => page.getByLabel('Phone at home').fill('+33 199004128'), update: { homePhone: '+33 199004128' } },
  { change: (page) => page.getByLabel('Street').fill('3 rue du Lac'), update: { address: '3 rue du Lac' } },
  { change: (page) => page.getByLabel('Building').fill('Escalier C'), update: { addressComplement: 'Escalier C' } },
  { change: (page) => page.getByLabel('Postcode').fill('69001'), update: { zipCode: '69001' } },
  { change: (page) => page.getByLabel('City').fill('Villeurbanne'), update: { city: 'Villeurbanne' } },
  { change: (page) => page.getByLabel('Country').selectOption('Belgium'), update: { country: 'BE' } },
  { change: (page) => page.getByRole('radio', { name: 'English' }).check(), update: { preferredLanguage: 'en' } },
  {
    change: (page) => page.getByLabel('Your cinema').selectOption('Kinora Canal'),
    update: { favoriteCinema: 'fr-canal' },
  },
  {
    change: (page) => page.getByRole('checkbox', { name: 'The newsletter' }).uncheck(),
    update: { mailCommunicationProvider: false },
  },
  {
    change: (page) => page.getByRole('checkbox', { name: 'Our offers' }).check(),
    update: { optinCommunicationProvider: true },
  },
]

async function bornOn(page: Page, day: string, month: string, year: string): Promise<void> {
  await page.getByLabel('Day').fill(day)
  await page.getByLabel('Month').fill(month)
  await page.getByLabel('Year').fill(year)
}

test.describe('saving', () => {
  test('sends the one answer that changed, and nothing else', async ({ visitor, page, portal }) => {
    test.slow()
    await visitor.arriveAs('pass-holder', '/en/profile')
    const alone = chosen(changes, { share: 0.4 })
    const others = changes.filter((change) => !alone.includes(change))
    const together: Change = {
      change: async () => {
        for (const { change } of others) await change(page)
      },
      update: Object.fromEntries(others.flatMap(({ update }) => Object.entries(update))),
    }
    const saves = [...salutations, ...alone, ...(others.length > 0 ? [together] : [])]
    for (const [count, { change, update }] of saves.entries()) {
      await change(page)
      await save(page).click()
      await expect.poll(() => updatesOf(portal)).toHaveLength(count + 1)
      expect(updatesOf(portal).at(-1)).toEqual(update)
      await expect(save(page)).not.toHaveAttribute('aria-busy')
      await expect(isSaved(page)).toBeVisible()
    }
    await page.reload()
    await expect(page.getByRole('heading', heading)).toBeVisible()
    for (const { change } of [...salutations.slice(-1), ...changes]) await change(page)
    await save(page).click()
    await expect(page.getByText('nothing has changed'), 'the page shows what was saved').toBeVisible()
  })

  test('without a change sends nothing: the address for signing in cannot be changed here; what is typed while it is under way is kept for the next time', async ({
    visitor,
    page,
    portal,
  }) => {
    await visitor.arriveAs('pass-holder', '/en/profile')
    const address = page.getByLabel('E-mail address')
    await expect(address).not.toBeEditable()
    await address.focus()
    await page.keyboard.type('somebody@else.example')
    await expect(address).toHaveValue('pass-holder@kinora.example')

    const word = page.getByText('Everything is saved already: nothing has changed.')
    await save(page).click()
    await expect(word).toBeVisible()
    await page.getByLabel('First name').fill('Margot')
    await expect(word).toBeHidden()
    await page.getByLabel('First name').fill('  Margaux ')
    await save(page).click()
    await expect(word).toBeVisible()
    expect(updatesOf(portal)).toEqual([])

    // A save takes its time.
    portal.faults.set('updateAccount', { delayMs: 600 })
    await page.getByLabel('First name').fill('Margot')
    await save(page).click()
    await page.getByLabel('City').fill('Bron')
    await expect(isSaved(page)).toBeVisible()
    await expect(page.getByLabel('City')).toHaveValue('Bron')
    await save(page).click()
    await expect.poll(() => updatesOf(portal)).toEqual([{ firstname: 'Margot' }, { city: 'Bron' }])
  })

  test('can be done without a mouse, and is one try when pressed twice, also when the first press was refused at once', async ({
    visitor,
    page,
    portal,
  }) => {
    await visitor.arriveAs('pass-holder', '/en/profile')
    const { keyboard } = page
    const main = page.getByRole('main')
    await tabTo(main.getByRole('radio', { name: 'Ms' }))
    await keyboard.press('ArrowDown')
    await tabTo(main.getByRole('textbox', { name: 'First name' }))
    await keyboard.type('Margot')
    await tabTo(main.getByRole('textbox', { name: 'Day' }))
    await keyboard.type('29')
    await tabTo(main.getByRole('textbox', { name: 'Month' }))
    await keyboard.type('2')
    await tabTo(main.getByRole('textbox', { name: 'Year' }))
    await keyboard.type('1996')
    await tabTo(main.getByRole('combobox', { name: 'Country' }))
    await keyboard.type('Ger')
    await tabTo(main.getByRole('checkbox', { name: 'Our offers' }))
    await keyboard.press('Space')
    await tabTo(main.getByRole('button', { name: 'Save' }))
    await keyboard.press('Enter')
    await expect(isSaved(page)).toBeVisible()
    const byKeys = {
      salutation: 'civ-mr',
      firstname: 'Margot',
      dateOfBirth: '1996-02-29',
      country: 'DE',
      optinCommunicationProvider: true,
    }
    expect(updatesOf(portal)).toEqual([byKeys])

    const city = page.getByLabel('City')
    const isDone = async (...updates: unknown[]) => {
      await expect.poll(() => updatesOf(portal)).toHaveLength(updates.length)
      await expect(save(page)).not.toHaveAttribute('aria-busy')
      await expect(isSaved(page)).toBeVisible()
      expect(updatesOf(portal)).toEqual(updates)
    }
    portal.faults.set('updateAccount', { delayMs: 400 })
    await city.fill('Bron')
    await save(page).dblclick()
    await isDone(byKeys, { city: 'Bron' })
    await city.fill('Lyon')
    await city.press('Enter')
    await city.press('Enter')
    await isDone(byKeys, { city: 'Bron' }, { city: 'Lyon' })

    portal.faults.set('updateAccount', { status: 429, times: 1 })
    portal.calls.length = 0
    await page.getByLabel('First name').fill('Margaux')
    await save(page).click()
    await expect(page.getByRole('alert')).toContainText('Try again in a minute.')
    await save(page).dispatchEvent('click', { detail: 2 })
    await expect(page.getByRole('alert')).toContainText('Try again in a minute.')
    await save(page).click()
    await isDone({ firstname: 'Margaux' }, { firstname: 'Margaux' })
  })
})
