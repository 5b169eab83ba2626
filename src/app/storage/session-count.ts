/** A number that counts up within one browser session of this tab, and in memory where storage is blocked. */
export function sessionCount(name: string): { read(): number; increment(): void } {
  let inMemory = 0
  return {
    read() {
      try {
        return Math.max(inMemory, Number(sessionStorage.getItem(name)) || 0)
      } catch {
        return inMemory
      }
    },
    increment() {
      inMemory = this.read() + 1
      try {
        sessionStorage.setItem(name, String(inMemory))
      } catch {
        // Storage is blocked: the count lasts until the next reload.
      }
    },
  }
}
