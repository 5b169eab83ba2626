import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { autoHide } from './toast-queue.ts'

/**
 * Has a toast leave when its time is over. The time stands still while the customer holds the toast, and while they look at another tab.
 */
export function useAutoHide(leave: () => void, { isOn, isHeld }: { isOn: boolean; isHeld: boolean }): void {
  const isTabHidden = useSyncExternalStore(onVisibilityChange, () => document.visibilityState === 'hidden')
  const left = useRef(autoHide)
  const end = useEffectEvent(leave)
  const isRunning = isOn && !isHeld && !isTabHidden
  useEffect(() => {
    if (!isRunning) return
    const start = performance.now()
    const timer = setTimeout(end, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - start
    }
  }, [isRunning])
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
