import { readContract } from '../redocly.ts'

/** A part of the contract that may be a reference to another part. */
type MaybeRef = { $ref?: string }

type Example = MaybeRef & { value?: unknown }
type Body = { schema: MaybeRef; examples?: Record<string, Example> }
type Answer = MaybeRef & { content?: Record<string, Body> }
type Parameter = MaybeRef & { name: string; in: string; required?: boolean; schema: { const?: string } }

type Operation = {
  operationId: string
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Body> }
  responses: Record<string, Answer>
}

/** The bundled contract, as far as checking a server needs it. */
export type Contract = {
  paths: Record<string, Record<string, Operation>>
  components: {
    responses: Record<string, Answer>
    parameters: Record<string, Parameter>
    examples: Record<string, Example>
  }
}

/** A request that the contract describes, ready to send, and what may come back. */
export type Exchange = {
  operationId: string
  method: string
  /** Path with its query, from the server's root. */
  path: string
  body: string | undefined
  /** Whether a token is needed. */
  bearer: boolean
  /** For each declared status and media type: where its schema stands in the contract, as a JSON Pointer. */
  answers: Map<number, Map<string, string>>
}

/** Reads and lints the contract. @throws ContractError when it is broken. */
export function loadContract(): Promise<Contract> {
  return readContract<Contract>()
}

/** One exchange for each operation: every GET and, with `write`, every other one, with the first example of its body. */
export function exchanges(contract: Contract, write: boolean): Exchange[] {
  return Object.entries(contract.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => method === 'get' || write)
      .map(([method, operation]) => ({
        operationId: operation.operationId,
        method: method.toUpperCase(),
        path: path + query(contract, operation),
        body: body(contract, operation),
        bearer: operation.security.length > 0 && operation.security.every((one) => Object.keys(one).length > 0),
        answers: answers(contract, path, method, operation),
      })),
  )
}

/** The required query parameters, which have one fixed value each in this contract. */
function query(contract: Contract, operation: Operation): string {
  const needed = (operation.parameters ?? [])
    .map((parameter) => follow(parameter, contract.components.parameters))
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map((parameter) => [parameter.name, parameter.schema.const ?? ''])
  return needed.length > 0 ? `?${new URLSearchParams(needed)}` : ''
}

function body(contract: Contract, operation: Operation): string | undefined {
  const [example] = Object.values(operation.requestBody?.content['application/json']?.examples ?? {})
  return example && JSON.stringify(follow(example, contract.components.examples).value)
}

function answers(contract: Contract, path: string, method: string, operation: Operation): Exchange['answers'] {
  const declared = new Map<number, Map<string, string>>()
  for (const [status, answer] of Object.entries(operation.responses)) {
    const here = `/paths/${escaped(path)}/${method}/responses/${status}`
    const pointer = answer.$ref?.slice(1) ?? here
    const types = Object.keys(follow(answer, contract.components.responses).content ?? {})
    declared.set(Number(status), new Map(types.map((type) => [type, `${pointer}/content/${escaped(type)}/schema`])))
  }
  return declared
}

/** What a reference to one of the components means. Its name is the last step. */
function follow<T extends MaybeRef>(part: T, components: Record<string, T>): T {
  const name = part.$ref?.split('/').at(-1)
  const found = name === undefined ? part : components[name]
  if (!found) throw new Error(`The contract has no ${part.$ref}.`)
  return found
}

function escaped(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1')
}
