import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { interestsQuery } from './calls.ts'

export function Second() {
  const { data } = useSuspenseQuery(interestsQuery())
  return (
    <div data-content="second">
      <p>{JSON.stringify(data)}</p>
      <Link to="/">First</Link>
    </div>
  )
}
