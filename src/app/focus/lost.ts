/**
 * Whether the focus is nowhere. A dialog that has just closed may hold it until the next frame, when what it would go back to is not there
 * any more.
 */
export function isFocusLost(): boolean {
  const focused = document.activeElement
  return focused === null || focused === document.body || focused.closest('dialog:not([open])') !== null
}
