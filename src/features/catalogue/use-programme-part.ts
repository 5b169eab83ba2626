import { useMemo } from 'react'
import { currentLocale } from '#src/app/i18n/current-language.ts'
import { type FilterOptions, matching, optionMeant, optionsOf } from './programme-filter.ts'
import {
  type Entry,
  ofKind,
  type ProgrammeKind,
  type ProgrammeWhen,
  partOf,
  programmeWhens,
} from './programme-rules.ts'
import type { ProgrammeSearch } from './programme-search.ts'
import type { Programme } from './use-programme.ts'

/** A part of a programme as it is shown, and what there would be instead of an empty one. */
export type ProgrammePart = {
  when: ProgrammeWhen
  /** What is looked for, without what cannot be found anywhere. */
  search: ProgrammeSearch
  options: FilterOptions
  /** `undefined` as long as it is not known. */
  found: readonly Entry[] | undefined
  /** Where nothing is found: the first other part in which there is something. */
  instead: { when: ProgrammeWhen; found: readonly Entry[] } | undefined
  /** How many match in this part everywhere. */
  elsewhere: number
}

/** The entries of a programme that an address looks for. */
export function useProgrammePart(kind: ProgrammeKind, programme: Programme, asked: ProgrammeSearch): ProgrammePart {
  const { entries, everywhere, cinema } = programme
  const { when = 'now', q } = asked
  const own = useMemo(() => entries && ofKind(entries, kind), [entries, kind])
  const all = useMemo(() => ofKind(everywhere, kind), [everywhere, kind])
  const locale = currentLocale()
  const known = useMemo(() => optionsOf(all, locale), [all, locale])
  // What nothing is called comes from a link in another language, or a hand: it looks for nothing.
  const genre = optionMeant(known.genres, asked.genre)
  const rating = optionMeant(known.ratings, asked.rating)
  const options = useMemo(
    () => withChosen(optionsOf(own ?? [], locale), { genre, rating }),
    [own, locale, genre, rating],
  )

  return useMemo(() => {
    const filter = { q, genre, rating }
    const foundIn = (one: ProgrammeWhen, list: readonly Entry[] = []) => matching(partOf(list, one), filter)
    const found = own && foundIn(when, own)
    const instead = () =>
      programmeWhens.map((one) => ({ when: one, found: foundIn(one, own) })).find((one) => one.found.length > 0)
    return {
      when,
      search: { ...filter, cinema: cinema?.slug },
      options,
      found,
      instead: found?.length === 0 ? instead() : undefined,
      elsewhere: foundIn(when, all).length,
    }
  }, [when, q, genre, rating, cinema?.slug, own, all, options])
}

function withChosen(
  { genres, ratings }: FilterOptions,
  chosen: { genre?: string | undefined; rating?: string | undefined },
) {
  return { genres: withOne(genres, chosen.genre), ratings: withOne(ratings, chosen.rating) }
}

function withOne(labels: readonly string[], chosen: string | undefined): readonly string[] {
  return chosen === undefined || labels.includes(chosen) ? labels : [chosen, ...labels]
}
