import { parseQuery, type QuerySearch } from '#src/app/router/parse-query.ts'

/** What is looked for among all cinemas, as it stands in the address: words, the keys of tags, and whether a wheelchair has to get in. */
export type CinemasSearch = QuerySearch & { has?: string | undefined; wheelchair?: true | undefined }

/** Reads that from an address, whatever is there. */
export function parseCinemasSearch({ q, has, wheelchair }: Record<string, unknown>): CinemasSearch {
  return { q: parseQuery(q), has: parseQuery(has), wheelchair: wheelchair === true || undefined }
}
