import { type Contract, loadContract } from '#scripts/mock-api/contract.ts'
import { generatedAnswer } from '#tests/support/generated-answers.ts'
import { expect, test } from '#tests/support/portal-test.ts'
import { seededNumbers } from '#tests/support/seeded-numbers.ts'

/** How many answers are made up for each page: a few in every run, `GENERATED=500` for the long form. `SEED` is where they begin. */
const rounds = Number(process.env.GENERATED ?? 6)
const firstSeed = Number(process.env.SEED ?? 1)

/** Names that answers may have in common, among them those of the pages below. */
const known = {
  slug: ['noord', 'la-traversee', 'kinora-gerland', 'sel-de-nuit', 'x'],
  citySlug: ['lyon', 'paris'],
  id: ['fr-gerland', 'fr-belleville', '1'],
  shows: ['noord'],
  cinemas: ['kinora-gerland', 'kinora-belleville', 'x'],
  timeZone: ['Europe/Paris', 'Europe/Amsterdam'],
}

/** Each page, with the calls that it is made of. */
const made: readonly { path: string; operations: readonly string[] }[] = [
  { path: 'movies', operations: ['listShows', 'getZone', 'listCinemas', 'getFooter'] },
  { path: 'movies?when=soon&cinema=kinora-gerland', operations: ['listShows', 'listCinemaShows', 'listCinemas'] },
  { path: 'shows?when=early', operations: ['listShows', 'getZone'] },
  { path: 'movies/noord', operations: ['listShows', 'listTrailers', 'getZone', 'listCinemas', 'listCinemaShows'] },
  { path: 'entertainment/la-traversee', operations: ['listTrailers', 'listCinemaShows'] },
  { path: 'our-cinemas', operations: ['listCinemas', 'getFooter'] },
  { path: 'our-cinemas/lyon', operations: ['listCinemas'] },
  { path: 'cinema/kinora-gerland', operations: ['getCinema', 'listCinemaShows', 'listShows'] },
  { path: 'offers', operations: ['getFooter'] },
]

/** What nobody should read, whatever an answer holds; and what is said where an answer broke a page or a part of it. */
const broken = /\bundefined\b|\bNaN\b|Invalid Date|\[object |The page could not be shown|This part could not be loaded/

let contract: Contract

test.beforeAll(async () => {
  contract = await loadContract()
})

/** The schema of what an operation answers when all is well. */
function schemaOf(operation: string) {
  const answers = contract.byId.get(operation)?.responses ?? []
  const schema = answers.find(({ code }) => code === '200')?.contents?.[0]?.schema
  if (!schema) throw new Error(`${operation} answers nothing.`)
  // Prism's own type of a schema is wider than what the contract uses.
  return JSON.parse(JSON.stringify(schema))
}

for (const { path, operations } of made) {
  test(`${path}: whatever the contract allows ${operations.join(', ')} to answer can be shown`, async ({
    visitor,
    page,
  }) => {
    test.setTimeout(30_000 + rounds * 5_000)
    await page.setViewportSize({ width: 320, height: 640 })
    let random = seededNumbers(firstSeed)
    await page.route('**/api/**', (route) => {
      const { pathname } = new URL(route.request().url())
      const match = contract.find('GET', pathname)
      const id = 'operation' in match ? match.operation.iid : undefined
      if (id === undefined || !operations.includes(id)) return route.fallback()
      return route.fulfill({ json: generatedAnswer(schemaOf(id), { random, known }) })
    })
    for (let seed = firstSeed; seed < firstSeed + rounds; seed++) {
      random = seededNumbers(seed)
      await visitor.goTo(`/en/${path}`)
      const what = `SEED=${seed} GENERATED=1, ${path}`
      // A name may be empty.
      await expect(page.locator('h1').first(), what).toBeAttached()
      await page.waitForLoadState('networkidle')
      const { text, wide, over } = await page.evaluate(() => ({
        text: document.body.innerText,
        wide: [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth)
          .map(
            (element) =>
              `${element.tagName}.${element.className} < ${element.parentElement?.tagName}.${element.parentElement?.className} < ${element.parentElement?.parentElement?.className}: ${element.textContent?.slice(0, 20)}`,
          ),
        over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }))
      expect(broken.exec(text)?.[0], what).toBeUndefined()
      if (over > 0) expect(wide, `${what}: sideways`).toEqual([])
    }
  })
}
