import { fieldsOf } from './fields-of.ts'
import type { Problem } from './generated/schema.ts'

/**
 * A call that did not succeed: `status` is the HTTP status, or 0 when no answer came (offline, aborted, timed out,
 * unreadable). `problem` is the server's own explanation where it sent one.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly problem: Problem | undefined

  constructor(status: number, problem?: Problem, options?: ErrorOptions) {
    super(problem?.title ?? `HTTP ${status}`, options)
    this.status = status
    this.problem = problem
  }

  /** The server's code when it gave one (`CLI-…`, `10001`), else the status. What a customer quotes to support. */
  get code(): string {
    return this.problem?.code ?? String(this.status)
  }

  /** What the server says to the customer, in their language; nothing where that is blank or no text. */
  get said(): string | undefined {
    const message: unknown = this.problem?.message
    return typeof message === 'string' && message.trim() !== '' ? message.trim() : undefined
  }
}

/** Whether a body is a problem that can be shown: a proxy's HTML page or a truncated answer is not. */
export function isProblem(body: unknown): body is Problem {
  const { status, code } = fieldsOf(body)
  return typeof status === 'number' && typeof code === 'string'
}
