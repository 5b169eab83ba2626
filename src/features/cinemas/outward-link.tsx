import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'

/** A link out of the portal, in a new tab. @param href found fit to be followed. */
export function OutwardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={textLinkClass()} href={href} target="_blank" rel="noopener">
      {children}
      <Icon name="outward" />
      <span className="visually-hidden">
        <Trans>(opens in a new tab)</Trans>
      </span>
    </a>
  )
}
