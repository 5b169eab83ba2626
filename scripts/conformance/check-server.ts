import type { Contract, Operation } from './contract.ts'
import { challenges, edgeCases } from './edge-cases.ts'
import { exampleExchanges } from './examples.ts'
import { type Exchange, exchange } from './exchange.ts'
import { isMocksOwn, judge, type Outcome } from './judge.ts'
import { inOrder } from './order.ts'
import { createPatience } from './patience.ts'
import { createSender, type Received, type Sender, type Unanswered } from './send.ts'

export type CheckOptions = {
  contract: Contract
  /** The server's root, over http or https. A path in it comes before the contract's. */
  url: string
  /** A name for the `Host` header, where it is not that of the address. */
  host?: string | undefined
  /** An access token. Without one, operations that need it are only asked to refuse. */
  token?: string | undefined
  /** Only operations with one of these tags. All when there is none. */
  tags?: readonly string[]
  /** Sends what changes something, too: to the account whose token it is. */
  write?: boolean
  /** How long each request may take, in milliseconds; ten seconds when left out. */
  timeoutMs?: number
  /** Told of everything that was asked, as it ends. */
  report?: (outcome: Outcome) => void
}

/** An operation that was not asked, or not fully, and why. */
export type Skipped = { operation: Operation; reason: string }

export type Results = {
  outcomes: Outcome[]
  skipped: Skipped[]
  /** Why the run ended before everything was asked, in a line. */
  stopped: string | undefined
  /** What the reader should know about the run besides. */
  notes: string[]
}

const longestWait = 5
const aboutMock =
  'This is Prism on the contract’s examples: it takes any token for a good one, and refuses broken JSON in words of its own. Neither was held against it.'

/**
 * Asks a server everything that the contract says about it, and judges what comes.
 *
 * It never sends what changes something unless `write` says so, and ends early when the server is not there, does not
 * answer three times in a row, or is not the API at all.
 */
export async function checkServer(options: CheckOptions): Promise<Results> {
  const { contract, url, token, host, tags = [], write = false, timeoutMs = 10_000, report } = options
  const sender = createSender({ url: new URL(url), host, token, timeoutMs })
  const patience = createPatience(url, timeoutMs)
  const results: Results = { outcomes: [], skipped: [], stopped: undefined, notes: [] }
  const chosen = inOrder(contract.operations.filter(({ tag }) => tags.length === 0 || tags.includes(tag)))
  const skip = (operation: Operation, reason: string) => results.skipped.push({ operation, reason })
  let isMock = false

  async function ask(operation: Operation): Promise<void> {
    const examples = exampleExchanges(operation, token !== undefined)
    if (examples.missing.length > 0) skip(operation, `the contract has no ${examples.missing.join(' and no ')}`)
    const cases = examples.missing.length > 0 ? [] : edgeCases(contract, operation, token !== undefined)
    for (const one of [...challenges(operation), ...cases, ...examples.exchanges]) {
      if (isMock && one.beyondMock) continue
      const received = await sendPatiently(sender, one)
      const outcome = judge(contract, one, received)
      if (one.beyondMock && outcome.verdict === 'breach' && (await isPlainMock(sender, one, received))) {
        isMock = true
        results.notes.push(aboutMock)
        continue
      }
      results.outcomes.push(outcome)
      report?.(outcome)
      results.stopped = patience.end(outcome, received)
      // What does not answer once is not asked again: each time would cost the whole of the limit.
      if (results.stopped || 'trouble' in received) return
    }
  }

  try {
    for (const operation of chosen) {
      if (results.stopped) skip(operation, 'the run was stopped before')
      else if (operation.changes && !write) skip(operation, 'they change something and --write was not given')
      else await ask(operation)
    }
  } finally {
    sender.close()
  }
  return results
}

/** Sends a request, and once more after the time that the server asks for when it has had too many. */
async function sendPatiently(sender: Sender, one: Exchange): Promise<Received | Unanswered> {
  const received = await sender.send(one)
  if ('trouble' in received || received.status !== 429) return received
  const seconds = Number(received.headers['retry-after'] ?? Number.NaN)
  if (!(seconds >= 0 && seconds <= longestWait)) return received
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  return sender.send(one)
}

/** Whether the server is Prism with nothing but the contract's examples: it says so where nothing is. */
async function isPlainMock(sender: Sender, one: Exchange, received: Received | Unanswered): Promise<boolean> {
  if ('trouble' in received) return false
  const nowhere = { ...one.operation, method: 'GET', path: '/api/no-such-path', body: undefined }
  const values = { path: {}, query: {}, headers: {} }
  const probe = exchange(nowhere, { name: 'probe', expects: 'refusal', token: 'none', values })
  const answer = await sender.send(probe)
  return !('trouble' in answer) && isMocksOwn(answer)
}
