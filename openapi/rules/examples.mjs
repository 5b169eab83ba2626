import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parse } from 'yaml'
import { callsOf } from './contract.mjs'

const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const sayNothing = /^(?:example|sample|case|test|request|response|value|body|data|ok|success|error)s?(?:-?\d+)?$/

/** Every body has examples, whose names say the scenario and are their files' names. */
export function ExampleNames() {
  return {
    Example(example, { report, location }) {
      if (!example.summary) report({ message: 'An example has a summary.', location })
    },
    Root(root, context) {
      const { report } = context
      for (const call of callsOf(root, context)) {
        for (const [prefix, { type, media, examples }] of bodiesOf(call)) {
          if (examples.length === 0)
            report({ message: `${call.id} has named examples of its ${type}.`, location: media.location })
          for (const { name, written, place } of examples) {
            const wrong = wrongName(name, prefix, written, place, call.id)
            if (wrong) report({ message: wrong, location: written.location.key() })
          }
        }
      }
    },
  }
}

function bodiesOf({ request, answers }) {
  return [
    ...(request?.bodies ?? []).map((body) => ['request-', body]),
    ...answers.flatMap(({ status, bodies }) => bodies.map((body) => [status < 300 ? '' : `${status}-`, body])),
  ]
}

function wrongName(name, prefix, written, place, id) {
  if (!kebab.test(name)) return `${name} is not in kebab-case.`
  if (sayNothing.test(name)) return `${name} says nothing: an example is named by its scenario.`
  if (!written.node?.$ref) return undefined
  const file = place.location.source.absoluteRef
  const folder = basename(dirname(file))
  if (basename(file) !== `${prefix}${name}.json`) return `The file of ${name} is called ${prefix}${name}.json.`
  if (folder !== id && folder !== 'problem') return `The file of ${name} is in examples/${id}/, or in problem/.`
  return undefined
}

/** Whatever lies in the contract's folders is part of the contract. */
export function Orphans() {
  const used = new Set()
  return {
    ref(_, __, { location }) {
      if (!location) return
      const file = location.source.absoluteRef
      used.add(file)
      used.add(`${file}#/${location.pointer.replace(/^#\//, '').split('/')[0]}`)
    },
    Root: {
      leave(_, { report, location }) {
        const folder = dirname(location.source.absoluteRef)
        for (const file of filesIn(join(folder, 'examples'))) {
          if (!used.has(file)) report({ message: `${shown(folder, file)} is no operation’s example.`, location })
        }
        for (const part of ['paths', 'schemas', 'parameters', 'responses']) {
          for (const file of filesIn(join(folder, part))) {
            for (const key of keysOf(file).filter((one) => !used.has(`${file}#/${one}`)))
              report({ message: `${shown(folder, file)} has ${key}, which nothing uses.`, location })
          }
        }
      },
    },
  }
}

function filesIn(folder) {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  } catch {
    return []
  }
}

function keysOf(file) {
  return Object.keys(parse(readFileSync(file, 'utf8')) ?? {})
}

function shown(folder, file) {
  return file.slice(folder.length + 1)
}
