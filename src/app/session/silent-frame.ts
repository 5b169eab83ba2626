/** Whether this document is the callback inside the hidden frame that renews a session, not a page for a person. */
export function isSilentFrame(): boolean {
  return window.parent !== window && location.pathname === '/callback'
}

/**
 * Hands the provider's answer to the page that opened the frame, which is of this very origin. The message has the form that the
 * identity client listens for; the browser delivers it to no other origin.
 */
export function relaySilentFrame(): void {
  window.parent.postMessage({ source: 'oidc-client', url: location.href, keepOpen: false }, location.origin)
}
