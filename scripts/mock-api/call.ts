import type { operations } from '#src/api/generated/schema.ts'
import type { ProvenIdentity } from '../identity/elsewhere.ts'
import type { Part } from './multipart.ts'
import type { Language, Market } from './personas.ts'
import type { Customer, World } from './world.ts'

/** The name of an operation: misspelt, it does not compile. */
export type Op = keyof operations

type Content<C> = { [M in keyof C]: M extends `image/${string}` | 'application/pdf' ? Uint8Array : C[M] }[keyof C]
type BodyOf<R> = R extends { content: infer C } ? Content<C> : undefined
type Responses<O extends Op> = operations[O]['responses']
type Given<T> = T extends object ? T : Record<string, never>

/** Every answer that the contract allows for an operation: a status with the body that belongs to it. */
export type Reply<O extends Op> = {
  [S in keyof Responses<O> & number]: { status: S; body: BodyOf<Responses<O>[S]>; headers?: Record<string, string> }
}[keyof Responses<O> & number]

/** A request that Prism has checked, and the world it is about. */
export type AnyCall = {
  operationId: string
  /** Parameters by the contract's spelling and in the contract's types. */
  path: object
  query: object
  body: unknown
  /** The parts of a multipart body, byte-exact. */
  parts: readonly Part[]
  host: string
  origin: string
  market: Market
  /** The language to answer in: one of the market's. */
  language: Language
  now: Date
  world: World
  /** Who is signed in, or undefined for a visitor. */
  subject: string | undefined
  /** Who signed in at another provider, as a token of this host's identity provider says; undefined when it is none. */
  identityOf: (token: string) => Promise<ProvenIdentity | undefined>
  /** The customer who is signed in. @throws ProblemError 401 for a visitor */
  me: () => Customer
  /**
   * Changes the customer who is signed in. The edit is made on a copy, which replaces the original once the answer was
   * found to be as the contract says: a refused answer changes nothing.
   */
  change: (edit: (draft: Customer) => void) => Customer
}

/** A call of one operation, with the types that the contract gives its parameters and its body. */
export type Call<O extends Op> = Omit<AnyCall, 'path' | 'query' | 'body'> & {
  path: Given<operations[O]['parameters']['path']>
  query: Given<operations[O]['parameters']['query']>
  body: operations[O] extends { requestBody: { content: infer C } } ? Content<C> : undefined
}

/** An answer before anything was checked about it. */
export type AnyReply = { status: number; body: unknown; headers?: Record<string, string> }

/** Answers an operation whose name is not known before it runs. Declared as a method: Prism has checked what it is called with. */
export type AnyHandler = { answer(call: AnyCall): AnyReply | Promise<AnyReply> }['answer']

/** The stateful answers. An operation without one is answered by the contract's first example. */
export type Handlers = { [O in Op]?: { answer(call: Call<O>): Reply<O> | Promise<Reply<O>> }['answer'] }
