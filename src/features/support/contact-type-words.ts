import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContactType } from './contact-types.ts'

/** What a message is about, and what is good to say in it. */
export const contactTypeWords: Readonly<Record<ContactType, { name: MessageDescriptor; hint?: MessageDescriptor }>> = {
  general: { name: msg`A question or a remark` },
  'lost-property': {
    name: msg`Something lost`,
    hint: msg`Say what it looks like, and when and in which hall you lost it.`,
  },
  accessibility: {
    name: msg`Access to the cinema or a film`,
    hint: msg`Say what you need, and we will tell you what there is.`,
  },
  group: {
    name: msg`Tickets for a group`,
    hint: msg`Say how many you are, and whether anybody comes in a wheelchair.`,
  },
  school: {
    name: msg`A school visit`,
    hint: msg`Say how old the pupils are, and what you have in mind.`,
  },
  birthday: {
    name: msg`A birthday party`,
    hint: msg`Say how old the child will be, and what you have in mind.`,
  },
  'private-screening': {
    name: msg`A private screening`,
    hint: msg`Say how many guests you expect, and what is to be shown.`,
  },
  business: {
    name: msg`A business event`,
    hint: msg`Say how many people you expect, and what you need besides a hall.`,
  },
  press: {
    name: msg`The press`,
    hint: msg`Say who you write for, and by when you need an answer.`,
  },
}
