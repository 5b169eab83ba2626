import { createRouter } from '@tanstack/react-router'
import { routeTree } from '#src/route-tree.gen.ts'
import type { RouterContext } from './page.ts'

/** The router of the whole portal. Data is cached by the query client alone, so the router keeps none of its own. */
export function createPortalRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultPendingMs: 200,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>
  }
}
