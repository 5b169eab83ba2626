import { expect, type Page } from '@playwright/test'
import type { Op } from '#scripts/mock-api/call.ts'
import type { PersonaId } from '#scripts/mock-api/personas.ts'
import type { Customer } from '#scripts/mock-api/world.ts'
import { pressTwice } from './hold.ts'
import { link, there, unlink, yes } from './linked-accounts.ts'

const main = (page: Page) => page.getByRole('main')
const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
const sheet = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const radio = (page: Page, title: string, name: string) =>
  page.getByRole('radiogroup', { name: `Your rating of ${title}` }).getByRole('radio', { name })
const typed = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** Somebody changes something, which can go wrong. */
export type Write = {
  what: string
  who: PersonaId
  path: string
  operation: Op
  /** What is asked before it can be pressed. */
  begin?: (page: Page) => Promise<unknown>
  /** Presses it, twice where that is the same as once. It finds the page as it was, or as `shows` has it. */
  act: (page: Page) => Promise<unknown>
  /** The page has what the server has, or what the customer has entered. */
  shows: (page: Page, customer: Customer) => Promise<unknown>
  /** The page has what the server has and nothing else is entered, where that is to be seen after `begin`. */
  rests?: (page: Page, customer: Customer) => Promise<unknown>
  /** What the server has once it is done. */
  kept: (customer: Customer) => unknown
  /** The call by which the page finds out by itself that it is done, where the answer alone is lost. */
  findsOut?: string
  /** That it is done is plain to see, and said by no message. */
  isPlain?: boolean
  /** Once it is done the page is left. */
  leaves?: boolean
  /** Refusals that say that it is as wanted already. */
  asWanted?: readonly number[]
}

/** What somebody thought of a film, as the server has it. */
export const emotionOf = (customer: Customer, slug: string) =>
  customer.feelings.find(({ film }) => film === slug)?.emotion
const friendNames = ({ friends }: Customer, status: string) => friends.filter((friend) => friend.status === status)

/** Everybody on the list stands where the server has them. */
async function showsFriends(page: Page, customer: Customer): Promise<void> {
  for (const [title, status] of [
    ['They asked you', 'received'],
    ['Friends', 'accepted'],
    ['You asked them', 'pending'],
  ] as const) {
    await expect(part(page, title).getByRole('listitem'), title).toHaveCount(friendNames(customer, status).length)
  }
}

async function showsFavourites(page: Page, { favourites }: Customer): Promise<void> {
  await expect(part(page, 'Favourites').getByRole('button', { name: /^Remove / })).toHaveCount(favourites.length)
}

async function showsUsualCinema(page: Page, { account }: Customer): Promise<void> {
  const isCanal = account.favoriteCinema === 'fr-canal'
  const usual = part(page, 'Favourites').getByRole('listitem').filter({ hasText: 'Where you usually go' })
  await expect(usual).toContainText(isCanal ? 'Kinora Canal' : 'Kinora Gerland')
}

const faces = ['Not for me', 'Liked it', 'Loved it']

/** The face that is chosen is the server's. */
export const showsRating = (title: string, slug: string) => async (page: Page, customer: Customer) => {
  const face = faces[(emotionOf(customer, slug) ?? 0) - 1]
  const checked = page
    .getByRole('radiogroup', { name: `Your rating of ${title}` })
    .getByRole('radio', { checked: true })
  await expect(checked).toHaveText(face ? [face] : [])
}

