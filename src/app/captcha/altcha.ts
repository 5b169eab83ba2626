import pbkdf2 from 'altcha/workers/pbkdf2?worker&url'
import sha from 'altcha/workers/sha?worker&url'
import { trustedWorkerUrl } from '#src/app/workers/trusted-worker-url.ts'
import {
  type AltchaChallenge,
  type AltchaSolution,
  isSolution,
  readChallenge,
  writeAnswer,
} from './altcha-challenge.ts'
import { CaptchaError } from './captcha-error.ts'

/** After this long without a challenge it counts as out of reach, in milliseconds. */
const fetchTimeout = 10_000
/** After this long without a solution the search is given up, in milliseconds. A slow phone is done long before. */
const solveTimeout = 30_000

/** ALTCHA's own solvers by the beginning of an algorithm's name. Those that need WebAssembly are left out: the site's policy refuses it. */
const solvers = { 'PBKDF2/': pbkdf2, 'SHA-': sha }

/**
 * Fetches a challenge and solves it in a worker. The customer has nothing to do: the browser shows by its work that it is no cheap robot.
 *
 * ALTCHA's solvers are used without its widget, which writes markup and styles of its own into the page, and records how the pointer
 * moves.
 *
 * @param challengeUrl absolute, or from the portal's root.
 * @throws CaptchaError when there is no challenge to be had, or none that can be solved here.
 */
export async function solveAltcha(challengeUrl: string): Promise<string> {
  const challenge = await fetchChallenge(challengeUrl)
  return writeAnswer(challenge, await solve(challenge))
}

async function fetchChallenge(challengeUrl: string): Promise<AltchaChallenge> {
  const url = new URL(challengeUrl, location.origin)
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), fetchTimeout)
  try {
    const headers = { Accept: 'application/json' }
    const response = await fetch(url, { headers, cache: 'no-store', signal: stop.signal })
    const challenge = response.ok ? readChallenge(await response.json()) : undefined
    if (!challenge) throw new CaptchaError(`There is no challenge at ${url.href} (HTTP ${response.status}).`)
    return challenge
  } finally {
    clearTimeout(timer)
  }
}

async function solve(challenge: AltchaChallenge): Promise<AltchaSolution> {
  const { algorithm } = challenge.parameters
  const [, script] = Object.entries(solvers).find(([beginning]) => algorithm.startsWith(beginning)) ?? []
  if (!script) throw new CaptchaError(`There is no solver for ${algorithm}.`)
  const worker = new Worker(trustedWorkerUrl(script), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise((resolve, reject) => {
      const fail = (what: string) => reject(new CaptchaError(`The solver for ${algorithm} ${what}.`))
      timer = setTimeout(() => fail('took too long'), solveTimeout)
      worker.onmessage = ({ data }) => (isSolution(data) ? resolve(data) : fail('found nothing'))
      worker.onerror = () => fail('does not run')
      worker.postMessage({ type: 'work', challenge })
    })
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}
