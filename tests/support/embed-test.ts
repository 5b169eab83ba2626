import type { Page } from '@playwright/test'
import { type Portal, startPortal } from '#scripts/portal.ts'
import { noSources } from '#scripts/production/headers.ts'
import type { Settings } from '#src/api/contract.ts'
import { appDir } from './app-dir.ts'
import { type EmbedHost, startEmbedHost } from './embed-host.ts'
import { test as base, expect, withSettings } from './portal-test.ts'

export { expect }

/** A name of the portal's own site, as a chain's other pages have, and one of another site. Both may show the portal here. */
export const sameSite = 'fr.localhost'
export const otherSite = 'nl.localhost'
const framedBy = `http://${sameSite}:* http://${otherSite}:*`

export const test = base.extend<{ host: EmbedHost }, { server: Portal }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner requires a destructured first argument
    async ({}, use) => {
      const server = await startPortal({ port: 0, appDir, sources: { ...noSources, framedBy } })
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: as above
  host: async ({}, use) => {
    const host = await startEmbedHost()
    await use(host)
    await host.close()
  },
})

/** Has the portal run in a deployment that names these hosts and no others, and that is otherwise the mock's own but for `more`. */
export function withEmbed(
  page: Page,
  embed: Partial<Settings['embed']>,
  more: (settings: Settings) => Partial<Settings> = () => ({}),
): Promise<void> {
  return withSettings(page, (settings) => ({
    ...settings,
    ...more(settings),
    embed: { iosHandler: null, androidBridge: null, parentOrigins: [], ...embed },
  }))
}
