import { type Content, type Contract, isJson, type Operation, type Parameter } from './contract.ts'
import { type Exchange, exchange, knownValues, ordinaryValues, type Shape, textOf } from './exchange.ts'
import { validatorOf } from './validator.ts'
import { wrongBodies } from './wrong-bodies.ts'
import { type Wrong, wrongValues } from './wrong-values.ts'

const largest = 1024 * 1024
const brokenJson = 'a body that is no JSON'

/** What a request may be refused with because of what is in it. */
const refusals = [400, 404, 409, 410, 413, 415, 422]

/** Requests without a token and with one that nobody issued, for operations that a token counts for. */
export function challenges(operation: Operation): Exchange[] {
  if (operation.bearer === 'none') return []
  const { values } = ordinaryValues(operation)
  const content = operation.body?.contents[0]
  const fair = { expects: 'challenge', values, content, value: content?.examples[0]?.value } as const
  const nobody = exchange(operation, { ...fair, name: 'no token', token: 'none' })
  const stranger = exchange(operation, { ...fair, name: 'a token nobody issued', token: 'stranger', beyondMock: true })
  return operation.bearer === 'required' ? [nobody, stranger] : [stranger]
}

/**
 * Requests with one thing wrong, which the contract's schemas refuse. Without a token, an operation that needs one has
 * none: all of them would be refused for that reason alone.
 */
export function edgeCases(contract: Contract, operation: Operation, signedIn: boolean): Exchange[] {
  const { bearer, body, answers } = operation
  if (bearer === 'required' && !signedIn) return []
  const token: Shape['token'] = bearer !== 'none' && signedIn ? 'own' : 'none'
  const { values } = ordinaryValues(operation)
  const content = body?.contents[0]
  const fair = { expects: 'refusal', token, values, content, value: content?.examples[0]?.value } as const
  const cases: Exchange[] = []
  // An operation that declares no such refusal leaves open what becomes of the parameter.
  if (refusals.some((status) => answers.has(status))) {
    for (const parameter of operation.parameters.filter((one) => one.in === 'query')) {
      for (const { why, query } of wrongQueries(contract, parameter, values.query)) {
        const shape = { ...fair, name: `query ${parameter.name} ${why}`, values: { ...values, query } }
        cases.push(exchange(operation, shape))
      }
    }
  }
  if (!content || !body || content.examples.length === 0) return cases
  for (const { why, value } of wrongOf(contract, content)) {
    cases.push(exchange(operation, { ...fair, name: why, value }))
  }
  for (const { name, raw } of wrongTypes(content, body.required)) {
    cases.push(exchange(operation, { ...fair, name, raw, besides: [415], beyondMock: name === brokenJson }))
  }
  return cases
}

/** The wrong bodies of one content, each once. Parts of a form are texts: there, only what a text can miss counts. */
function wrongOf(contract: Contract, content: Content): Wrong[] {
  const { fits } = validatorOf(contract.document)
  const good = fullest(contract, content)
  const seen = new Set<string>()
  const form = !isJson(content.type)
  return wrongBodies(contract, content.schema, good).filter(({ why, value }) => {
    const text = JSON.stringify(value)
    const known = seen.has(text) || text.length > largest
    seen.add(text)
    if (known || fits(content.at, value)) return false
    return !form || isWrongForm(content, why, value)
  })
}

/** The first example with what only later ones hold besides, so that their properties can be wrong, too. */
function fullest({ document }: Contract, { examples, at }: Content): unknown {
  let good = examples[0]?.value
  for (const { value } of examples) {
    const both = typeof good === 'object' && typeof value === 'object' ? { ...value, ...good } : good
    if (validatorOf(document).fits(at, both)) good = both
  }
  return good
}

/** A form cannot carry null, another type than text, or a list with nothing in it; its files are made elsewhere. */
function isWrongForm({ parts }: Content, why: string, value: unknown): boolean {
  const name = /^\/([^/ ]+)/.exec(why)?.[1] ?? ''
  if (typeof value !== 'object' || value === null) return false
  if (why.endsWith(' left out')) return true
  const changed: unknown = Reflect.get(value, name)
  const texts = Array.isArray(changed) ? changed : [changed]
  return !parts[name]?.file && texts.length > 0 && texts.every((one) => typeof one === 'string' && one !== '')
}

function wrongTypes(content: Content, required: boolean): { name: string; raw: Shape['raw'] }[] {
  const value = JSON.stringify(content.examples[0]?.value)
  const form = !isJson(content.type)
  return [
    ...(required ? [{ name: 'no body', raw: { type: undefined, body: undefined } }] : []),
    form
      ? { name: 'JSON in place of a form', raw: { type: 'application/json', body: Buffer.from(value) } }
      : { name: brokenJson, raw: { type: content.type, body: Buffer.from(value.slice(0, -1)) } },
    { name: 'a body sent as text/plain', raw: { type: 'text/plain', body: Buffer.from(value) } },
  ]
}

function wrongQueries(
  contract: Contract,
  parameter: Parameter,
  fair: Record<string, string>,
): { why: string; query: Record<string, string> }[] {
  const { fits } = validatorOf(contract.document)
  const { [parameter.name]: _, ...others } = fair
  const left = parameter.required ? [{ why: 'left out', query: others }] : []
  const good = knownValues(parameter)[0]?.value
  const seen = new Set<string>()
  const wrong = wrongValues(parameter.schema, good).filter(({ value }) => {
    const text = textOf(value)
    const known = seen.has(text) || !isText(value, parameter)
    seen.add(text)
    return !known && !fits(parameter.at, read(text, parameter))
  })
  return [...left, ...wrong.map(({ why, value }) => ({ why, query: { ...others, [parameter.name]: textOf(value) } }))]
}

/** Whether a value differs from the right ones once it is written in an address: there, a number is a text as well. */
function isText(value: unknown, { schema }: Parameter): boolean {
  return (typeof value === 'string' && value !== '') || (typeof value === 'number' && schema.type !== 'string')
}

/** The text of a query as its schema would have it read. */
function read(text: string, { schema }: Parameter): unknown {
  const types = [schema.type ?? []].flat()
  if (types.includes('string')) return text
  if (types.includes('array')) return text.split(',')
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
