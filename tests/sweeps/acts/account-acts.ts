import { accountWrites } from '#tests/support/account-writes.ts'
import { type Act, button, main, pressBoth, sheet } from '../act.ts'

/** What the journeys of the account press, for an operation of theirs. */
function written(operation: string): [Act, ...Act[]] {
  const [first, ...others] = accountWrites.filter((write) => write.operation === operation)
  if (!first) throw new Error(`Nothing on the pages of the account makes the call ${operation}.`)
  return [first, ...others]
}

/** The account itself, its friends and its favourites. */
export const accountActs = {
  updateAccount: [
    ...written('updateAccount'),
    {
      what: 'the registration',
      who: 'newcomer',
      path: '/en/register?target=%2Fen',
      begin: async (page) => {
        await page.getByLabel('First name').fill('Inès')
        await page.getByLabel('Last name').fill('Kervella')
        await page.getByLabel('Day').fill('29')
        await page.getByLabel('Month').fill('2')
        await page.getByLabel('Year').fill('2000')
        await page.getByRole('checkbox', { name: /terms of use/ }).check()
      },
      act: (page) => button(page, 'Create my account').click(),
    },
    {
      what: 'the newsletter from the home',
      who: 'empty',
      path: '/en',
      act: (page) => button(page, 'Yes, write to me').click(),
    },
    {
      what: 'the way into the club',
      who: 'empty',
      path: '/en/advantages?dialog=join-club',
      begin: (page) => sheet(page).getByRole('checkbox').check(),
      act: (page) => button(sheet(page), 'Join the Club').click(),
    },
    {
      what: 'the way out of the club',
      who: 'pass-holder',
      path: '/en/advantages',
      act: (page) => pressBoth(page, 'Leave the Club', 'Leave the Club'),
    },
  ],
  updateNotifications: written('updateNotifications'),
  checkCredentials: written('checkCredentials'),
  changeEmail: written('changeEmail'),
  requestPasswordChange: written('requestPasswordChange'),
  requestAccountDeletion: [{ ...written('requestAccountDeletion')[0], ends: true }],
  linkIdentity: written('linkIdentity'),
  unlinkIdentity: written('unlinkIdentity'),
  inviteFriend: written('inviteFriend'),
  acceptFriend: written('acceptFriend'),
  removeFriend: written('removeFriend'),
  addFavouriteCinemas: [
    ...written('addFavouriteCinemas'),
    {
      what: 'a cinema that is followed on its own page',
      who: 'empty',
      path: '/en/cinema/kinora-joliette',
      act: (page) => button(main(page), 'Add to your favourites').click(),
    },
  ],
  removeFavouriteCinemas: written('removeFavouriteCinemas'),
  deleteBankCard: [
    {
      what: 'the bank card',
      who: 'leaving',
      path: '/en/profile',
      act: (page) => pressBoth(page, 'Remove this card', 'Remove the card'),
    },
  ],
  listAccountInvoices: [
    {
      what: 'a copy of the data',
      who: 'pass-holder',
      path: '/en/profile',
      act: (page) =>
        main(page)
          .getByRole('region', { name: 'A copy of your data' })
          .getByRole('button', { name: /^(?:Make the copy|Try again)$/ })
          .click(),
    },
  ],
} satisfies Record<string, [Act, ...Act[]]>
