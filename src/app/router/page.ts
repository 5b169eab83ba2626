import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { type AnyRouteMatch, isNotFound, type StaticDataRouteOption } from '@tanstack/react-router'
import type { Settings } from '#src/api/contract.ts'
import { fieldsOf } from '#src/api/fields-of.ts'
import type { Session } from '#src/app/session/session.ts'
import type { PageName } from '#src/app/tracking/track.ts'
import type { Site } from '#src/site/resolve-site.ts'

/** What every guard and loader can reach. It lives outside React, so that a preload can use it. */
export type RouterContext = {
  site: Site
  settings: Settings
  session: Session
  queryClient: QueryClient
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's name in the statistics; `null` for a layout or a redirect. */
    page: PageName | null
    /** The document's title; `null` for a layout or a redirect. */
    title: MessageDescriptor | null
    /** Groups pages in the statistics. */
    category?: 'signup'
    /** About what the page is made of, for `PageSkeleton`. */
    skeleton?: { sections?: number; posters?: boolean }
  }
}

/** Of a route that is no page of its own. */
export const noPage = { page: null, title: null } as const

/** Of every address that leads nowhere. */
export const notFoundPage: StaticDataRouteOption = { page: 'not_found', title: msg`Page not found` }

/** What the loader of a page hands on whose title is known only once it is read: a film's, a cinema's. */
export type TitledPage = { title: string }

type ShownPage = Omit<StaticDataRouteOption, 'title'> & { title: MessageDescriptor | string | null }

/** What the router shows: the innermost page, or that there is none. */
export function shownPage(matches: readonly AnyRouteMatch[]): ShownPage {
  // A page that turned out not to exist, wherever in the tree that was found out.
  if (matches.some(({ status, error }) => status === 'notFound' || isNotFound(error))) return notFoundPage
  const shown = matches.findLast(({ staticData }) => staticData.title)
  if (!shown) return noPage
  const { staticData, loaderData } = shown
  return isTitled(loaderData) ? { ...staticData, title: loaderData.title } : staticData
}

function isTitled(loaded: unknown): loaded is TitledPage {
  return typeof fieldsOf(loaded).title === 'string'
}

/** Whether the skeleton of a page is shown, as the page is not there yet. */
export function isWaiting(matches: readonly AnyRouteMatch[]): boolean {
  return matches.some(({ status }) => status === 'pending')
}
