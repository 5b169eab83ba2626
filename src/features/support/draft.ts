import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { ownName } from '#src/app/storage/own-storage.ts'
import { sessionValue } from '#src/app/storage/session-value.ts'

/** What a form holds, by its fields, as text. */
export type Typed = Readonly<Record<string, string>>

/** What was typed into a form and not sent yet. It lasts as long as this tab, or until its owner signs out. */
export type Draft<Fields extends Typed> = {
  /** What the form begins with: what was typed before, over what it is like when nothing was. */
  initial: Fields
  /** Whether anything of that was typed before. */
  isRestored: boolean
  /** Keeps fields as they are now. Something besides the form's own fields may be kept with them, and goes with them. */
  keep(fields: Typed): void
  /** What is kept of a field at the moment. */
  read(field: string): string | undefined
  /** Forgets all of it, for good: it was sent, or is not wanted any more. */
  clear(): void
}

/** What is kept. What a visitor typed belongs to nobody, and so to whoever signs in on the way. */
type Kept = { owner: string | null; fields: Typed }

/**
 * The draft of a form. Where storage is blocked or full it lasts until the page is loaded anew, and nobody is told.
 *
 * @param name of the form, and of what it is about where there are several.
 * @param blank the form's fields as they are when nothing was typed: what is no different from them is no draft.
 */
export function useDraft<Fields extends Typed>(name: string, blank: Fields): Draft<Fields> {
  const { session } = useRouteContext({ from: '__root__' })
  const [draft] = useState(() => openDraft(name, blank, session.subject))
  return draft
}

/** The same outside of a component. @param owner who is signed in, if anybody is. */
export function openDraft<Fields extends Typed>(name: string, blank: Fields, owner: string | undefined): Draft<Fields> {
  const fieldsNow = () => fieldsOf(readAll().get(name), owner)
  const kept = fieldsNow()
  let isOver = false
  const typed = Object.keys(blank).flatMap((field) => (field in kept ? [[field, kept[field]]] : []))
  return {
    initial: { ...blank, ...Object.fromEntries(typed) },
    isRestored: typed.length > 0,
    keep(fields) {
      if (isOver) return
      const next = { ...fieldsNow(), ...fields }
      const isTyped = Object.entries(blank).some(([field, value]) => (next[field] ?? value) !== value)
      write(name, isTyped ? { owner: owner ?? null, fields: next } : undefined)
    },
    read: (field) => fieldsNow()[field],
    clear() {
      isOver = true
      write(name, undefined)
    },
  }
}

/** All drafts of this tab, by their names. */
const place = sessionValue(ownName)

function write(name: string, kept: Kept | undefined): void {
  const all = readAll()
  if (kept) all.set(name, kept)
  else all.delete(name)
  place.write(JSON.stringify(Object.fromEntries(all)))
}

/** Anything may stand in a browser's storage. */
function readAll(): Map<string, Kept> {
  try {
    const all: unknown = JSON.parse(place.read() ?? '')
    const entries: [string, unknown][] = typeof all === 'object' && all !== null ? Object.entries(all) : []
    return new Map(entries.flatMap(([name, kept]) => (isKept(kept) ? [[name, kept]] : [])))
  } catch {
    return new Map()
  }
}

function fieldsOf(kept: Kept | undefined, owner: string | undefined): Typed {
  return kept && (kept.owner === null || kept.owner === owner) ? kept.fields : {}
}

function isKept(kept: unknown): kept is Kept {
  if (typeof kept !== 'object' || kept === null || !('owner' in kept) || !('fields' in kept)) return false
  const { owner, fields } = kept
  const isOwner = owner === null || typeof owner === 'string'
  if (!isOwner || typeof fields !== 'object' || fields === null) return false
  return Object.values(fields).every((value) => typeof value === 'string')
}
