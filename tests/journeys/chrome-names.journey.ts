import type { Locator } from '@playwright/test'
import type { Footer } from '#src/api/contract.ts'
import { type Translate, translationTo } from '#tests/support/catalogs.ts'
import { changeableSettings, desktop, switched } from '#tests/support/chrome.ts'
import { expect, test } from '#tests/support/portal-test.ts'
import footerExample from '../../openapi/examples/getFooter/unknown-icon.json' with { type: 'json' }

const edited: Footer = footerExample.value

/**
 * A control as a screen reader says it: its role, and the sentences of its name one after the other. A sentence of the source is
 * translated; what stands in quotation marks is said as it is, in every language.
 */
type Control = [role: 'link' | 'button' | 'radio', ...name: string[]]

const opensNewTab = '(opens in a new tab)'

const menu: readonly Control[] = [
  ['link', 'Films'],
  ['link', 'Cinemas'],
  ['link', 'The Club'],
  ['link', 'Offers'],
  ['link', 'More from {brand}', opensNewTab],
  ['link', '{brand} at home', opensNewTab],
  ['link', 'For businesses', opensNewTab],
]

const visitorHeader: readonly Control[] = [
  ['link', '{brand}, home'],
  ['button', 'Language: <0>{0}</0>'],
  ['button', 'Sign in'],
  ...menu,
]

const customerHeader = (tickets: string): readonly Control[] => [
  ['link', '{brand}, home'],
  ['link', 'My tickets', 'Tickets to come:', `"${tickets}"`],
  ['link', 'My account'],
  ['link', 'My subscription'],
  ['button', '{shortName}, account menu'],
  ...menu,
]

const accountDialog: readonly Control[] = [
  ['button', 'Close'],
  ['link', 'Profile'],
  ['link', 'Vouchers and gift cards'],
  ['link', 'Advantages and cards'],
  ['link', 'Bookings'],
  ['link', 'Interests'],
  ['link', 'Language: <0>{0}</0>'],
  ['radio', 'System'],
  ['radio', 'Light'],
  ['radio', 'Dark'],
  ['button', 'Sign out'],
]

const lightFooter: readonly Control[] = [['button', 'Privacy preferences']]

/** The footer: what editors put in it goes by the names that they gave. */
function fullFooter(cities: readonly string[], languages: readonly string[]): readonly Control[] {
  const asIs =
    (role: Control[0]) =>
    (name: string): Control => [role, `"${name}"`]
  return [
    ...edited.shows.map(({ title }) => asIs('link')(title)),
    ['link', 'All shows'],
    ...cities.map(asIs('link')),
    ['link', 'All cinemas'],
    ...edited.columns
      .flatMap(({ elements }) => elements)
      .map(({ title, newTab, cookie }): Control => {
        const [role, name] = asIs(cookie ? 'button' : 'link')(title)
        return [role, ...(name ? [name] : []), ...(newTab ? [opensNewTab] : [])]
      }),
    ['link', '"Instagram"', opensNewTab],
    ['link', '"ciné-club"', opensNewTab],
    ['link', 'Questions and answers'],
    ['link', 'Privacy'],
    ['link', 'Terms'],
    ['button', 'Cookies'],
    ...languages.map(asIs('button')),
  ]
}

const readings = [
  {
    market: 'fr',
    language: 'fr',
    persona: 'pass-holder',
    values: { 0: 'Français', shortName: 'Margaux', firstName: 'Margaux' },
    tickets: '12',
    cities: ['Paris', 'Lyon', 'Marseille', 'Toulouse', 'Nice'],
    languages: ['Français', 'English'],
  },
  {
    market: 'nl',
    language: 'nl',
    persona: 'family-nl',
    values: { 0: 'Nederlands', shortName: 'Sanne', firstName: 'Sanne' },
    tickets: '5',
    cities: ['Amsterdam', 'Rotterdam', 'Den Haag', 'Utrecht', 'Tilburg'],
    languages: ['Nederlands', 'English'],
  },
  {
    market: 'fr',
    language: 'en',
    persona: 'pass-holder',
    values: { 0: 'English', shortName: 'Margaux', firstName: 'Margaux' },
    tickets: '12',
    cities: ['Paris', 'Lyon', 'Marseille', 'Toulouse', 'Nice'],
    languages: ['Français', 'English'],
  },
] as const

/** Holds every control of a part of the page against its line of the table: none may be without one. */
async function expectControls(part: Locator, table: readonly Control[], say: Translate): Promise<void> {
  const controls = part.locator('a[href], button, input, summary')
  await expect(controls).toHaveCount(table.length)
  for (const [position, [role, ...name]] of table.entries()) {
    const spoken = name.map((sentence) => (/^".*"$/.test(sentence) ? sentence.slice(1, -1) : say(sentence)))
    await expect(controls.nth(position)).toHaveRole(role)
    await expect(controls.nth(position)).toHaveAccessibleName(spoken.join(' '))
  }
}

const everythingOn = switched({
  subscriptionEnabled: true,
  goodiesEnabled: true,
  advantagesEnabled: true,
  myInterestEnabled: true,
})

for (const { market, language, persona, values, tickets, cities, languages } of readings) {
  test.describe(`on the ${market} site in ${language}`, () => {
    test.use({ viewport: desktop })

    test('every control of the header, the footer, full or light, and the dialogs says what it is', async ({
      visitor,
      page,
      portal,
      request,
    }) => {
      const translate = await translationTo(language, request, portal)
      const say: Translate = (english) => translate(english, { brand: 'Kinora', ...values })
      portal.prefer.set('getFooter', { example: 'unknown-icon' })
      const set = await changeableSettings(page)
      set(everythingOn)
      await visitor.goTo(`/${language}/unavailable`, market)
      await expectControls(page.getByRole('banner'), visitorHeader, say)
      await expectControls(page.getByRole('contentinfo'), fullFooter(cities, languages), say)
      await expect(page.getByRole('link', { name: say('Skip to content') })).toBeAttached()
      for (const name of ['Main', 'Site map']) {
        await expect(page.getByRole('navigation', { name: say(name), exact: true })).toBeVisible()
      }
      for (const name of ['Follow us', 'Language']) {
        await expect(page.getByRole('contentinfo').getByRole('list', { name: say(name) })).toBeVisible()
      }

      set((settings) => ({ ...settings, footer: { disabled: false, light: true } }))
      await page.reload()
      await expectControls(page.getByRole('contentinfo'), lightFooter, say)

      set(everythingOn)
      await visitor.arriveAs(persona, `/${language}/unavailable?dialog=account`, market)
      const account = page.getByRole('dialog', { name: say('Hello, {firstName}'), exact: true })
      await expectControls(account, accountDialog, say)
      await expect(account.getByRole('group', { name: say('Appearance') })).toBeVisible()
      await expect(account.getByRole('navigation', { name: say('Account menu') })).toBeVisible()
      await account.getByRole('link', { name: say('Language: <0>{0}</0>') }).click()
      const choices: Control[] = languages.map((name) => ['button', `"${name}"`])
      const dialog = page.getByRole('dialog', { name: say('Language'), exact: true })
      await expectControls(dialog, [['button', 'Close'], ...choices], say)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('navigation', { name: say('Your account') })).toBeVisible()
      await expectControls(page.getByRole('banner'), customerHeader(tickets), say)
    })
  })
}
