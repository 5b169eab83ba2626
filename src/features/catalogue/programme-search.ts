import { parseItem } from '#src/app/dialogs/url-dialog.ts'
import { parseQuery } from '#src/app/router/parse-query.ts'

/** What is on now is what an address without a word for it shows. */
export const otherWhens = ['soon', 'early', 'new'] as const

/** Which part of a programme an address shows, and what is looked for in it. Texts are as the catalogue writes them, in the page's language. */
export type ProgrammeSearch = {
  when?: (typeof otherWhens)[number] | undefined
  q?: string | undefined
  genre?: string | undefined
  rating?: string | undefined
  /** A cinema's slug. */
  cinema?: string | undefined
}

/** Reads a part of a programme from an address. Links, bookmarks and hands may have put anything there: what makes no sense is left out. */
export function parseProgrammeSearch({ when, q, genre, rating, cinema }: Record<string, unknown>): ProgrammeSearch {
  return {
    when: otherWhens.find((other) => other === when),
    q: parseQuery(q),
    genre: parseItem(genre),
    rating: parseItem(rating),
    cinema: parseItem(cinema),
  }
}
