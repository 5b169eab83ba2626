import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SectionSkeleton } from '#src/ui/skeleton.tsx'
import { AccountPageHead } from './account-page-head.tsx'

type AccountPageSkeletonProps = {
  /** The title that the page has when it is there. */
  title: ReactNode
  /** How many parts it has, about. */
  sections?: number
  /** A wall of posters in their place. */
  posters?: boolean
}

/** A page of the account area while it is being read: its head at once, its parts unprinted. */
export function AccountPageSkeleton({ title, sections = 2, posters = false }: AccountPageSkeletonProps) {
  return (
    <div aria-busy="true">
      <AccountPageHead title={title} />
      <p className="visually-hidden" role="status">
        <Trans>The page is being loaded.</Trans>
      </p>
      {Array.from({ length: sections }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places never move
        <SectionSkeleton key={place} lines={4} posters={posters ? 6 : 0} />
      ))}
    </div>
  )
}
