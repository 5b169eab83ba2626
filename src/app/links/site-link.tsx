import { Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import { asRouted } from './path-words.ts'

type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** From `useSiteLinks`. */
  href: string
}

/** A link to a page of the catalogue: within the portal where the pages are its own, and to the other site where they are not. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  const { origin } = location
  if (!href.startsWith(`${origin}/`)) return <a href={href} {...rest} />
  return <Link to={asRouted(href.slice(origin.length))} {...rest} />
}
