const needs = {
  string: ['maxLength'],
  array: ['maxItems', 'items'],
  integer: ['minimum', 'maximum'],
  number: ['minimum', 'maximum'],
}

/** Every string, array and number of a schema has bounds, nullable ones too. */
function Bounds() {
  return {
    Schema(schema, { report, location }) {
      for (const type of [schema.type].flat()) {
        for (const key of needs[type] ?? []) {
          if (!(key in schema))
            report({ message: `A schema of type ${type} has ${key}.`, location: location.child('type') })
        }
      }
    },
  }
}

/** A list of values stays open: `enum` would make every new value a breaking change. */
function OpenLists() {
  return {
    Schema(schema, { report, location }) {
      for (const key of ['enum', 'default', 'nullable', 'example', 'examples']) {
        if (key in schema)
          report({ message: `${key} is not used in schemas: see README.md.`, location: location.child(key).key() })
      }
      if (schema.properties && !schema.required && !schema.minProperties) {
        report({ message: 'An object lists what is required of it.', location: location.child('properties').key() })
      }
    },
  }
}

/** An operation says what it answers when it refuses, is asked too often, fails or is away, always as a problem. */
function Trouble() {
  return {
    Operation(operation, { report, location, resolve }) {
      const answers = operation.responses ?? {}
      const place = location.child('responses').key()
      const bearers = (operation.security ?? []).filter((one) => Object.keys(one).length > 0)
      const refusals = bearers.length === 0 ? [] : bearers.length < operation.security.length ? ['401'] : ['401', '403']
      for (const status of [...refusals, ...(operation.requestBody ? ['422'] : []), '429', '500', '503']) {
        if (!answers[status])
          report({ message: `${operation.operationId} says what it answers with ${status}.`, location: place })
      }
      for (const [status, answer] of Object.entries(answers)) {
        const types = Object.keys((answer.$ref ? resolve(answer).node : answer)?.content ?? {})
        const wrong = Number(status) >= 400 && (types.length !== 1 || types[0] !== 'application/problem+json')
        if (wrong)
          report({
            message: `${status} is application/problem+json and nothing else.`,
            location: location.child(['responses', status]).key(),
          })
      }
    },
  }
}

// biome-ignore lint/style/noDefaultExport: Redocly reads a plugin from its default export.
export default () => ({ id: 'portal', rules: { oas3: { bounds: Bounds, 'open-lists': OpenLists, trouble: Trouble } } })
