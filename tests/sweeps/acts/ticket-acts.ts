import { cancelDialog, part, ticketPath } from '#tests/support/tickets.ts'
import { type Act, button } from '../act.ts'

/** What can be done with a booking. */
export const ticketActs = {
  resendTickets: [
    {
      what: 'tickets that are sent again',
      who: 'pass-holder',
      path: ticketPath('et-01-1'),
      act: (page) => button(part(page, 'This ticket'), /^Send (?:it|them) by e-mail again/).click(),
    },
  ],
  cancelBooking: [
    {
      what: 'a booking that is cancelled',
      who: 'pass-holder',
      path: ticketPath('et-01-1'),
      act: async (page) => {
        await button(part(page, 'This ticket'), /^Cancel the 2 tickets/).click()
        await button(cancelDialog(page), 'Cancel the 2 tickets').click()
      },
    },
  ],
} satisfies Record<string, [Act, ...Act[]]>
