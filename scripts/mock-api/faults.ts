import type { ServerResponse } from 'node:http'
import { headerWords } from './prefer.ts'

/** What goes wrong with a call. Everything left out is well. */
export type Fault = {
  /** Wait this long before anything else, in milliseconds. */
  delayMs?: number
  /** Answer with this status and a problem in place of the real answer. */
  status?: number
  /** Send half of the body and close the connection. */
  cut?: boolean
  /** Close the connection without an answer. */
  reset?: boolean
  /** Never answer. */
  hang?: boolean
  /** Answer with a web page, as a proxy in between might. */
  html?: boolean
  /** Answer without a body. */
  empty?: boolean
  /** Let this many calls fail, then be well again. */
  times?: number
  /** Fail one call in so many, the first one of them. */
  every?: number
}

/** Sticky faults by operation id, by `identity.` and the name of an endpoint (`identity.token`), or of `captcha.challenge`. */
export type Faults = {
  /** @throws Error when there is no such operation */
  set: (operationId: string, fault: Fault) => void
  /** Heals one operation, or all of them. */
  clear: (operationId?: string) => void
  all: () => Record<string, Fault>
  /** The fault that hits this call, counted. */
  next: (operationId: string) => Fault | undefined
}

/** Keeps the sticky faults. `known` says whether there is an operation of that name. */
export function createFaults(known: (operationId: string) => boolean): Faults {
  const sticky = new Map<string, { fault: Fault; seen: number }>()
  return {
    set(operationId, fault) {
      if (!operationId.startsWith('identity.') && !known(operationId)) {
        throw new Error(`The contract has no operation "${operationId}".`)
      }
      sticky.set(operationId, { fault, seen: 0 })
    },
    clear(operationId) {
      if (operationId === undefined) sticky.clear()
      else sticky.delete(operationId)
    },
    all: () => Object.fromEntries([...sticky].map(([operationId, { fault }]) => [operationId, fault])),
    next(operationId) {
      const entry = sticky.get(operationId)
      if (!entry) return undefined
      const { fault } = entry
      entry.seen += 1
      if (fault.times !== undefined && entry.seen >= fault.times) sticky.delete(operationId)
      return (entry.seen - 1) % (fault.every ?? 1) === 0 ? fault : undefined
    },
  }
}

const flags = ['cut', 'reset', 'hang', 'html', 'empty'] as const

/** The fault that a request asks for itself: `X-Mock-Fault: delay=800, status=503`, or `cut`, `reset`, `hang`, `html`, `empty`. */
export function parseFault(header: string | undefined): Fault | undefined {
  if (!header) return undefined
  const words = headerWords(header)
  const fault: Fault = {}
  if (words.has('delay')) fault.delayMs = Number(words.get('delay'))
  if (words.has('status')) fault.status = Number(words.get('status'))
  for (const flag of flags) if (words.has(flag)) fault[flag] = true
  return fault
}

/** Waits as the fault says; false when there will be no answer because the connection is gone or stays silent. */
export async function suffer(fault: Fault | undefined, res: ServerResponse): Promise<boolean> {
  if (fault?.delayMs) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, fault.delayMs)
      res.once('close', () => {
        clearTimeout(timer)
        resolve()
      })
    })
  }
  // A response has no socket of its own yet while the one before it on the same connection is being finished.
  if (fault?.reset) res.req.socket.resetAndDestroy()
  return !fault?.reset && !fault?.hang && !res.destroyed
}

/** Sends half of a body under the length of the whole, and breaks the connection. */
export function sendHalf(res: ServerResponse, body: Buffer): void {
  res.setHeader('content-length', body.length)
  res.write(body.subarray(0, Math.floor(body.length / 2)), () => res.socket?.destroy())
}
