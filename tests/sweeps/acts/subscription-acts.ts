import type { Page } from '@playwright/test'
import { choose, press, settle } from '#tests/support/photo-dialog.ts'
import { jpeg, named } from '#tests/support/photo-files.ts'
import { type Act, button, main, pressBoth, sheet } from '../act.ts'

const path = '/en/subscription'
const portrait = { width: 1200, height: 1500, halves: ['#f00', '#00f'] as [string, string] }
/** A card that lies in a drawer, and is nobody’s yet. */
const found = '3104 6620 1847 35'

/** Puts a card on the account, from either of the pages that offer it. */
const attachment = (page: string): Act => ({
  what: `a pass card from the ${page}`,
  who: 'pass-holder',
  path: `/en/${page}?dialog=attach-card`,
  begin: (at) => sheet(at).getByLabel('Number of the pass card').fill(found),
  act: (at) => button(sheet(at), 'Add to my account').click(),
})

const leave = (page: Page, name: string) => button(sheet(page), name).click()

/** The subscription, its documents and its card. */
export const subscriptionActs = {
  updateSuspension: [
    { what: 'a pause', who: 'pass-holder', path, act: (page) => pressBoth(page, 'Pause my pass', 'Pause my pass') },
    {
      what: 'the end of a pause',
      who: 'staff',
      path,
      act: (page) => pressBoth(page, 'Resume my pass', 'Resume my pass'),
    },
  ],
  undoSuspension: [
    {
      what: 'a pause taken back',
      who: 'leaving',
      path,
      act: (page) => pressBoth(page, 'Go on without a pause', 'Go on without a pause'),
    },
  ],
  undoPlanChange: [
    {
      what: 'a change of plan taken back',
      who: 'leaving',
      path,
      act: (page) => pressBoth(page, 'Keep the Pass Gold', 'Keep the Pass Gold'),
    },
  ],
  undoCancellation: [
    {
      what: 'a cancellation taken back',
      who: 'leaving',
      path,
      act: (page) => pressBoth(page, 'Keep my subscription', 'Keep my subscription'),
    },
  ],
  updateSupplementInvoicing: [
    {
      what: 'the switch of the debits',
      who: 'pass-holder',
      path,
      act: (page) => main(page).getByRole('switch', { name: 'Debit supplements together with the month' }).click(),
    },
  ],
  cancelSubscription: [
    {
      what: 'a cancellation',
      who: 'pass-holder',
      path: `${path}?dialog=cancel-subscription`,
      begin: (page) => sheet(page).getByLabel('Your reason').selectOption('TARIF'),
      act: (page) => leave(page, 'Cancel my subscription'),
    },
    {
      what: 'a withdrawal',
      who: 'photo-rejected',
      path: `${path}?dialog=withdraw`,
      act: (page) => leave(page, 'Withdraw from the contract'),
    },
  ],
  downloadContract: [
    {
      what: 'the contract as a file',
      who: 'pass-holder',
      path,
      act: (page) => button(main(page), 'Download the contract (PDF)').click(),
    },
  ],
  downloadInvoice: [
    {
      what: 'an invoice as a file',
      who: 'pass-holder',
      path,
      act: (page) =>
        button(main(page), /^Download the invoice of /)
          .first()
          .click(),
    },
  ],
  attachCard: [attachment('subscription'), attachment('vouchers')],
  updateCardPhoto: [
    {
      what: 'a photo for the pass',
      who: 'photo-rejected',
      path: `${path}?dialog=photo`,
      begin: async (page) => {
        await choose(page, named('me.jpg', await jpeg(page, portrait)))
        await settle(page)
      },
      act: (page) => press(page, 'Save the photo'),
    },
  ],
} satisfies Record<string, [Act, ...Act[]]>
