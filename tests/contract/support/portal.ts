import { loadContract } from '#scripts/mock-api/contract.ts'
import { type Portal, type PortalOptions, startPortal } from '#scripts/portal.ts'

/** The contract, read once for all the portals of a run: its schemas are then compiled once, too. */
export const contract = await loadContract()

/** A portal on a free port with no app behind it, and nothing to solve before a form is sent. */
export function testPortal(options: Partial<PortalOptions> = {}): Promise<Portal> {
  return startPortal({ port: 0, app: (_req, res) => res.end('the app'), contract, captcha: false, ...options })
}
