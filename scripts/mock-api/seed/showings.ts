import { at, daysLater, minutesLater } from '../dates.ts'
import type { Market } from '../personas.ts'
import { cinemas, type House } from './cinemas.ts'
import { catalogue, type Film } from './films.ts'

/** A showing as the world knows it; words are found when it is shown. */
export type Showing = {
  id: string
  film: Film
  start: Date
  end: Date
  /** The number of the hall, from 1. */
  hall: number
  version: string | null
  technology: Technology | null
  soldOut: boolean
}

type Technology = (typeof technologies)[number]

const technologies = ['imax', 'dolby', '4dx', 'screenx'] as const

/** How many days can be booked, today among them. */
const daysOnSale = 5

/** How long a film stays in the cinemas, in days. */
const run = 45

/** Minutes after midnight: the earliest first showing, and the latest last one. */
const [opening, closing] = [10 * 60, 22 * 60 + 30]

/** Advertisements before the film and cleaning after it, in minutes. */
const [before, after] = [18, 22]

/** The same number for the same words, always. */
function hash(words: string): number {
  let value = 2_166_136_261
  for (const character of words) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619)
  value = Math.imul(value ^ (value >>> 15), 2_246_822_519)
  return (value ^ (value >>> 13)) >>> 0
}

/**
 * The films that an open cinema has in the days on sale, in the catalogue's order: four to six, and what comes out within
 * these days where there is a hall for it. Nothing in a cinema that is closed or not open yet.
 */
export function programmeOf({ id, status, halls }: House): Film[] {
  if (status !== 'open') return []
  const on = catalogue.filter(({ movie, releasedIn }) => movie && releasedIn <= 0 && releasedIn >= -run)
  const drawn = on.toSorted((one, other) => hash(id + one.slug) - hash(id + other.slug))
  const kept = new Set(drawn.slice(0, Math.min(Math.max(halls, 4), 4 + (hash(id) % 3))))
  const room = halls > kept.size
  return catalogue.filter((film) => kept.has(film) || (room && film.releasedIn > 0 && film.releasedIn < daysOnSale))
}

/** Minutes after midnight at which a hall begins: three to five times a day for each of its films, spread over the day. */
function beginnings(films: readonly Film[], first: number): number[] {
  const longest = Math.max(...films.map(({ duration }) => duration ?? 100)) + before + after
  const most = Math.floor((closing - first) / longest) + 1
  const count = Math.min(most, films.length * 5)
  const step = Math.floor((closing - first) / (count - 1) / 5) * 5
  return Array.from({ length: count }, (_, index) => first + index * step)
}

function versionOf({ spoken, genres }: Film, market: Market, turn: number): string | null {
  if (spoken === 'nothing') return null
  if (market === 'fr') return spoken === 'nl' && turn % 2 === 0 ? 'VOST' : 'VF'
  return spoken === 'nl' || genres.includes('family') ? 'NL' : 'OV'
}

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

function dayAt(house: House, now: Date, days: number): Showing[] {
  const day = daysLater(now, days)
  const films = programmeOf(house).filter(({ releasedIn }) => releasedIn <= days)
  const previews = programmeOf(house).filter(({ releasedIn }) => releasedIn > days && days === 2)
  const halls = Math.min(house.halls, films.length)
  const here = technologies.filter((technology) => house.tags.includes(technology))
  const plan = Array.from({ length: halls }, (_, hall) => {
    const shown = films.filter((_film, index) => index % halls === hall)
    const first = opening + (hash(`${house.id} ${day} ${hall}`) % 24) * 5
    return beginnings(shown, first).flatMap((minutes, turn) => {
      const film = shown[turn % shown.length]
      return film ? [{ film, minutes, hall: hall + 1, turn }] : []
    })
  }).flat()
  plan.push(...previews.map((film, index) => ({ film, minutes: 20 * 60 + 30, hall: halls + index + 1, turn: 0 })))
  const prefix = `${cinemas.indexOf(house) + 10}${String((Date.parse(day) / 86_400_000) % 1000).padStart(3, '0')}`
  return plan
    .toSorted((one, other) => one.minutes - other.minutes || one.hall - other.hall)
    .map(({ film, minutes, hall, turn }, index) => {
      const id = `${prefix}${String(index + 1).padStart(2, '0')}`
      const start = at(day, clock(minutes))
      return {
        id,
        film,
        start,
        end: minutesLater(start, (film.duration ?? 100) + before),
        hall,
        version: versionOf(film, house.market, turn),
        technology: here[hall - 1] ?? null,
        soldOut: hash(id) % 17 === 0,
      }
    })
}

/** The showings of a cinema that have not begun, the earliest first: today and the four days after it. */
export function showingsOf(house: House, now: Date): Showing[] {
  return Array.from({ length: daysOnSale }, (_, days) => dayAt(house, now, days))
    .flat()
    .filter(({ start }) => start > now)
}
