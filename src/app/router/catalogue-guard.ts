import { notFound } from '@tanstack/react-router'
import { currentLinks } from '#src/app/links/current-links.ts'
import type { RouterContext } from './page.ts'

/** Where a deployment has its catalogue on another site, the catalogue's pages do not exist here: links lead there, and nothing is loaded. */
export function requireOwnCatalogue({ context }: { context: Pick<RouterContext, 'settings'> }): void {
  if (!currentLinks(context.settings).catalogue.isOwn) throw notFound()
}
