import { useLingui } from '@lingui/react'
import { useMatch } from '@tanstack/react-router'
import { AccountPageSkeleton } from './account-page-skeleton.tsx'

/** A page while it is being read: the title that its route declares at once, and its parts unprinted. */
export function PageSkeleton() {
  const { i18n } = useLingui()
  const { title, skeleton } = useMatch({ strict: false, select: ({ staticData }) => staticData })
  return title && <AccountPageSkeleton title={i18n._(title)} {...skeleton} />
}
