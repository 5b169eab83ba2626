import type { Page } from '@playwright/test'
import { good } from '#tests/support/voucher-form.ts'
import { type Act, button, sheet } from '../act.ts'

const dialog = (name: string) => `/en/vouchers?dialog=${name}`
const add = (page: Page) => button(sheet(page), 'Add to my wallet').click()

/** Vouchers, gift cards and prepaid cards: added, offered, taken back, taken off and deleted. */
export const walletActs = {
  addVoucher: [
    {
      what: 'a voucher',
      who: 'pass-holder',
      path: dialog('add-voucher'),
      begin: (page) => sheet(page).getByLabel('Number of the voucher').fill(good),
      act: add,
    },
  ],
  addPrepaid: [
    {
      what: 'a prepaid card',
      who: 'pass-holder',
      path: dialog('add-prepaid'),
      begin: (page) => sheet(page).getByLabel('Number of the prepaid card').fill('8840 5512 0049'),
      act: add,
    },
  ],
  addGiftCard: [
    {
      what: 'a gift card',
      who: 'pass-holder',
      path: dialog('add-gift-card'),
      begin: async (page) => {
        await sheet(page).getByLabel('Number of the gift card').fill('6012 7745 3408')
        await sheet(page).getByLabel('Secret code').fill('2580')
      },
      act: add,
    },
  ],
  offerPrepaid: [
    {
      what: 'a card for somebody else',
      who: 'pass-holder',
      path: dialog('offer&item=p-1'),
      begin: (page) => sheet(page).getByLabel('Their e-mail address').fill('sacha@mail.example'),
      act: (page) => button(sheet(page), 'Offer the card').click(),
    },
  ],
  cancelPrepaidOffer: [
    {
      what: 'an offer that is taken back',
      who: 'pass-holder',
      path: dialog('cancel-offer&item=p-2'),
      act: (page) => button(sheet(page), 'Take it back').click(),
    },
  ],
  dissociatePrepaid: [
    {
      what: 'a card that is taken off',
      who: 'pass-holder',
      path: dialog('dissociate&item=p-3'),
      act: (page) => button(sheet(page), 'Take it off').click(),
    },
  ],
  deletePrepaid: [
    {
      what: 'a card that is deleted',
      who: 'pass-holder',
      path: dialog('delete&item=p-1'),
      act: (page) => button(sheet(page), 'Delete for good').click(),
    },
  ],
} satisfies Record<string, [Act, ...Act[]]>
