import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { TitledPage } from '#src/app/router/page.ts'
import { cityTitle } from '#src/app/sharing/titles.ts'
import { catalogueQuery } from './catalogue-query.ts'
import { cityName } from './city-name.ts'

/** Reads the cinemas for the page of a city. @throws what makes the page not found, where the city has none. */
export async function cityArrival(client: QueryClient, slug: string): Promise<TitledPage> {
  const cinemas = await client.ensureQueryData(catalogueQuery())
  const own = cinemas.filter(({ citySlug }) => citySlug === slug)
  if (own.length === 0) throw notFound()
  return { title: cityTitle(cityName(slug, own)) }
}
