import { isLong } from '#tests/support/form.ts'
import { dialogs, type Screen, screens } from '../screens.ts'
import { type Trouble, troubles } from './troubles.ts'

/** A screen on a device with a trouble. */
export type Cell = {
  /** The route, or the dialog. */
  screen: string
  who: Screen['who']
  path: string
  trouble: string
  row: Screen
  /** It is also for those who have not signed in. */
  isPublic: boolean
  what: Trouble
}

/** What the quick form meets every one of. Dialogs come up in the long one. */
export const dimensions = ['screen', 'trouble'] as const

const pageOf = ({ path }: Screen) => path.replace(/\?.*/, '')
const ofVisitors = Object.values(screens).flatMap((rows) => rows.filter(({ who }) => who === 'visitor'))
const publicPages = new Set(ofVisitors.map(pageOf))

const all = [...Object.entries(screens), ...(isLong ? Object.entries(dialogs) : [])]

/** Where nothing is kept nobody can sign in, which is the same for all of them: one of them will do. */
function seenBy({ forgets }: Trouble, rows: readonly Screen[]): readonly Screen[] {
  const visitors = rows.filter(({ who }) => who === 'visitor')
  return forgets ? [...visitors, ...rows.filter(({ who }) => who !== 'visitor').slice(0, 1)] : rows
}

export const everyCell: readonly Cell[] = troubles.flatMap((what) =>
  all.flatMap(([route, rows]) =>
    seenBy(what, rows)
      .filter(({ leads }) => !leads)
      .map((row) => ({
        screen: route in dialogs ? `dialog ${route}` : route,
        ...{ who: row.who, path: row.path, trouble: what.name, row, what },
        isPublic: publicPages.has(pageOf(row)),
      })),
  ),
)
