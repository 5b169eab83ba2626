/**
 * Whether this document is the callback inside the hidden frame that renews a session, not a page for a person. Such a frame stands in a
 * page of this very origin; a frame of another site shows the portal to somebody.
 */
export function isSilentFrame(): boolean {
  if (window.parent === window || location.pathname !== '/callback') return false
  try {
    return window.parent.location.origin === location.origin
  } catch {
    return false // Another origin's page may not be asked.
  }
}

/**
 * Hands the provider's answer to the page that opened the frame, which is of this very origin. The message has the form that the
 * identity client listens for; the browser delivers it to no other origin.
 */
export function relaySilentFrame(): void {
  window.parent.postMessage({ source: 'oidc-client', url: location.href, keepOpen: false }, location.origin)
}
