import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { apiQuery } from '#src/api/query.ts'

/** The signed-in customer's first name; `undefined` when they gave none, or as long as it is not known. */
export function useFirstName(): string | undefined {
  const { session } = useRouteContext({ from: '__root__' })
  const { data } = useQuery({ ...apiQuery('/api/accounts/me'), enabled: session.isSignedIn, throwOnError: false })
  return data?.firstname?.trim() || undefined
}
