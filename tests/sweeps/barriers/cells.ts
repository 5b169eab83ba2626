import type { Market } from '#scripts/mock-api/personas.ts'
import { markets } from '#src/site/markets.ts'
import { dialogs, type Screen, screens } from '../screens.ts'
import { type Look, looks } from './looks.ts'
import { others } from './others.ts'

/** What is on the screen: all that should be, what a form says that is sent as it is, or what stands there when one of its calls fails. */
export type State = 'as it is' | 'sent empty' | 'a read fails'

/** A screen, in a state, in a language of a site, looked at in one way. */
export type Cell = {
  /** The route, or the dialog. */
  screen: string
  who: Screen['who']
  path: string
  state: State
  /** The market's site with the language, as in `fr/en`. */
  site: string
  look: string
  row: Screen
  place: { market: Market; language: string }
  how: Look
}

/** What the quick form meets every one of. */
export const dimensions = ['screen', 'who', 'state', 'site', 'look'] as const

const sites = markets.flatMap(({ id: market, languages }) => languages.map((language) => ({ market, language })))

const isDialog = (screen: string) => screen in dialogs

/**
 * A screen of whose calls one fails is much the same whoever looks at it: each is seen by the first of its people, and by a visitor. Sizes and
 * the reader's own colours are for screens as they should be: what is said in place of a part is laid out like any other text.
 */
function statesOf(row: Screen, rows: readonly Screen[], { kind }: Look): readonly State[] {
  if (kind !== 'theme') return ['as it is']
  const isFirst = row === rows[0] || row === rows.find(({ who }) => who === 'visitor')
  return isFirst && !row.begin ? ['as it is', 'sent empty', 'a read fails'] : ['as it is', 'sent empty']
}

/** Every cell there is. Of those whose call fails, each stands for as many as the screen makes calls. */
export const everyCell: readonly Cell[] = [
  ...Object.entries(screens),
  ...Object.entries(dialogs),
  ...Object.entries(others),
].flatMap(([route, rows]) =>
  rows
    .filter(({ leads }) => !leads)
    .flatMap((row) =>
      sites
        .filter(({ market }) => (row.market ?? market) === market)
        .flatMap((place) =>
          looks.flatMap((how) =>
            statesOf(row, rows, how).map((state) => ({
              screen: isDialog(route) ? `dialog ${route}` : route,
              who: row.who,
              path: row.path,
              state,
              site: `${place.market}/${place.language}`,
              look: how.name,
              ...{ row, place, how },
            })),
          ),
        ),
    ),
)
