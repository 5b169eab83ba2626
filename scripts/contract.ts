/**
 * Checks any server against the contract: `npm run contract -- --url URL [--token TOKEN]`.
 *
 * Sends every operation's examples, and requests with one thing wrong in each, and compares status, headers and body of
 * what comes with what the contract declares. Only what reads is sent, unless `--write` sends the rest, too: that
 * changes the account whose token it is. Ends with 1 when something is not as the contract says.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { knownTags, Refusal, readArguments, type Wanted } from './conformance/arguments.ts'
import { checkServer, type Results } from './conformance/check-server.ts'
import { loadContract } from './conformance/contract.ts'
import { junitOf } from './conformance/junit.ts'
import { breachesOf, countOf, isKept, refusedOf, skippedOf, summaryOf, tableOf } from './conformance/report.ts'
import { ContractError } from './redocly.ts'

/** @throws Refusal when the file cannot be written */
async function write(file: string, words: string): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, words)
  } catch (error) {
    throw new Refusal(`--junit ${file} cannot be written (${error instanceof Error ? error.message : error}).`)
  }
}

/** Counts on a terminal while it goes on; a log gets nothing of it. */
function counter(): () => void {
  let asked = 0
  return () => {
    asked += 1
    if (process.stderr.isTTY) process.stderr.write(`\r${asked} exchanges`)
  }
}

function print(results: Results, { token, write: writes }: Wanted): void {
  const { outcomes, notes, stopped } = results
  // A server that is not there, or no API at all, is one line and not a table of it.
  if (stopped && countOf(outcomes, 'ok') === 0) {
    console.error(`${stopped}\n${summaryOf(results)}`)
    return
  }
  const table = outcomes.length > 0 ? tableOf(results) : ''
  const anonymous = token ? '' : 'Without --token, operations for signed-in customers were only asked to refuse.'
  const none = table || stopped ? '' : `Nothing was asked${writes ? '' : ' without --write'}, so nothing is known.`
  const remarks = [refusedOf(results), skippedOf(results), ...notes, anonymous, none].filter(Boolean).join('\n')
  console.log([table, breachesOf(results), remarks].filter(Boolean).join('\n\n'))
  if (stopped) console.error(`\n${stopped}`)
  console.log(`\n${summaryOf(results)}`)
}

async function main(): Promise<void> {
  const wanted = readArguments(process.argv.slice(2))
  const contract = await loadContract()
  knownTags(wanted.tags, contract.tags)
  const { junit, ...options } = wanted
  if (junit) await write(junit, '')
  const results = await checkServer({ contract, ...options, report: counter() })
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  if (junit) await write(junit, junitOf(results))
  print(results, wanted)
  if (!isKept(results)) process.exitCode = 1
}

try {
  await main()
} catch (error) {
  if (!(error instanceof Refusal || error instanceof ContractError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
