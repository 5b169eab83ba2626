import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { safeHref } from '#src/app/links/safe-href.ts'

type ContentLinkProps = { url: string; newTab: boolean; className?: string | undefined; children: ReactNode }

/** A link whose address editors typed. One that may not be followed is plain text. */
export function ContentLink({ url, newTab, className, children }: ContentLinkProps) {
  const href = safeHref(url)
  if (!href) return <span className={className}>{children}</span>
  if (!newTab) {
    return (
      <a className={className} href={href}>
        {children}
      </a>
    )
  }
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">
        <Trans>(opens in a new tab)</Trans>
      </span>
    </a>
  )
}
