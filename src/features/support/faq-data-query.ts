import { apiQuery } from '#src/api/query.ts'

/** What a question can be about: themes, their sub-themes and the motifs of these, in the language of the page. */
export function faqDataQuery() {
  return apiQuery('/api/faq/data')
}
