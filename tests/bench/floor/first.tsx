import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { footerQuery } from './calls.ts'

export function First() {
  const { data } = useSuspenseQuery(footerQuery())
  return (
    <div data-content="first">
      <p>{JSON.stringify(data)}</p>
      <Link to="/404">Second</Link>
    </div>
  )
}
