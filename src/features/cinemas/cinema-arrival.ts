import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { ApiError } from '#src/api/api-error.ts'
import type { TitledPage } from '#src/app/router/page.ts'
import { cinemaTitle } from '#src/app/sharing/titles.ts'
import { cinemaQuery } from './cinema-query.ts'

/** Reads a cinema for its page. @throws what makes the page not found, for one that does not exist or has closed for good. */
export async function cinemaArrival(client: QueryClient, slug: string): Promise<TitledPage> {
  try {
    return { title: cinemaTitle(await client.ensureQueryData(cinemaQuery(slug))) }
  } catch (error) {
    throw error instanceof ApiError && error.status === 404 ? notFound() : error
  }
}
