import type { Operation } from './contract.ts'
import { type Exchange, exchange, knownValues, ordinaryValues, textOf, type Values } from './exchange.ts'

/**
 * The requests that the contract itself gives as examples: the ordinary one with each example of its body, then one for
 * each further example of a parameter. One without a token besides, where visitors may ask, too.
 *
 * @param signedIn whether there is a token; without it, an operation that needs one has no examples
 * @returns in `missing` what keeps an operation from being asked
 */
export function exampleExchanges(
  operation: Operation,
  signedIn: boolean,
): { exchanges: Exchange[]; missing: string[] } {
  const { bearer, body } = operation
  const { values, missing } = ordinaryValues(operation)
  if (missing.length > 0) return { exchanges: [], missing: missing.map((name) => `value for ${name}`) }
  if (bearer === 'required' && !signedIn) return { exchanges: [], missing: [] }
  const token: Exchange['token'] = bearer !== 'none' && signedIn ? 'own' : 'none'
  const ask = (name: string, wanted: Values, content = body?.contents[0], value = content?.examples[0]?.value) =>
    exchange(operation, { name, expects: 'answer', token, values: wanted, content, value })
  const bodies = (body?.contents ?? []).flatMap((content) => content.examples.map((one) => ({ content, ...one })))
  if (body?.required && bodies.length === 0) return { exchanges: [], missing: ['example of its body'] }
  const ordinary =
    bodies.length === 0
      ? [ask('plain', values, undefined, undefined)]
      : bodies.map(({ name, content, value }) => ask(`example ${name}`, values, content, value))
  const others = otherValues(operation, values).map(({ name, values: other }) => ask(name, other))
  const visitor =
    bearer === 'optional' && signedIn
      ? [{ ...(ordinary[0] ?? ask('plain', values)), name: 'as a visitor', token: 'none' as const }]
      : []
  return { exchanges: [...ordinary, ...others, ...visitor], missing: [] }
}

/** The ordinary values with one parameter changed, for every example that they do not hold. */
function otherValues(operation: Operation, values: Values): { name: string; values: Values }[] {
  return operation.parameters.flatMap((parameter) => {
    const place = parameter.in === 'header' ? 'headers' : parameter.in === 'query' ? 'query' : 'path'
    const { name } = parameter
    return knownValues(parameter)
      .filter(({ value }) => textOf(value) !== values[place][name])
      .map(({ value }) => ({
        name: `${parameter.in} ${name}=${textOf(value)}`,
        values: { ...values, [place]: { ...values[place], [name]: textOf(value) } },
      }))
  })
}
