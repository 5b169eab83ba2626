import type { Settings } from '#src/api/contract.ts'
import { hostOf } from '#src/app/embed/host.ts'
import { trustedWorkerUrl } from '#src/app/workers/trusted-worker-url.ts'

declare global {
  interface ImportMetaEnv {
    /** Whether this build has a service worker. The development server has none. */
    readonly SERVICE_WORKER?: boolean
  }
}

/**
 * Has the browser open the portal without a network from now on. Inside another page or application nothing is left behind, and where the
 * browser refuses the portal works as without.
 */
export function registerWorker(settings: Settings): void {
  if (!import.meta.env.SERVICE_WORKER || !('serviceWorker' in navigator) || hostOf(settings).isEmbedded) return
  navigator.serviceWorker.register(trustedWorkerUrl('/sw.js')).catch(() => undefined)
}
