import type { CatalogueCinema } from '#src/api/contract.ts'
import { numberFormat } from '#src/app/i18n/intl-formats.ts'

/** A point on the map, in degrees. */
export type Position = { latitude: number; longitude: number }

/** Beyond this distance nobody goes to the cinema for an evening, in kilometres. */
export const farAway = 100

const earthRadius = 6371
const radian = Math.PI / 180

/** The way between two points as the crow flies, in kilometres: the haversine formula on a round earth, wrong by half a percent at most. */
export function kilometresBetween(one: Position, other: Position): number {
  const rise = Math.sin(((other.latitude - one.latitude) * radian) / 2) ** 2
  const turn = Math.sin(((other.longitude - one.longitude) * radian) / 2) ** 2
  const share = rise + Math.cos(one.latitude * radian) * Math.cos(other.latitude * radian) * turn
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(share)))
}

/** How far a cinema is, in kilometres: to the nearest of its buildings. `undefined` for one that nobody has put on the map. */
export function distanceTo({ theaters }: CatalogueCinema, from: Position): number | undefined {
  const ways = theaters.flatMap(({ gpsPosition }) => (gpsPosition ? [kilometresBetween(from, gpsPosition)] : []))
  return ways.length > 0 ? Math.min(...ways) : undefined
}

/** Cinemas with the nearest one first. Those that are not on the map come last, in the order in which they came. */
export function byDistance(cinemas: readonly CatalogueCinema[], from: Position): CatalogueCinema[] {
  return cinemas
    .map((cinema) => ({ cinema, kilometres: distanceTo(cinema, from) ?? Number.POSITIVE_INFINITY }))
    .sort((one, other) => (one.kilometres === other.kilometres ? 0 : one.kilometres - other.kilometres))
    .map(({ cinema }) => cinema)
}

/** "0.9 km", "12 km" */
export function formatDistance(kilometres: number): string {
  const shown = Math.max(kilometres, 0.1)
  return numberFormat({
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: shown < 10 ? 1 : 0,
  }).format(shown)
}
