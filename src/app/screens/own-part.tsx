import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { apiQuery } from '#src/api/query.ts'
import { LatePart } from './late-part.tsx'

type OwnPartProps = {
  /** The head of the part, for the message that stands in its place when it cannot be shown. */
  title?: ReactNode
  layout?: 'plain' | 'margin'
  /** What keeps its place while it is being read. */
  skeleton?: ReactNode
  /** What there is for a visitor, and for somebody who has not registered yet. */
  otherwise?: ReactNode
  /** Of code that comes late, so that visitors do without it. */
  children: ReactNode
}

/** A part of a public page that is about the customer: nobody else waits for it, or loads it. */
export function OwnPart({ otherwise, children, ...late }: OwnPartProps) {
  const { session } = useRouteContext({ from: '__root__' })
  if (!session.isSignedIn) return otherwise
  return (
    <LatePart {...late}>
      <Registered otherwise={otherwise}>{children}</Registered>
    </LatePart>
  )
}

function Registered({ otherwise, children }: Pick<OwnPartProps, 'otherwise' | 'children'>) {
  const { data: account } = useSuspenseQuery(apiQuery('/api/accounts/me'))
  return account.registered ? children : otherwise
}
