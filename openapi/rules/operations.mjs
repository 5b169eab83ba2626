import { forEachCall } from './contract.mjs'

/** An operation says what it is for in words that a backend developer can work from. */
export const Words = forEachCall(({ operation, location, id }, { report }) => {
  const { summary = '', description } = operation
  if (!description) return
  const place = location.child('description').key()
  const words = description.trim()
  if (words.length < 40) report({ message: `${id} is described in a sentence or more.`, location: place })
  else if (!/[.|]$/.test(words) || words.endsWith('..'))
    report({ message: `The description of ${id} ends with a full stop.`, location: place })
  if (summary.trim().replace(/\.$/, '') === words.replace(/\.$/, ''))
    report({ message: `The description of ${id} says more than its summary.`, location: place })
  if (summary.trim().endsWith('.'))
    report({ message: `The summary of ${id} is a title, without a full stop.`, location: location.child('summary') })
})

/** An operation says what it answers when it refuses, is asked too often, fails or is away, always as a problem. */
export const Trouble = forEachCall(({ operation, location, id, request, answers }, { report }) => {
  const statuses = answers.map(({ status }) => status)
  const security = operation.security ?? []
  const bearers = security.filter((one) => Object.keys(one).length > 0)
  const refusals = bearers.length === 0 ? [] : bearers.length < security.length ? [401] : [401, 403]
  for (const status of [...refusals, ...(request ? [422] : []), 429, 500, 503]) {
    if (!statuses.includes(status))
      report({ message: `${id} says what it answers with ${status}.`, location: location.child('responses').key() })
  }
  for (const { status, written, bodies } of answers.filter((answer) => answer.status >= 400)) {
    if (bodies.length !== 1 || bodies[0].type !== 'application/problem+json')
      report({ message: `${status} is application/problem+json and nothing else.`, location: written.location.key() })
  }
})

/** 204 is the success that has nothing to say, and every other one has a body. */
export const Success = forEachCall(({ answers }, { report }) => {
  for (const { status, written, bodies } of answers.filter((answer) => answer.status >= 200 && answer.status < 300)) {
    if ((status === 204) !== (bodies.length === 0))
      report({ message: '204 is the answer without a body, and the only one.', location: written.location.key() })
  }
})

/** What can only be called with a solved challenge says how an unsolved one is refused. */
export const Captcha = forEachCall(({ location, id, parameters, answers }, { report }) => {
  if (!parameters.some(({ node }) => node?.in === 'header' && node.name === 'X-Captcha-Challenge')) return
  const refusal = answers.find(({ status }) => status === 403)
  const names = refusal?.bodies.flatMap(({ examples }) => examples.map(({ name }) => name)) ?? []
  if (!names.includes('captcha-refused'))
    report({ message: `${id} has a 403 with captcha-refused.`, location: location.child('responses').key() })
})

/** Calls to the clients' interface say the page's language in their address. */
export const ClientLanguage = forEachCall(({ path, location, id, parameters }, { report }) => {
  if (!/^\/api\/(?:v\d+\/(?:client\/|survey$)|client\/)/.test(path)) return
  if (!parameters.some(({ node }) => node?.in === 'query' && node.name === 'language'))
    report({ message: `${id} takes the language in its query.`, location: location.child('parameters').key() })
})

/** Every path can be filled in: the conformance check calls it with the example. */
export const PathExamples = forEachCall(({ path, location, id, parameters }, { report }) => {
  for (const [, name] of path.matchAll(/\{([^}]+)\}/g)) {
    const parameter = parameters.find(({ node }) => node?.in === 'path' && node.name === name)
    if (!parameter) report({ message: `${id} describes {${name}}.`, location })
    else if (Object.keys(parameter.node.examples ?? {}).length === 0)
      report({ message: `{${name}} of ${id} has an example.`, location: parameter.location })
  }
})
