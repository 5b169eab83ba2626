/** A challenge of ALTCHA: find the number whose derived key begins as `keyPrefix` says. The signature is the server's, for itself. */
export type AltchaChallenge = {
  parameters: { algorithm: string; nonce: string; salt: string; cost: number; keyPrefix: string }
  signature?: string
}

/** The number that was asked for, and the key that proves it. */
export type AltchaSolution = { counter: number; derivedKey: string }

/**
 * Reads what a challenge's address answered with.
 *
 * @returns `undefined` for anything that is not a challenge, or one that wants a code read from a picture: that keeps people out too.
 */
export function readChallenge(answer: unknown): AltchaChallenge | undefined {
  return isChallenge(answer) ? answer : undefined
}

function isChallenge(answer: unknown): answer is AltchaChallenge {
  if (!isObject(answer) || answer.codeChallenge !== undefined) return false
  const { parameters, signature } = answer
  if (!isObject(parameters) || !['string', 'undefined'].includes(typeof signature)) return false
  const { algorithm, nonce, salt, cost, keyPrefix } = parameters
  return typeof algorithm === 'string' && isHex(nonce) && isHex(salt) && isHex(keyPrefix) && typeof cost === 'number'
}

/** Whether a solver found what it looked for: it answers with nothing when it gave up, and with an error when it could not try. */
export function isSolution(found: unknown): found is AltchaSolution {
  return isObject(found) && typeof found.counter === 'number' && typeof found.derivedKey === 'string'
}

/** A challenge and its solution as one text, as a server with ALTCHA's library reads it. */
export function writeAnswer(challenge: AltchaChallenge, solution: AltchaSolution): string {
  const json = JSON.stringify({ challenge, solution })
  // Only these fit into base64 and into a header; the escapes are read back as what they stand for.
  const plain = json.replace(/[^\x20-\x7e]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return btoa(plain)
}

function isHex(value: unknown): value is string {
  return typeof value === 'string' && /^(?:[0-9a-f]{2})+$/i.test(value)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
