import { follow, isObject, type Node, object } from '../compare/change.ts'

/**
 * The contract as the documentation page is made from it. The page shows neither the names of examples nor operationIds
 * nor lists of values that may grow, all of which people and tests speak about: they are put into the words.
 */
export function forReaders(contract: object): object {
  const whole = object(contract)
  return object(worded(whole, whole))
}

function worded(part: unknown, contract: Node): unknown {
  if (Array.isArray(part)) return part.map((one) => worded(one, contract))
  if (!isObject(part)) return part
  const copy = Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (key === 'examples' && isObject(value)) return [key, named(value, contract)]
      // The shared examples are told where they are used.
      return [key, key === 'value' && 'summary' in part ? value : worded(value, contract)]
    }),
  )
  const above = [...operationNotes(part), ...valueNotes(part)]
  const words = [...above, part.description, ...exampleNotes(part, contract)].filter(Boolean)
  return words.length === 0 ? copy : { ...copy, description: words.join('\n\n') }
}

function named(examples: Node, contract: Node): Node {
  return Object.fromEntries(
    Object.entries(examples).map(([name, written]) => {
      const example = follow(contract, written)
      return [name, { ...example, summary: `${name}: ${example.summary}` }]
    }),
  )
}

function operationNotes(node: Node): string[] {
  if (typeof node.operationId !== 'string' || !isObject(node.responses)) return []
  return [`\`${node.operationId}\``, ...(node['x-changes-state'] === true ? ['**This GET changes state.**'] : [])]
}

/** An example that is alone in its body: the page offers no choice there, and so no name. */
function exampleNotes({ content }: Node, contract: Node): string[] {
  const bodies = Object.values(object(content)).map((media) => Object.entries(object(object(media).examples)))
  const alone = bodies.flatMap((examples) => (examples.length === 1 ? examples : []))
  return alone.map(([name, written]) => `Example: \`${name}\`: ${follow(contract, written).summary}`)
}

function valueNotes(node: Node): string[] {
  const values = node['x-extensible-enum']
  if (!Array.isArray(values)) return []
  return [`Known values, to which others may be added: ${values.map((value) => `\`${value}\``).join(', ')}.`]
}
