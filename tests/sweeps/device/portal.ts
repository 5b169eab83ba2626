import { type Portal, startPortal } from '#scripts/portal.ts'
import { appDir } from '#tests/support/app-dir.ts'
import { test as base } from '#tests/support/portal-test.ts'

/** What time it is for the server; what it is here, unless told otherwise. */
const clock: { at?: number } = {}

/** Sets the server's clock, and puts its world as it is then. */
export function setServer(portal: Portal, at: string | undefined): void {
  if (at === undefined) delete clock.at
  else clock.at = Date.parse(at)
  portal.reset()
}

/** The same as everywhere, but for a server whose clock can be set. */
export const test = base.extend<object, { server: Portal }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner requires a destructured first argument
    async ({}, use) => {
      const now = () => new Date(clock.at ?? Date.now())
      const server = await startPortal({ port: 0, appDir, now })
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
})
