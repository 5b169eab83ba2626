/** A word that lasts as long as this tab, and only as long as the page where storage is blocked. */
export function sessionValue(name: string): { read(): string | undefined; write(value: string): void } {
  let inMemory: string | undefined
  return {
    read() {
      try {
        return sessionStorage.getItem(name) ?? inMemory
      } catch {
        return inMemory
      }
    },
    write(value) {
      inMemory = value
      try {
        sessionStorage.setItem(name, value)
      } catch {
        // Storage is blocked: the word lasts until the next reload.
      }
    },
  }
}
