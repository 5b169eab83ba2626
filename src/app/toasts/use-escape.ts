import { useEffect, useEffectEvent } from 'react'

/** Has Esc close a toast, wherever the focus is. What else can be closed on the page comes first. */
export function useEscape(close: () => void, { isOn }: { isOn: boolean }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTaken = event.defaultPrevented || event.isComposing || document.querySelector('dialog:modal') !== null
    if (event.key === 'Escape' && !isTaken) close()
  })
  useEffect(() => {
    if (!isOn) return
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [isOn])
}
