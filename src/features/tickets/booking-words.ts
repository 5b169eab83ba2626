import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const places = new Map<string, MessageDescriptor>([
  ['web', msg`on our website`],
  ['app', msg`in our app`],
  ['kiosk', msg`at a ticket machine`],
  ['desk', msg`at the counter`],
])

/** Where something was booked, to end a sentence with; `undefined` for a place that is new. */
export function bookedWhere(website: string): MessageDescriptor | undefined {
  return places.get(website)
}
