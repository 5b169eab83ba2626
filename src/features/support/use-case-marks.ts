import { useRouteContext } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Case } from '#src/api/contract.ts'
import { ownName } from '#src/app/storage/own-storage.ts'
import { parseSeen, type Seen, withSeen } from './case-marks.ts'

const listeners = new Set<() => void>()

/**
 * What the customer has seen of their questions on this device. The server has no marks of it, so the browser keeps them until the sign-out;
 * where it keeps nothing, nothing is marked as new.
 *
 * @param open id of the question that is being read: all of it counts as seen.
 */
export function useCaseMarks(cases: readonly Case[], open: string | undefined): Seen | undefined {
  const { session } = useRouteContext({ from: '__root__' })
  const { subject } = session
  const text = useSyncExternalStore(subscribe, read)
  const seen = useMemo(() => parseSeen(text, subject), [text, subject])

  const note = useCallback(() => {
    const next = JSON.stringify({ subject, seen: withSeen(parseSeen(read(), subject), cases, open) })
    if (next !== read()) write(next)
  }, [cases, open, subject])
  // The first look at the list is where news begins; after that, only what was opened has been seen.
  const isFirst = seen === undefined
  useEffect(() => {
    if (isFirst || open !== undefined) note()
  }, [isFirst, open, note])
  return seen
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  // Another tab has read something.
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(ownName)
  } catch {
    return null
  }
}

function write(text: string): void {
  try {
    localStorage.setItem(ownName, text)
    for (const changed of listeners) changed()
  } catch {
    // Blocked or full: nothing is marked.
  }
}
