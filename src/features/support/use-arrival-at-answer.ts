import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { answerId } from './help-places.ts'
import { useHasArrived } from './use-has-arrived.ts'

/**
 * Whoever comes by a link to an answer is taken to it: it is scrolled to, and the focus is on its question. Only when they come: what they
 * unfold afterwards is under their finger already. Whoever comes to write about it goes there instead.
 */
export function useArrivalAtAnswer(): void {
  const wanted = useSearch({
    from: '/$language/_site/contact',
    select: ({ article, about }) => (about === undefined ? article : undefined),
  })
  const hasArrived = useHasArrived()
  const isDone = useRef(false)
  useEffect(() => {
    if (!hasArrived || isDone.current) return
    isDone.current = true
    const line = wanted === undefined ? null : document.getElementById(answerId(wanted))
    line?.querySelector('summary')?.focus({ preventScroll: true })
    line?.scrollIntoView()
  }, [hasArrived, wanted])
}
