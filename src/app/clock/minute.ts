import { useMemo, useSyncExternalStore } from 'react'

const length = 60_000

/**
 * The time to the minute, as a clock on the wall has it. A component that uses it is drawn again when the minute changes, and when the
 * page comes back into view.
 */
export function useMinute(): Date {
  const minute = useSyncExternalStore(watchMinute, currentMinute)
  return useMemo(() => new Date(minute * length), [minute])
}

function currentMinute(): number {
  return Math.floor(Date.now() / length)
}

function watchMinute(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(
      () => {
        changed()
        wait()
      },
      length - (Date.now() % length),
    )
  }
  wait()
  document.addEventListener('visibilitychange', changed)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', changed)
  }
}
