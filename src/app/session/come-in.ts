import type { AnyRouter } from '@tanstack/react-router'
import type { RouterContext } from '#src/app/router/page.ts'

/**
 * Finds out whether whoever looks at a public page is somebody the identity provider knows, and if so draws the page for them, without
 * leaving it. What they have read as a visitor is the same for them: it is not read again.
 *
 * @returns whether somebody is signed in now.
 */
export async function comeIn({ session, queryClient }: RouterContext, router: AnyRouter): Promise<boolean> {
  if (!(await session.resume())) return false
  for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
    const [subject, ...rest] = queryKey
    if (subject !== undefined || state.data === undefined) continue
    queryClient.setQueryData([session.subject, ...rest], state.data, { updatedAt: state.dataUpdatedAt })
  }
  await router.invalidate()
  return true
}
