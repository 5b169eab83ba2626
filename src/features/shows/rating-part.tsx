import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './rating-part.module.css'
import { type Emotion, emotionOfKey } from './rating-rules.ts'

/**
 * The part of a page that asks about one film. The keys 1, 2 and 3 answer while the focus is in it, and only then, so that nobody answers
 * by mistake. When what has the focus makes room for something else, the focus stays in the part.
 */
export function RatingPart({ onRate, children }: { onRate: (emotion: Emotion) => void; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  const last = useRef<Element>(null)

  // After every change of what is drawn: any of them may have taken the focused element away.
  useLayoutEffect(() => {
    if (document.activeElement !== document.body || !last.current || last.current.isConnected) return
    last.current = null
    part.current?.querySelector<HTMLElement>('[role=radio][tabindex="0"], button')?.focus({ preventScroll: true })
  })

  function press(event: KeyboardEvent): void {
    const emotion = emotionOfKey(event.key)
    if (emotion === undefined || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onRate(emotion)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a short cut to the buttons inside, which say so
    <div
      ref={part}
      className={styles.part}
      onKeyDown={press}
      onFocus={({ target }) => {
        last.current = target
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null) last.current = null
      }}
    >
      {children}
    </div>
  )
}
