import type { MessageDescriptor } from '@lingui/core'
import { useApiMutation } from '#src/api/mutation.ts'

/** The call by which somebody joins the club, accepts its terms or leaves it: everything that is shown of the club is read anew after it. */
export function useClubCall({ success, errors }: { success: MessageDescriptor; errors: 'inline' | 'toast' }) {
  return useApiMutation('patch', '/api/accounts/me', {
    invalidates: ['/api/accounts/me', '/api/accounts/me/advantages', '/api/accounts/me/loyalty/history-points'],
    success,
    errors,
  })
}
