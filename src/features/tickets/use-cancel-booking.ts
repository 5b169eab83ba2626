import { msg } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Booking } from '#src/api/contract.ts'
import { despiteLostAnswer, readAnew } from '#src/api/lost-answer.ts'
import { useWrite } from '#src/api/mutation.ts'
import type { ReadPath } from '#src/api/query.ts'
import { stateChangingRead } from '#src/api/state-changing-read.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { ticketsQuery } from './tickets-query.ts'

/** Where a place is spent that a cancelled booking gives back: the wallet, and the pass. */
const paidWithPaths = [
  '/api/accounts/me/goodies',
  '/api/accounts/me/prepaids',
  '/api/accounts/me/subscription',
] as const satisfies readonly ReadPath[]

/** The cancelling of a booking: what is under way, what came of it, and how to begin. */
export type Cancelling = {
  isPending: boolean
  isSuccess: boolean
  /** @param refused it was not done, or nobody knows. */
  start: (booking: Booking, refused: () => void) => void
}

/**
 * Cancels a booking with all its tickets. Done, the customer is back among the tickets, and what they paid with is read anew, for it is
 * given back; refused, so are the tickets, for they are not what they seemed. Where the answer was lost, it is done if the tickets have it as
 * cancelled.
 */
export function useCancelBooking(): Cancelling {
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  /** A booking that is not in the list proves nothing: one that is cancelled stays there. */
  async function isCancelled(id: string): Promise<boolean> {
    const bookings = await readAnew(queryClient, ticketsQuery())
    return bookings.some((booking) => booking.id === id && booking.status === 'CANCELLED')
  }

  const { isPending, isSuccess, mutate } = useWrite<unknown, string>(
    (id) =>
      despiteLostAnswer(
        () => stateChangingRead('/api/ec/cancel/{id}', { params: { path: { id } } }),
        () => isCancelled(id),
      ),
    {
      invalidates: ['/api/ec/ebillet', ...paidWithPaths],
      success: msg`Your booking is cancelled. We have sent you a confirmation by e-mail.`,
      failure: { says: 'code-and-message' },
    },
  )
  return {
    isPending,
    isSuccess,
    start: ({ id }, refused) =>
      mutate(id, {
        onSuccess: () =>
          void navigate({ to: '/$language/tickets', params: { language: currentLanguage() }, replace: true }),
        onError: refused,
      }),
  }
}
