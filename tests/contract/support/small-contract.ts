import { Document } from 'yaml'

/** Any text that has bounds. */
export const text = { type: 'string', minLength: 1, maxLength: 60 }
const refused = { code: 'refused' }
const problem = { $ref: '#/components/schemas/Problem' }

function trouble(description: string, ...names: string[]) {
  const examples = Object.fromEntries(names.map((name) => [name, { summary: description, value: refused }]))
  return { description, content: { 'application/problem+json': { schema: problem, examples } } }
}

function shared(...names: string[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/responses/Refused${name}` }]))
}

/** The JSON body of a request or an answer, with one example. */
export function body(schema: object, name: string, value: unknown) {
  return { 'application/json': { schema, examples: { [name]: { summary: 'As usual', value } } } }
}

/** A friend, as the answers of the small contract have one. */
export const ann = { id: 'f1', name: 'Ann', status: 'accepted', since: '2026-11-21', seen: 3, cinema: null }
const friend = { $ref: '#/components/schemas/Friend' }
const session = [{ session: [] }]
const signedIn = shared('401', '403', '429', '500', '503')

/** A parameter of a path. */
export function known(name: string) {
  const examples = { ann: { summary: 'Ann', value: 'f1' } }
  return { name, in: 'path', required: true, description: 'Which friend.', schema: text, examples }
}

/** An operation that breaks no rule. @param more what else it has, or has in another way */
export function operation(operationId: string, more: object = {}) {
  return {
    operationId,
    tags: ['Friends'],
    summary: 'Something else',
    description: 'Does something that the other operations of this contract do not.',
    security: [],
    responses: {
      '200': { description: 'Done.', content: body(text, 'done', 'Done') },
      ...shared('429', '500', '503'),
    },
    ...more,
  }
}

/** A contract of five operations that breaks no rule. Everything that the rules speak about is in it once. */
export const smallContract = {
  openapi: '3.1.0',
  jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
  info: {
    title: 'Small',
    version: '1.0.0',
    description: 'A contract to be broken.',
    license: { name: 'MIT', identifier: 'MIT' },
    contact: { name: 'Nobody', url: 'https://www.kinora.example' },
  },
  servers: [{ url: '/' }],
  security: session,
  tags: [{ name: 'Friends', description: 'People.' }],
  paths: {
    '/api/friends': {
      get: {
        operationId: 'listFriends',
        tags: ['Friends'],
        summary: 'The friends',
        description: 'Everybody with whom the customer goes to the cinema.',
        security: session,
        parameters: [
          {
            name: 'status',
            in: 'query',
            description: 'Only these.',
            schema: { type: 'string', maxLength: 20, 'x-extensible-enum': ['accepted', 'pending'] },
          },
        ],
        responses: {
          '200': {
            description: 'The friends.',
            headers: { 'X-Total': { description: 'How many.', schema: { type: 'integer', minimum: 0, maximum: 60 } } },
            content: body({ type: 'array', maxItems: 60, items: friend }, 'one', [ann]),
          },
          ...signedIn,
        },
      },
      post: {
        operationId: 'inviteFriend',
        tags: ['Friends'],
        summary: 'Invite somebody',
        description: 'Sends an invitation. A second one to the same address is refused.',
        security: session,
        parameters: [
          {
            name: 'X-Captcha-Challenge',
            in: 'header',
            description: 'The solved challenge.',
            schema: { type: 'string', maxLength: 200 },
          },
        ],
        requestBody: {
          description: 'Who is invited.',
          required: true,
          content: body({ $ref: '#/components/schemas/Invitation' }, 'by-mail', { mail: 'ann@kinora.example' }),
        },
        responses: {
          '201': { description: 'The invitation.', content: body(friend, 'invited', { ...ann, status: 'pending' }) },
          ...signedIn,
          ...shared('422'),
        },
      },
    },
    '/api/friends/{id}': {
      get: {
        operationId: 'getFriend',
        tags: ['Friends'],
        summary: 'One friend',
        description: 'One friend. Somebody who is no friend is as unknown as nobody.',
        security: session,
        parameters: [known('id')],
        responses: {
          '200': { description: 'The friend.', content: body(friend, 'ann', ann) },
          '404': trouble('Nobody.', 'unknown'),
          ...signedIn,
        },
      },
      delete: {
        operationId: 'removeFriend',
        tags: ['Friends'],
        summary: 'Remove a friend',
        description: 'Ends the friendship for both. The other person is not told.',
        security: session,
        parameters: [known('id')],
        responses: { '204': { description: 'Done.' }, '404': trouble('Nobody.', 'unknown'), ...signedIn },
      },
    },
    '/api/v4/client/shows': {
      get: {
        operationId: 'listShows',
        tags: ['Friends'],
        summary: 'The shows',
        description: 'What is on. Everybody may know, so nobody has to be signed in.',
        security: [],
        parameters: [
          { name: 'language', in: 'query', description: 'The language.', schema: { type: 'string', maxLength: 2 } },
        ],
        responses: {
          '200': { description: 'Titles.', content: body({ type: 'array', maxItems: 9, items: text }, 'none', []) },
          ...shared('422', '429', '500', '503'),
        },
      },
    },
  },
  components: {
    securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'A token.' } },
    schemas: {
      Friend: {
        type: 'object',
        description: 'Somebody.',
        required: ['id', 'name', 'status', 'since', 'seen', 'cinema'],
        properties: {
          id: text,
          name: { type: ['string', 'null'], maxLength: 60 },
          status: { type: 'string', maxLength: 20, 'x-extensible-enum': ['accepted', 'pending'] },
          since: { type: 'string', format: 'date', maxLength: 10 },
          seen: { type: 'integer', minimum: 0, maximum: 1000 },
          cinema: { oneOf: [{ $ref: '#/components/schemas/Cinema' }, { type: 'null' }] },
        },
      },
      Cinema: {
        type: 'object',
        description: 'Where they go.',
        required: ['name'],
        properties: { name: { type: 'string', maxLength: 60 } },
      },
      Invitation: {
        type: 'object',
        description: 'An invitation.',
        unevaluatedProperties: false,
        required: ['mail'],
        properties: {
          mail: { type: 'string', format: 'email', maxLength: 254 },
          note: { type: ['string', 'null'], maxLength: 200 },
          kind: { type: 'string', enum: ['friend', 'family'], maxLength: 20 },
        },
      },
      Problem: {
        type: 'object',
        description: 'What is wrong.',
        required: ['code'],
        properties: { code: { type: 'string', maxLength: 40, 'x-extensible-enum': ['refused'] } },
      },
    },
    responses: {
      Refused401: trouble('No token.', 'no-token'),
      Refused403: trouble('Not allowed.', 'not-allowed', 'captcha-refused'),
      Refused422: trouble('Not valid.', 'not-valid'),
      Refused429: trouble('Too often.', 'too-often'),
      Refused500: trouble('It failed.', 'failed'),
      Refused503: trouble('It is away.', 'away'),
    },
  },
}

/** Changes to a contract. Each key is a place: the names on the way to it, with spaces between. */
export type Edits = { set?: Record<string, unknown>; drop?: readonly string[] }

/** The small contract with some changes. */
export function edited({ set = {}, drop = [] }: Edits): object {
  const contract = new Document(structuredClone(smallContract), { aliasDuplicateObjects: false })
  for (const place of drop) {
    if (!contract.deleteIn(keysOf(place))) throw new Error(`The small contract has no ${place}.`)
  }
  for (const [place, value] of Object.entries(set)) contract.setIn(keysOf(place), contract.createNode(value))
  return contract.toJS()
}

/** Places of the small contract by a short name, which may begin a place. */
const shortcuts: Readonly<Record<string, string>> = {
  list: 'paths /api/friends get',
  invite: 'paths /api/friends post',
  get: 'paths /api/friends/{id} get',
  remove: 'paths /api/friends/{id} delete',
  shows: 'paths /api/v4/client/shows get',
  Friend: 'components schemas Friend',
  Cinema: 'components schemas Cinema',
  Invitation: 'components schemas Invitation',
  Problem: 'components schemas Problem',
}

function keysOf(place: string): (string | number)[] {
  const [first = '', ...others] = place.split(' ')
  const words = [...(shortcuts[first] ?? first).split(' '), ...others]
  return words.map((word) => (/^\d$/.test(word) ? Number(word) : word))
}
