import { apiQuery } from '#src/api/query.ts'

/** What the editors have to say to the customers of the account pages. */
export function alertsQuery() {
  return apiQuery('/api/alerts', { params: { query: { type: 'ec' } } })
}

/** The survey that the customer is invited to, if there is one. */
export function surveyQuery() {
  return apiQuery('/api/v2/survey')
}
