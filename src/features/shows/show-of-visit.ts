import type { Show, ShowToRate } from '#src/api/contract.ts'

/**
 * The show behind one that waits for a rating: as the catalogue has it, or as much as its name says. It is rated by the identifier under
 * which it waits.
 */
export function showOfVisit({ name, idSpectacle }: ShowToRate, catalogue: readonly Show[]): Show {
  const listed = catalogue.find(({ salesforceShowId }) => salesforceShowId === idSpectacle)
  if (listed) return { ...listed, slug: null }
  return {
    slug: null,
    salesforceShowId: idSpectacle,
    title: name,
    movie: true,
    releaseAt: null,
    posterPath: null,
    backgroundPath: null,
    contentRating: null,
    genres: [],
    duration: null,
    directors: null,
    warning: null,
    isNew: false,
    isComingSoon: false,
    bookable: false,
    order: null,
  }
}
