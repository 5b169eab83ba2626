import type { CinemaDetail } from '#src/api/contract.ts'
import { CinemaAddress } from './cinema-address.tsx'
import { CinemaPicture } from './cinema-picture.tsx'
import styles from './cinema-visit.module.css'
import { FavouritePart } from './favourite-part.tsx'

/** Where a cinema is and what it looks like, and its place among the customer's favourites. */
export function CinemaVisit({ cinema, city }: { cinema: CinemaDetail; city: string }) {
  const { id, name, slug, theaters, backdrop } = cinema
  return (
    <div className={styles.visit}>
      <div className={styles.way}>
        {theaters.map((theater, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: buildings have no identity but their place
          <CinemaAddress key={place} theater={theater} isNamed={theaters.length > 1} />
        ))}
        <FavouritePart key={id} cinema={{ id, name, slug, city }} />
      </div>
      <CinemaPicture src={backdrop} priority />
    </div>
  )
}
