import { notFound, redirect } from '@tanstack/react-router'
import type { RouterContext, TitledPage } from '#src/app/router/page.ts'
import { showsQuery } from './show-queries.ts'

type Arrival = { context: RouterContext; params: { language: string; slug: string } }

/** Reads the show that an address names. One that is no film has another address than one that is, and is sent there. */
export async function arriveAtShow({ context, params }: Arrival, movie: boolean): Promise<TitledPage> {
  void import('./show-ahead.ts').then(({ readAhead }) => readAhead(context))
  const shows = await context.queryClient.ensureQueryData(showsQuery())
  const show = shows.find(({ slug }) => slug === params.slug)
  if (!show) throw notFound()
  if (show.movie !== movie) {
    throw redirect({ to: movie ? '/$language/entertainment/$slug' : '/$language/movies/$slug', params, replace: true })
  }
  return { title: show.title }
}
