import MiniSearch from 'minisearch'
import type { FaqArticle } from '#src/api/contract.ts'
import { plainText } from '#src/app/content/plain-text.ts'

/** Words that say nothing about a question, in the languages of the sites, without their accents. */
const silent = new Set(
  (
    'a au aux avec ce ces comment dans de des du elle en est et il je la le les leur lui ma mais me mes mon ne nos notre nous on ou par pas ' +
    'peut peux pour pourquoi puis quand que quel quelle quels quelles qui quoi sa se ses si son sont sur ta te tes ton tu un une vos votre vous y ' +
    'aan als bij dan dat de deze die dit een en er geen het hij hoe hun ik in is je jullie kan kun maar me met mijn na naar niet of om ook op over ' +
    'te tot van voor waar waarom wanneer wat we welke wie wij ze zijn zo ' +
    'am an and any are be but by can could do does for from get has have how i if is it its me my no not of on or our so that the their them there ' +
    'they this to was we what when where which who why will with you your'
  ).split(' '),
)

/** What a word begins with says most: `remboursé` and `remboursement`, `spaar` and `sparen`. In letters. */
const stem = { ending: 2, shortest: 4, longest: 6 }

/**
 * The forms under which a word is found: without its accents and doubled letters and, when it is long enough, by its beginning. None for
 * a word that says nothing.
 */
function formsOf(word: string): string[] | null {
  const bare = word
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
  if (bare.length < 2 || silent.has(bare)) return null
  const plain = bare.replace(/(\p{Letter})\1/gu, '$1')
  if (plain.length < stem.shortest) return [plain]
  return [plain, `${plain.slice(0, Math.min(stem.longest, Math.max(stem.shortest, plain.length - stem.ending)))}…`]
}

/**
 * Makes the articles searchable. Accents and a slip of the finger do not matter, nor does the end of the last word: one types on. They are
 * read at the first search, as hundreds of them take a while.
 *
 * @returns the articles that match some words, the best one first; none for words that say nothing.
 */
export function articleSearch(articles: readonly FaqArticle[]): (words: string) => FaqArticle[] {
  const byId = new Map(articles.map((article) => [article.id, article]))
  let index: ReturnType<typeof indexOf> | undefined
  return (words) => {
    index ??= indexOf([...byId.values()])
    const found = index.search(words)
    // Two letters that changed places are two slips.
    return (found.length > 0 ? found : index.search(words, { fuzzy: slips(5) })).flatMap(({ id }) => {
      const article = byId.get(String(id))
      return article ? [article] : []
    })
  }
}

/** How many letters of a word may be wrong: one, or two in a word as long as this. What a word begins with has to be right. */
function slips(long: number): (term: string) => number | false {
  return (term) => (term.endsWith('…') || term.length < 4 ? false : term.length < long ? 1 : 2)
}

function indexOf(articles: readonly FaqArticle[]) {
  // Many articles have the same few thousand words.
  const known = new Map<string, string[] | null>()
  const index = new MiniSearch<{ id: string; title: string; topic: string; text: string }>({
    fields: ['title', 'topic', 'text'],
    processTerm: (word) => {
      const before = known.get(word)
      if (before !== undefined) return before
      const forms = formsOf(word)
      known.set(word, forms)
      return forms
    },
    searchOptions: {
      boost: { title: 4, topic: 1.5 },
      prefix: (term) => term.length > 2 && !term.endsWith('…'),
      // Short words that differ in a letter are different words.
      fuzzy: slips(8),
      weights: { fuzzy: 0.4, prefix: 0.5 },
    },
  })
  index.addAll(
    articles.map(({ id, title, topic, content }) => ({
      id,
      title,
      topic: topic?.title ?? '',
      text: plainText(content).join(' '),
    })),
  )
  return index
}
