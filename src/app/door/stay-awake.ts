/**
 * Keeps the screen from going dark. The browser takes that back whenever the page is out of view, so it is asked for again when the page
 * is back; one that cannot or will not do it is left in peace.
 *
 * @returns what lets the screen sleep again.
 */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let isOver = false

  async function take() {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    try {
      const taken = await navigator.wakeLock.request('screen')
      // Where several answers come, one is enough, and none is wanted any more once it is over.
      if (isOver || lock?.released === false) await taken.release()
      else lock = taken
    } catch {
      // A low battery, a setting: the ticket is shown all the same.
    }
  }

  void take()
  document.addEventListener('visibilitychange', take)
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', take)
    lock?.release().catch(() => {})
  }
}
