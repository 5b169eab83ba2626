import { msg } from '@lingui/core/macro'
import { useNavigate } from '@tanstack/react-router'
import type { Booking } from '#src/api/contract.ts'
import { useStateChangingRead } from '#src/api/state-changing-read.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'

/** The cancelling of a booking: what is under way, what came of it, and how to begin. */
export type Cancelling = {
  isPending: boolean
  isSuccess: boolean
  /** @param refused it was not done, or nobody knows. */
  start: (booking: Booking, refused: () => void) => void
}

/**
 * Cancels a booking with all its tickets. Done, the customer is back among the tickets; refused, the tickets are read anew, for they are
 * not what they seemed. An answer that was lost is treated as a refusal: it may have been done all the same.
 */
export function useCancelBooking(): Cancelling {
  const navigate = useNavigate()
  const { isPending, isSuccess, mutate } = useStateChangingRead('/api/ec/cancel/{id}', {
    invalidates: ['/api/ec/ebillet'],
    success: msg`Your booking is cancelled. We have sent you a confirmation by e-mail.`,
    failure: { says: 'code-and-message' },
  })
  return {
    isPending,
    isSuccess,
    start: ({ id }, refused) =>
      mutate(
        { params: { path: { id } } },
        {
          onSuccess: () =>
            void navigate({ to: '/$language/tickets', params: { language: currentLanguage() }, replace: true }),
          onError: refused,
        },
      ),
  }
}
