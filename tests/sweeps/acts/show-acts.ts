import { accountWrites, radio } from '#tests/support/account-writes.ts'
import { type Act, button, main } from '../act.ts'

const [rating, otherRating, ignored, wish] = [
  'rateShow',
  'rateShowBySalesforceId',
  'ignoreShowToRate',
  'updateShowIntention',
].map((operation) => accountWrites.find((write) => write.operation === operation))
if (!rating || !otherRating || !ignored || !wish)
  throw new Error('The pages of the account have lost a change about shows.')

/** What somebody wants to see, has seen, and thinks of it. */
export const showActs = {
  rateShow: [
    rating,
    {
      what: 'a rating on the page of a show',
      who: 'pass-holder',
      path: '/en/movies/kilometre-412',
      act: (page) => radio(page, 'Kilomètre 412', 'Not for me').click(),
    },
  ],
  rateShowBySalesforceId: [otherRating],
  ignoreShowToRate: [ignored],
  purgeShowsToRate: [
    {
      ...rating,
      what: 'what is forgotten after a rating',
      silent: 'The rating is kept. A server that does not forget asks once more, later.',
    },
  ],
  updateShowIntention: [
    wish,
    {
      what: 'a wish on the page of a show',
      who: 'empty',
      path: '/en/movies/noord',
      act: (page) => button(main(page), 'Add to the wishlist: Noord').click(),
    },
  ],
} satisfies Record<string, [Act, ...Act[]]>
