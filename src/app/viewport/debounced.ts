/** A function that waits until it has not been called for a while. */
export type Debounced = (() => void) & { cancel(): void }

/**
 * Runs something once its calls have stopped for a time, however many there were.
 *
 * @param rest how long nobody may call, in milliseconds.
 */
export function debounced(run: () => void, rest: number): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  const call = () => {
    cancel()
    timer = setTimeout(run, rest)
  }
  return Object.assign(call, { cancel })
}
