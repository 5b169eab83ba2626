import { fieldsOf } from '#src/api/fields-of.ts'
import { forgetWanted, wantedName } from '#src/app/storage/own-storage.ts'

/** How long somebody may take to sign in and to register, in milliseconds. What they wanted before that is not done behind their back. */
const patience = 30 * 60_000

/** What a visitor wanted to do when they left to sign in. */
export type WantedNote = {
  /** What is done, and about what, such as `wish-noord`. */
  name: string
  /** The path of the page where they wanted it, which they come back to. */
  page: string
  wanted: unknown
  /** Whether they were asked to register for it. Somebody who comes back without having done so does not want to. */
  isAsked: boolean
}

/** Keeps what is wanted on this page. Only this tab knows of it, and no longer than its sign-in takes. */
export function keepWanted(note: Omit<WantedNote, 'page'>): void {
  try {
    sessionStorage.setItem(wantedName, JSON.stringify({ ...note, page: location.pathname, at: Date.now() }))
  } catch {
    // Where storage is blocked nobody can sign in either.
  }
}

/** What was wanted by that name on this very page, if it still is. */
export function wantedHere(name: string): WantedNote | undefined {
  const note = parseNote()
  return note?.name === name && note.page === location.pathname ? note : undefined
}

/** The same, for the one who does it: whoever asks after them finds nothing. */
export function takeWanted(name: string): WantedNote | undefined {
  const note = wantedHere(name)
  if (note) forgetWanted()
  return note
}

/** Anything may stand in a browser's storage. */
function parseNote(): WantedNote | undefined {
  try {
    const note: unknown = JSON.parse(sessionStorage.getItem(wantedName) ?? 'null')
    return isNote(note) && Math.abs(Date.now() - note.at) < patience ? note : undefined
  } catch {
    return undefined
  }
}

function isNote(note: unknown): note is WantedNote & { at: number } {
  const { name, page, wanted, isAsked, at } = fieldsOf(note)
  const isWhole = typeof name === 'string' && typeof page === 'string' && wanted !== undefined
  return isWhole && typeof isAsked === 'boolean' && typeof at === 'number'
}
