import { describe, expect, test } from 'vitest'
import {
  acceptedWords,
  acceptFailedWords,
  declinedWords,
  declineFailedWords,
  invitedWords,
  removedWords,
  takeBackFailedWords,
  takenBackWords,
} from '#src/features/friends/friend-words.ts'

const sentences = {
  acceptedWords,
  acceptFailedWords,
  declinedWords,
  declineFailedWords,
  removedWords,
  takeBackFailedWords,
  takenBackWords,
}

describe('what is said of a change', () => {
  test.each(Object.entries(sentences))('%s names the friend, where there is a name', (_, words) => {
    expect(Object.values(words('Sam').values ?? {})).toEqual(['Sam'])
    for (const nobody of [undefined, '']) expect(words(nobody).values).toBeUndefined()
  })

  test('an invitation has a sentence for each of its outcomes, with the one it is about', () => {
    const said = (['asked', 'friends', 'unknown'] as const).map((outcome) => invitedWords('Sam', outcome))
    expect(new Set(said.map(({ id }) => id)).size).toBe(3)
    expect(said.map(({ values }) => Object.values(values ?? {}))).toEqual([['Sam'], ['Sam'], ['Sam']])
  })
})
