import { createRouter } from '@tanstack/react-router'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { asRouted, asSpelled } from '#src/app/links/path-words.ts'
import { routeTree } from '#src/route-tree.gen.ts'
import { isWaiting, type RouterContext } from './page.ts'

/** The router of the whole portal. Data is cached by the query client alone, so the router keeps none of its own. */
export function createPortalRouter(context: RouterContext) {
  const router = createRouter({
    routeTree,
    context,
    // The catalogue's addresses are spelled in the language of the page; its routes are written once.
    rewrite: {
      input: ({ url }) => withPath(url, asRouted),
      output: ({ url }) => withPath(url, asSpelled),
    },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    // Until it is there, a page has no place of its own to be kept, and must not change that of the page before it. Once it is,
    // it is known as the router knows it by itself.
    getScrollRestorationKey: ({ state, href }): string =>
      isWaiting(router.state.matches) ? 'waiting' : (state.__TSR_key ?? href),
    defaultPendingMs: 200,
  })
  return router
}

function withPath(url: URL, change: (pathname: string) => string): URL {
  url.pathname = change(url.pathname)
  return url
}

/**
 * Takes a tab off whatever it shows, at once and without asking, because the customer signed out in another one. It does not leave for the
 * sign-in page: the provider may not have ended its own session yet, and would sign the customer in again.
 */
export function showSignedOut(router: ReturnType<typeof createPortalRouter>): void {
  void router.navigate({
    to: '/$language/signed-out',
    params: { language: currentLanguage() },
    replace: true,
    ignoreBlocker: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>
  }
}
