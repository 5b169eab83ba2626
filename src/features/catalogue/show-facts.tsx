import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Show } from '#src/api/contract.ts'
import { formatDuration } from '#src/app/i18n/formats.ts'
import { asRouted } from '#src/app/links/path-words.ts'
import { useSiteLinks } from '#src/app/links/use-site-links.ts'
import { Bill } from '#src/ui/bill.tsx'
import styles from './show-facts.module.css'
import { ratingMeaning } from './show-rating.ts'

/** What is known about a show, line by line; a line that has nothing to say is not there. */
export function ShowFacts({ show }: { show: Show }) {
  const { duration, contentRating, directors } = show
  const genres = [...new Set(show.genres)]
  const rows = [
    duration !== null && { label: <Trans>Length</Trans>, value: formatDuration(duration) },
    contentRating !== null && {
      label: <Trans context="of a film: for whom it is suitable">Rating</Trans>,
      value: contentRating,
      note: <RatingWords rating={contentRating} />,
    },
    directors !== null && { label: <Trans>Directed by</Trans>, value: directors },
    genres.length > 0 && {
      label: <Plural value={genres.length} one="Genre" other="Genres" />,
      value: <GenreLinks genres={genres} movie={show.movie} />,
    },
  ].filter((row) => row !== false)
  return rows.length > 0 && <Bill rows={rows} />
}

function RatingWords({ rating }: { rating: string }) {
  const meaning = ratingMeaning(rating)
  if (!meaning) return null
  if (meaning.kind === 'everybody') return <Trans>For all ages</Trans>
  const { kind, age } = meaning
  return kind === 'required' ? (
    <Trans>Nobody under {age} is let in</Trans>
  ) : (
    <Trans>Suitable from {age} on; younger children may come with you</Trans>
  )
}

/** Each leads to what else there is of its kind. */
function GenreLinks({ genres, movie }: { genres: readonly string[]; movie: boolean }) {
  const { catalogue } = useSiteLinks()
  const { pathname } = new URL(catalogue.page(movie ? 'movies' : 'entertainment'))
  return (
    <span className={styles.genres}>
      {genres.map((genre) => (
        <Link key={genre} className={styles.genre} to={asRouted(pathname)} search={{ genre }}>
          {genre}
        </Link>
      ))}
    </span>
  )
}
