import { parseItem } from '#src/app/dialogs/url-dialog.ts'
import { parseQuerySearch, type QuerySearch } from '#src/app/router/parse-query.ts'

/** What the address of the help centre says besides its path. All of it may be anybody's, and name nothing that there is. */
export type HelpSearch = QuerySearch & {
  /** The answer that is unfolded. */
  article?: string | undefined
  /** The topic that alone is shown. */
  topic?: string | undefined
  /** The answer that did not help, and about which somebody wants to write. */
  about?: string | undefined
  /** What they want to write about. */
  type?: string | undefined
}

/** Reads the address of the help centre, whatever is there. It comes with every page, so it knows no more than it needs. */
export function parseHelpSearch({ article, topic, about, type, ...rest }: Record<string, unknown>): HelpSearch {
  return {
    ...parseQuerySearch(rest),
    article: parseItem(article),
    topic: parseItem(topic),
    about: parseItem(about),
    type: parseItem(type),
  }
}
