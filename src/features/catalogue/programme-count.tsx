import { Plural } from '@lingui/react/macro'
import type { ProgrammeKind } from './programme-rules.ts'

/** How many there are of a kind. */
export function ProgrammeCount({ kind, count }: { kind: ProgrammeKind; count: number }) {
  if (kind === 'films') return <Plural value={count} one="# film" other="# films" />
  if (kind === 'events') return <Plural value={count} one="# event" other="# events" />
  return <Plural value={count} one="# film or evening" other="# films and evenings" />
}
