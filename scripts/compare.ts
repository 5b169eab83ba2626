/**
 * Compares the contract with the last release: `npm run compare`. It ends with 1 when the contract may not be taken
 * over. `npm run compare -- --release` makes the contract the released one, when it may.
 *
 * The comparison is our own. `redocly diff` (2.77, experimental) was tried on thirty changes and finds most of them, but
 * not what this contract rests on: it does not look at `x-extensible-enum` at all, nor at a body that becomes required
 * or a request that is closed; it looks at a shared schema only where it meets it first, so what is harmless in an
 * answer and breaks a request is told as whichever came first; and it takes every limit that moves for a break, also
 * one that can harm nobody. Its findings are pointers into a bundle, which nobody would sign for by hand.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { judge } from './compare/gate.ts'
import { emptied, releasedFile } from './compare/release.ts'
import { reportOf } from './compare/report.ts'
import { ContractError, readContract, root } from './redocly.ts'

const files = {
  released: join(root, 'openapi/released.yaml'),
  accepted: join(root, 'openapi/accepted-breaking-changes.yaml'),
  changelog: join(root, 'openapi/CHANGELOG.md'),
}

async function main(release: boolean) {
  const current = await readContract<object>()
  const released: object = parse(await readFile(files.released, 'utf8'))
  const accepted = await readFile(files.accepted, 'utf8')
  const verdict = judge({ released, current, accepted, changelog: await readFile(files.changelog, 'utf8') })
  console.log(reportOf(verdict))
  if (!verdict.passed) {
    process.exitCode = 1
  } else if (release) {
    await writeFile(files.released, releasedFile(current))
    await writeFile(files.accepted, emptied(accepted))
    console.log(`\n${verdict.to} is the released contract now.`)
  }
}

try {
  await main(process.argv.includes('--release'))
} catch (error) {
  if (!(error instanceof ContractError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
