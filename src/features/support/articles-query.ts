import { apiQuery } from '#src/api/query.ts'

/** The help centre's articles for the account pages, in the language of the page. Anybody may read them. */
export function articlesQuery() {
  return apiQuery('/api/cms/1.7.0/help-center/faq', { params: { query: { category: 'ec' } } })
}
