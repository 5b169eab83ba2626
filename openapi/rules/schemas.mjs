import { answeredSchemas, callsOf, follow, schemasBelow, sentSchemas, typesOf } from './contract.mjs'
import { listedExceptions } from './exceptions.mjs'

const needs = {
  string: ['maxLength'],
  array: ['maxItems', 'items'],
  integer: ['minimum', 'maximum'],
  number: ['minimum', 'maximum'],
}

/** Every string, array and number of a schema has bounds, nullable ones too. */
export function Bounds() {
  return {
    Schema(schema, { report, location }) {
      for (const type of typesOf(schema)) {
        for (const key of needs[type] ?? []) {
          if (!(key in schema))
            report({ message: `A schema of type ${type} has ${key}.`, location: location.child('type') })
        }
      }
    },
  }
}

const shapes = ['type', 'const', 'enum', 'oneOf', 'anyOf', 'allOf', '$ref']

/** Every schema says what it allows: an empty one, or an object of anything, would be `unknown` in the portal's code. */
export function Typed() {
  return {
    Schema(schema, { report, location }) {
      if (typeof schema !== 'object') return
      const part = /\/(?:if|then|else|not)$/.test(location.pointer)
      if (!part && !shapes.some((key) => key in schema)) report({ message: 'A schema has a type.', location })
      const inside = schema.properties || [schema.unevaluatedProperties, schema.additionalProperties].some(isSchema)
      if (typesOf(schema).includes('object') && !inside)
        report({ message: 'An object lists its properties.', location: location.child('type').key() })
    },
  }
}

function isSchema(value) {
  return typeof value === 'object' && value !== null
}

/** Schemas do not say what belongs elsewhere: examples have files, and a default would be sent. */
export function Plain() {
  return {
    Schema(schema, { report, location }) {
      for (const key of ['default', 'nullable', 'example', 'examples']) {
        if (key in schema)
          report({ message: `${key} is not used in schemas: see README.md.`, location: location.child(key).key() })
      }
      if (schema.properties && !schema.required && !schema.minProperties) {
        report({ message: 'An object lists what is required of it.', location: location.child('properties').key() })
      }
    },
    ref(reference, { type, report, location }) {
      const added = Object.keys(reference).filter(
        (key) => !['$ref', 'description', 'unevaluatedProperties'].includes(key),
      )
      if (type.name === 'Schema' && added.length > 0)
        report({ message: `Beside a reference ${added.join(', ')} would be overlooked by some readers.`, location })
    },
  }
}

/** A list of values that a server sends stays open: `enum` would make every new value a breaking change. */
export function OpenLists() {
  return {
    Schema(schema, { report, location }) {
      if ('enum' in schema && 'x-extensible-enum' in schema)
        report({ message: 'A list of values is open or closed, not both.', location: location.child('enum').key() })
    },
    Root(root, context) {
      for (const { node, location } of answeredSchemas(callsOf(root, context), context.resolve)) {
        if ('enum' in node) {
          const message = 'An answer uses x-extensible-enum, not enum.'
          context.report({ message, location: location.child('enum').key() })
        }
      }
    },
  }
}

/** Objects that the portal sends refuse unknown fields, so that a misspelt one is noticed; those it gets do not. */
export function Closed() {
  return {
    Root(root, context) {
      const { report, resolve } = context
      const calls = callsOf(root, context)
      const bodies = calls.flatMap(({ request }) => request?.bodies ?? [])
      const seen = new Set()
      for (const { schema } of bodies.filter(({ type, schema }) => schema && type.endsWith('json'))) {
        for (const { node, location, closed } of schemasBelow(schema, resolve, seen)) {
          if (node.properties && !closed)
            report({ message: 'An object of a request has unevaluatedProperties: false.', location: location.key() })
        }
      }
      for (const { node, location } of answeredSchemas(calls, resolve)) {
        if (node.unevaluatedProperties === false || node.additionalProperties === false)
          report({ message: 'An object of an answer may grow: it is not closed.', location: location.key() })
      }
    },
  }
}

/** What is not known is `null` in an answer, not missing. Only a problem has properties that may be missing. */
export function Complete() {
  return {
    Root(root, context) {
      for (const { node, location } of answeredSchemas(callsOf(root, context), context.resolve, 299)) {
        for (const name of Object.keys(node.properties ?? {}).filter((one) => !node.required?.includes(one)))
          context.report({
            message: `${name} of an answer is required.`,
            location: location.child(['properties', name]),
          })
      }
    },
  }
}

const dateName = /(?:Date|At|date)$|^date(?=$|[A-Z])/

/** A property that is called a date says which format it has. */
export function Dates() {
  return {
    Root(root, context) {
      const { report, resolve } = context
      const calls = callsOf(root, context)
      const bare = new Map(
        [...sentSchemas(calls, resolve), ...answeredSchemas(calls, resolve)].flatMap((owner) =>
          Object.keys(owner.node.properties ?? {})
            .filter((name) => dateName.test(name) && isBareString(owner, name, resolve))
            .map((name) => [`${owner.location.pointer.split('/').at(-1)}.${name}`, [owner.location, name]]),
        ),
      )
      const excused = listedExceptions(context.location.source.absoluteRef, 'date-without-format')
      for (const [name, [owner, property]] of bare) {
        if (!excused.includes(name))
          report({
            message: `${name} is called a date and has no format.`,
            location: owner.child(['properties', property]),
          })
      }
      for (const name of excused.filter((one) => !bare.has(one)))
        report({ message: `exceptions.yaml excuses ${name}, which needs no excuse.`, location: context.location })
    },
  }
}

/** Whether a property, or one of the alternatives that it allows, is text without a format. */
function isBareString({ node, location }, name, resolve) {
  const property = follow({ node: node.properties[name], location: location.child(['properties', name]) }, resolve)
  const { oneOf = [], anyOf = [] } = property.node ?? {}
  const alternatives = [...oneOf, ...anyOf].map((one) => follow({ node: one, location: property.location }, resolve))
  return [property, ...alternatives].some(({ node: one }) => typesOf(one).includes('string') && !one.format)
}
