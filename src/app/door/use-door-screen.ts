import { useEffect, useEffectEvent } from 'react'
import { holdFullScreen } from './full-screen.ts'
import { stayAwake } from './stay-awake.ts'

/**
 * What the device does while something is held up at the door: it stays awake, and the browser's way out of the full screen is the way out
 * of both.
 */
export function useDoorScreen(isOpen: boolean, close: () => void): void {
  const leave = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const sleep = stayAwake()
    const giveBack = holdFullScreen(() => leave())
    return () => {
      sleep()
      giveBack()
    }
  }, [isOpen])
}
