import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const versions = new Map<string, MessageDescriptor>([
  ['VF', msg`in French`],
  ['VOST', msg`original version with subtitles`],
  ['NL', msg`in Dutch`],
  ['OV', msg`original version`],
])

/** What a showing's language version means; a code that is new stays as the cinema wrote it. */
export function versionWords(version: string): MessageDescriptor | string {
  return versions.get(version.trim().toUpperCase()) ?? version
}
