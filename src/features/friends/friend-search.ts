import type { Friend } from '#src/api/contract.ts'
import { plainWords } from '#src/app/i18n/plain-words.ts'
import { calledBy } from './friend-rules.ts'

/** From so many friends on, they can be searched. */
export const enoughToSearch = 8

/** The longest text that is searched for: a name has three parts of sixty, twenty and sixty letters. */
export const longestSearch = 142

/** Friends whose names have all the words that are looked for, or parts of them, in any order. */
export function findFriends(friends: readonly Friend[], search: string): readonly Friend[] {
  const wanted = plainWords(search).split(' ').filter(Boolean)
  if (wanted.length === 0) return search.trim() === '' ? friends : []
  return friends.filter((friend) => {
    const name = plainWords(calledBy(friend) ?? '')
    return wanted.every((word) => name.includes(word))
  })
}
