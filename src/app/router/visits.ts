import { trackPage } from '#src/app/tracking/track.ts'
import { shownPage } from './page.ts'
import type { createPortalRouter } from './router.ts'

/** Counts every page that is reached, by the name its route declares: the one subscription for all of them. */
export function observeVisits(router: ReturnType<typeof createPortalRouter>): void {
  router.subscribe('onResolved', ({ fromLocation, toLocation }) => {
    // A dialog or an anchor changes the address, not the page.
    if (fromLocation?.pathname === toLocation.pathname) return
    const { page, category } = shownPage(router.state.matches)
    if (page) trackPage(page, category)
  })
}
