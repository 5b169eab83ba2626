import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ProgrammeKind, ProgrammeWhen } from './programme-rules.ts'

/** What a programme is called. */
export const kindNames: Record<ProgrammeKind, MessageDescriptor> = {
  films: msg`Films`,
  events: msg`Events`,
  all: msg`All shows`,
}

/** What a part of a programme is called. */
export const whenNames: Record<ProgrammeWhen, MessageDescriptor> = {
  now: msg`Now showing`,
  soon: msg`Coming soon`,
  early: msg`Previews`,
  new: msg`New this week`,
}

/** What is said of a part in which there is nothing. */
export const nothingWords: Record<ProgrammeWhen, MessageDescriptor> = {
  now: msg`Nothing is showing here at the moment.`,
  soon: msg`Nothing has been announced here yet.`,
  early: msg`There are no previews here at the moment.`,
  new: msg`Nothing new has come out here this week.`,
}
