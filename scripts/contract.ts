/**
 * Checks a server against the contract: `npm run contract -- --url URL [--token TOKEN] [--write]`.
 *
 * Sends every GET operation and compares status, content type and body with what the contract declares. Without a token,
 * an operation that needs one must refuse with 401. `--write` sends the operations that change something too: they change
 * the account whose token it is.
 */
import { parseArgs } from 'node:util'
import { type Breach, conformance } from './conformance/conform.ts'
import { type Exchange, exchanges, loadContract } from './conformance/contract.ts'
import { ContractError } from './redocly.ts'

const usage = 'npm run contract -- --url URL [--token TOKEN] [--write]'

/** What the person who asked must put right; shown as one line. */
class Refusal extends Error {}

function options() {
  const text = { type: 'string' } as const
  const known = { url: text, token: text, write: { type: 'boolean' } } as const
  try {
    const { values } = parseArgs({ options: known })
    if (!values.url || !/^https?:/.test(values.url) || !URL.canParse(values.url)) throw new Error('Which server?')
    return { url: values.url.replace(/\/$/, ''), token: values.token, write: values.write ?? false }
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error} ${usage}`)
  }
}

/** @throws Refusal when no server answers. */
async function send({ method, path, body }: Exchange, url: string, token: string | undefined) {
  const headers = new Headers({ accept: 'application/json, application/problem+json' })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (body) headers.set('content-type', 'application/json')
  try {
    const answer = await fetch(url + path, {
      method,
      headers,
      body: body ?? null,
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
    })
    return { status: answer.status, type: answer.headers.get('content-type') ?? '', body: await answer.text() }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const reason =
      cause instanceof Error && 'code' in cause ? cause.code : cause instanceof Error ? cause.message : cause
    throw new Refusal(`No server answers ${method} ${url}${path} (${reason}).`)
  }
}

/** A declared refusal is still a breach when nothing was wrong with the request. */
function unwanted(exchange: Exchange, status: number, token: string | undefined): Breach[] {
  const got = String(status)
  if (exchange.bearer && !token) return status === 401 ? [] : [{ at: 'status', expected: '401 without a token', got }]
  const isAnswer = status < 400 || status === 404
  return isAnswer || !exchange.answers.has(status) ? [] : [{ at: 'status', expected: '200', got }]
}

async function main() {
  const { url, token, write } = options()
  const contract = await loadContract()
  const conform = conformance(contract)
  const wanted = exchanges(contract, write)
  const width = Math.max(...wanted.map(({ operationId }) => operationId.length))
  let broken = 0
  for (const exchange of wanted) {
    const received = await send(exchange, url, token)
    const breaches = [...unwanted(exchange, received.status, token), ...conform(exchange, received)]
    const verdict = breaches.length === 0 ? 'ok    ' : 'BREACH'
    console.log(
      `${verdict}  ${exchange.operationId.padEnd(width)}  ${received.status}  ${exchange.method} ${exchange.path}`,
    )
    for (const { at, expected, got } of breaches.slice(0, 20)) {
      console.log(`        ${exchange.operationId} ${at}: expected ${expected}, got ${got}`)
    }
    if (breaches.length > 20) console.log(`        and ${breaches.length - 20} more`)
    if (breaches.length > 0) broken += 1
  }
  console.log(`\n${wanted.length - broken} of ${wanted.length} operations are as the contract says.`)
  if (!token) console.log('Without --token, operations of a signed-in customer were only asked to refuse.')
  if (broken > 0) process.exitCode = 1
}

try {
  await main()
} catch (error) {
  if (!(error instanceof Refusal || error instanceof ContractError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
