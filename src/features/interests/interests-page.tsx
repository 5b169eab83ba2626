import { apiQuery } from '#src/api/query.ts'
export const interestsQuery = () => apiQuery('/api/interests')
export function InterestsPage(_: { target?: string }) {
  return <h1>InterestsPage</h1>
}
