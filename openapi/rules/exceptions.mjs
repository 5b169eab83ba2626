import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { answeredSchemas, callsOf, sentSchemas } from './contract.mjs'

const verbs =
  /^(?:un)?link$|^delete$|^cancel$|^purge$|^suspend$|^downgrade$|^donate$|^unsubscribe$|^sendmail$|^(?:change|check|update|ignore|send|get|set|add|remove)[A-Z]/

/** How each oddity is recognised. The sentences about them are in exceptions.yaml. */
const oddities = {
  'state-changing-get': ({ method, path, operation }) =>
    method === 'get' && (operation['x-changes-state'] === true || verbs.test(literals(path).at(-1))),
  'delete-with-body': ({ method, request }) => method === 'delete' && request !== undefined,
  'verb-in-path': ({ method, path }) =>
    literals(path).some((part, at, all) => verbs.test(part) && (method !== 'get' || at === all.length - 1)),
  'client-call-without-version': ({ path }) => /^\/api\/client\//.test(path),
  'patch-that-adds': ({ method, id }) => method === 'patch' && /^(?:add|attach|create)/.test(id),
  'secret-in-address': ({ parameters }) =>
    parameters.some(({ node }) => node?.in === 'query' && /token|password|secret/i.test(node.name)),
  'parameter-without-a-name': ({ path }) => /\{.\}/.test(path),
  'delete-by-flag': (call, resolve) => [...sentSchemas([call], resolve)].some(({ node }) => node.properties?.isDelete),
  'refusal-in-a-success': (call, resolve) =>
    [...answeredSchemas([call], resolve, 299)].some(({ node }) => node.properties?.done),
}

function literals(path) {
  return path.split('/').filter((part) => part !== '' && !part.startsWith('{'))
}

/** What exceptions.yaml beside the contract lists under an oddity. */
export function listedExceptions(contract, odd) {
  return exceptionsBeside(contract).list.find((one) => one.odd === odd)?.where ?? []
}

function exceptionsBeside(contract) {
  try {
    return { list: parse(readFileSync(join(dirname(contract), 'exceptions.yaml'), 'utf8')) ?? [] }
  } catch (error) {
    return error.code === 'ENOENT' ? { list: [] } : { list: [], unread: error.message.split('\n')[0] }
  }
}

/** What the business rules oblige the contract to do against its own rules is listed, with what follows from it. */
export function Exceptions() {
  return {
    Root(root, { report, location, resolve }) {
      const { list, unread } = exceptionsBeside(location.source.absoluteRef)
      const calls = callsOf(root, { location, resolve })
      if (unread) report({ message: `exceptions.yaml cannot be read: ${unread}`, location })
      for (const [odd, isOdd] of Object.entries(oddities)) {
        const excused = list.find((one) => one.odd === odd)?.where ?? []
        const found = calls.filter((call) => isOdd(call, resolve))
        for (const call of found.filter(({ id }) => !excused.includes(id)))
          report({ message: `${call.id} is not in exceptions.yaml as ${odd}.`, location: call.location.key() })
        for (const id of excused.filter((one) => !found.some((call) => call.id === one)))
          report({ message: `exceptions.yaml has ${id} as ${odd}, which it is not.`, location })
      }
      for (const wrong of list.flatMap(incomplete)) report({ message: `exceptions.yaml: ${wrong}`, location })
    },
  }
}

function incomplete({ odd, kept, what, danger, portal, server }) {
  const said = Object.entries({ what, danger, portal, server })
  return [
    ...(odd in oddities || odd === 'date-without-format' ? [] : [`nobody knows how to find ${odd}.`]),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(kept) ? [] : [`${odd} says since when it is kept.`]),
    ...said.filter(([, words]) => !words?.trim()).map(([key]) => `${odd} says ${key}.`),
  ]
}

/** A read that changes something is marked, and whoever implements or calls it is warned. */
export function StateChanges() {
  return {
    Root(root, { report, location, resolve }) {
      for (const call of callsOf(root, { location, resolve })) {
        const marked = call.operation['x-changes-state']
        const odd = oddities['state-changing-get'](call)
        if (odd && marked !== true)
          report({ message: `${call.id} has x-changes-state: true.`, location: call.location.key() })
        if (marked !== undefined && call.method !== 'get')
          report({ message: 'x-changes-state is for a get.', location: call.location.child('x-changes-state').key() })
        if (odd && !/prefetch/i.test(call.operation.description ?? ''))
          report({
            message: `${call.id} says that it is never prefetched, cached or retried.`,
            location: call.location.child('description').key(),
          })
      }
    },
  }
}