/** All that a customer can change on the pages of the account, each with the page where it is changed. */
export const accountWrites: readonly Write[] = [
  {
    what: 'an invitation to be friends',
    who: 'pass-holder',
    path: '/en/friends?dialog=invite',
    operation: 'inviteFriend',
    begin: (page) => typed(page, 'Their e-mail address').fill('camille.brunet@kinora.example'),
    act: (page) => pressTwice(button(page, 'Send the invitation')),
    shows: (page) => expect(typed(page, 'Their e-mail address')).toHaveValue('camille.brunet@kinora.example'),
    kept: ({ friends }) => friends.length,
  },
  {
    what: 'an invitation that is accepted',
    who: 'pass-holder',
    path: '/en/friends',
    operation: 'acceptFriend',
    act: (page) => pressTwice(button(page, 'Accept Jules Perrin')),
    shows: showsFriends,
    kept: (customer) => friendNames(customer, 'accepted').length,
    findsOut: 'listFriends',
  },
  {
    what: 'an invitation that is taken back',
    who: 'pass-holder',
    path: '/en/friends',
    operation: 'removeFriend',
    act: (page) => pressTwice(button(page, 'Take back Maud Kerguelen')),
    shows: showsFriends,
    kept: ({ friends }) => friends.length,
    findsOut: 'listFriends',
  },
  {
    what: 'a friend who is removed',
    who: 'pass-holder',
    path: '/en/friends',
    operation: 'removeFriend',
    begin: (page) => button(page, 'Remove Nadia Ferrand').click(),
    act: (page) => pressTwice(sheet(page).getByRole('button', { name: 'Remove' })),
    shows: (page) => expect(sheet(page)).toContainText('Nadia Ferrand'),
    kept: ({ friends }) => friends.length,
  },
  {
    what: 'a cinema that is added',
    who: 'leaving',
    path: '/en/cinemas?q=joliette',
    operation: 'addFavouriteCinemas',
    act: (page) => button(page, 'Add Kinora Joliette').click(),
    shows: showsFavourites,
    kept: ({ favourites }) => favourites.length,
    findsOut: 'listFavouriteCinemas',
    isPlain: true,
  },
  {
    what: 'a cinema that is removed',
    who: 'leaving',
    path: '/en/cinemas',
    operation: 'removeFavouriteCinemas',
    act: (page) => part(page, 'Favourites').getByRole('button', { name: 'Remove Kinora Canal' }).click(),
    shows: showsFavourites,
    kept: ({ favourites }) => favourites.length,
    findsOut: 'listFavouriteCinemas',
    isPlain: true,
  },
  {
    what: 'the usual cinema',
    who: 'pass-holder',
    path: '/en/cinemas',
    operation: 'updateAccount',
    begin: async (page) => {
      const canal = part(page, 'Favourites').getByRole('listitem').filter({ hasText: 'Kinora Canal' })
      const isOpen = await canal.locator('details').evaluate((details: HTMLDetailsElement) => details.open)
      if (!isOpen) await canal.locator('summary').click()
    },
    act: (page) => part(page, 'Favourites').getByRole('button', { name: 'I usually go here' }).click(),
    shows: showsUsualCinema,
    rests: showsUsualCinema,
    kept: ({ account }) => account.favoriteCinema,
    findsOut: 'getAccount',
    isPlain: true,
  },
  {
    what: 'a wish that is taken off',
    who: 'pass-holder',
    path: '/en/wishlist',
    operation: 'updateShowIntention',
    act: (page) => button(page, 'Remove: Noord').click(),
    shows: async (page, { feelings }) => {
      const isWished = feelings.some(({ film, intention }) => film === 'noord' && intention === 2)
      await expect(button(page, isWished ? 'Remove: Noord' : 'Put back: Noord')).toBeVisible()
    },
    kept: ({ feelings }) => feelings.length,
    findsOut: 'listClientShows',
    asWanted: [409],
  },
  {
    what: 'a rating',
    who: 'pass-holder',
    path: '/en/ratings',
    operation: 'rateShow',
    act: (page) => pressTwice(radio(page, 'Kilomètre 412', 'Not for me')),
    shows: showsRating('Kilomètre 412', 'kilometre-412'),
    kept: (customer) => emotionOf(customer, 'kilometre-412'),
    findsOut: 'listClientShows',
  },
  {
    what: 'a rating of a film known to customer relations alone',
    who: 'pass-holder',
    path: '/en/ratings',
    operation: 'rateShowBySalesforceId',
    act: (page) => pressTwice(radio(page, 'Zomerijs', 'Loved it')),
    shows: showsRating('Zomerijs', 'zomerijs'),
    kept: (customer) => emotionOf(customer, 'zomerijs') ?? null,
    findsOut: 'listClientShows',
  },
  {
    what: 'a film that is not to be asked about',
    who: 'pass-holder',
    path: '/en/ratings',
    operation: 'ignoreShowToRate',
    act: (page) => button(page, 'Do not ask again: Zomerijs').click(),
    shows: async (page, { showsToRate }) => {
      const waits = showsToRate.includes('zomerijs')
      await expect(button(page, `${waits ? 'Do not ask again' : 'Rate it after all'}: Zomerijs`)).toBeVisible()
    },
    kept: ({ showsToRate }) => showsToRate.length,
    findsOut: 'listShowsToRate',
    asWanted: [404],
  },
  {
    what: 'the interests',
    who: 'pass-holder',
    path: '/en/my-interests',
    operation: 'updateAccount',
    begin: (page) => page.getByRole('checkbox', { name: 'Comedy' }).check(),
    act: (page) => pressTwice(button(page, 'Save')),
    shows: (page) => expect(page.getByRole('checkbox', { name: 'Comedy' })).toBeChecked(),
    rests: (page) => expect(page.getByRole('checkbox', { name: 'Comedy' })).not.toBeChecked(),
    kept: ({ account }) => account.interest.genres?.length,
  },
  {
    what: 'the choice of what may be sent',
    who: 'pass-holder',
    path: '/en/preferences',
    operation: 'updateNotifications',
    begin: (page) => page.getByRole('checkbox', { name: 'Our offers' }).check(),
    act: (page) => pressTwice(button(page, 'Save')),
    shows: (page) => expect(page.getByRole('checkbox', { name: 'Our offers' })).toBeChecked(),
    rests: (page) => expect(page.getByRole('checkbox', { name: 'Our offers' })).not.toBeChecked(),
    kept: ({ account }) => account.optinCommunicationProvider,
  },
  {
    what: 'the profile',
    who: 'pass-holder',
    path: '/en/profile',
    operation: 'updateAccount',
    begin: (page) => typed(page, 'First name').fill('Margot'),
    act: (page) => pressTwice(button(page, 'Save')),
    shows: (page) => expect(typed(page, 'First name')).toHaveValue('Margot'),
    rests: (page) => expect(typed(page, 'First name')).toHaveValue('Margaux'),
    kept: ({ account }) => account.firstname,
  },
  {
    what: 'the first step of a change of address',
    who: 'pass-holder',
    path: '/en/profile?dialog=change-mail',
    operation: 'checkCredentials',
    begin: async (page) => {
      await typed(page, 'Your new address').fill('m@courriel.example')
      await typed(page, 'Your password').fill('kinora')
    },
    act: (page) => pressTwice(button(page, 'Continue')),
    shows: (page) => expect(typed(page, 'Your password')).toHaveValue('kinora'),
    kept: ({ account }) => account.signIn.checked?.mail,
  },
  {
    what: 'the second step of a change of address',
    who: 'pass-holder',
    path: '/en/profile?dialog=change-mail',
    operation: 'changeEmail',
    begin: async (page) => {
      await typed(page, 'Your new address').fill('m@courriel.example')
      await typed(page, 'Your password').fill('kinora')
      await button(page, 'Continue').click()
      await typed(page, 'Your new address once more').fill('m@courriel.example')
    },
    act: (page) => pressTwice(button(page, 'Change my address')),
    shows: async (page, { account }) => {
      if (account.email === 'm@courriel.example') await expect(sheet(page)).toHaveCount(0)
      else await expect(typed(page, 'Your new address once more')).toHaveValue('m@courriel.example')
    },
    kept: ({ account }) => account.email,
    findsOut: 'getAccount',
    leaves: true,
  },
  {
    what: 'a link for another password',
    who: 'pass-holder',
    path: '/en/profile',
    operation: 'requestPasswordChange',
    act: (page) => pressTwice(button(page, 'Send me the link')),
    shows: (page) => expect(button(page, 'Send me the link')).toBeVisible(),
    kept: () => undefined,
  },
  {
    what: 'an account of another service that is unlinked',
    who: 'leaving',
    path: '/en/profile',
    operation: 'unlinkIdentity',
    act: async (page) => {
      await unlink(page, 'Apple').click()
      await pressTwice(yes(page, 'Apple'))
    },
    shows: async (page, { account }) => {
      const isLinked = account.links.some(({ provider }) => provider === 'apple')
      await expect(isLinked ? unlink(page, 'Apple') : link(page, 'Apple')).toBeVisible()
    },
    kept: ({ account }) => account.links.length,
    findsOut: 'listIdentities',
  },
  {
    what: 'an account of another service that is linked',
    who: 'empty',
    path: '/en/profile',
    operation: 'linkIdentity',
    act: async (page) => {
      const isSent = page.waitForRequest(/\/me\/link$/).then(() => 'sent')
      const isThere = there(page, 'Google').waitFor()
      for (const one of [isSent, isThere]) one.catch(() => undefined)
      await link(page, 'Google').click()
      // Nothing was decided about the proof of a moment ago: it is sent once more, without another visit.
      const isKept = await Promise.race([isSent, isThere.then(() => 'there')])
      if (isKept === 'there') await button(page, 'Lou Petit').click()
      await isSent
    },
    shows: async (page, { account }) => {
      await expect(account.links.length > 0 ? unlink(page, 'Google') : link(page, 'Google')).toBeVisible()
    },
    kept: ({ account }) => account.links.length,
    findsOut: 'listIdentities',
  },
  {
    what: 'the deletion of the account',
    who: 'empty',
    path: '/en/profile?dialog=delete-account',
    operation: 'requestAccountDeletion',
    begin: (page) => sheet(page).getByRole('checkbox').check(),
    act: (page) => pressTwice(sheet(page).getByRole('button', { name: 'Delete my account' })),
    shows: (page) => expect(sheet(page).getByRole('checkbox')).toBeChecked(),
    kept: ({ account }) => account.signIn.deletion !== null,
  },
]
