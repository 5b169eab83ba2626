import { readContract } from '../redocly.ts'
import {
  type BodyObject,
  type Document,
  type Examples,
  followed,
  type MediaObject,
  type OperationObject,
  type ParameterObject,
  type Placed,
  type ResponseObject,
  type Schema,
  step,
} from './document.ts'

/** A named example, followed to its value. */
export type Example = { name: string; value: unknown }

/** One kind of body of a request or an answer. `at` is where its schema stands. */
export type Content = {
  type: string
  at: string
  schema: Schema
  examples: Example[]
  /** The parts of a form by name: whether each is a file, and of which media types. */
  parts: Record<string, { file: boolean; type: string }>
}

/** A parameter of a request, with the values that the contract knows for it. */
export type Parameter = {
  name: string
  in: string
  required: boolean
  at: string
  schema: Schema
  examples: Example[]
}

/** What an operation declares for one status. */
export type Answer = { contents: Content[]; headers: { name: string; at: string; required: boolean; schema: Schema }[] }

/** An operation, as far as asking it and judging its answers needs it. */
export type Operation = {
  id: string
  method: string
  path: string
  tag: string
  /** Whether a token is needed, may be sent, or means nothing. */
  bearer: 'required' | 'optional' | 'none'
  /** Whether asking it may change something: every method but GET, and the GETs that say so. */
  changes: boolean
  parameters: Parameter[]
  body: { required: boolean; contents: Content[] } | undefined
  answers: Map<number, Answer>
}

/** The operations of a bundled contract. */
export type Contract = { document: Document; operations: Operation[]; tags: string[] }

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** Reads and lints the contract. @throws ContractError when it is broken */
export async function loadContract(): Promise<Contract> {
  return understood(await readContract<Document>())
}

/** The operations of a document. @throws Error when a reference leads nowhere */
export function understood(document: Document): Contract {
  const operations = Object.entries(document.paths).flatMap(([path, there]) =>
    Object.entries(there)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => readOperation(document, path, method, operation)),
  )
  return { document, operations, tags: [...new Set(operations.map(({ tag }) => tag))].sort() }
}

function readOperation(document: Document, path: string, method: string, operation: OperationObject): Operation {
  const here = `/paths${step(path)}${step(method)}`
  const { components } = document
  const alternatives = operation.security ?? document.security ?? []
  const open = alternatives.some((schemes) => Object.keys(schemes).length === 0)
  const body = operation.requestBody && followed(operation.requestBody, `${here}/requestBody`, components.requestBodies)
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    tag: operation.tags[0] ?? '',
    bearer: alternatives.length === 0 ? 'none' : open ? 'optional' : 'required',
    changes: method !== 'get' || operation['x-changes-state'] === true,
    parameters: (operation.parameters ?? []).map((parameter, index) =>
      readParameter(document, followed(parameter, `${here}/parameters/${index}`, components.parameters)),
    ),
    body: body && readBody(document, body),
    answers: new Map(
      Object.entries(operation.responses).map(([status, answer]) => [
        Number(status),
        readAnswer(document, followed(answer, `${here}/responses/${status}`, components.responses)),
      ]),
    ),
  }
}

function readParameter(document: Document, { part, at }: Placed<ParameterObject>): Parameter {
  const { name, schema, required = false } = part
  return { name, in: part.in, required, at: `${at}/schema`, schema, examples: readExamples(document, part) }
}

function readBody(document: Document, { part, at }: Placed<BodyObject>): NonNullable<Operation['body']> {
  return { required: part.required ?? false, contents: readContents(document, part.content, at) }
}

function readAnswer(document: Document, { part, at }: Placed<ResponseObject>): Answer {
  return {
    contents: readContents(document, part.content ?? {}, at),
    headers: Object.entries(part.headers ?? {}).map(([name, header]) => {
      const found = followed(header, `${at}/headers${step(name)}`, document.components.headers)
      const { required = false, schema } = found.part
      return { name: name.toLowerCase(), at: `${found.at}/schema`, required, schema }
    }),
  }
}

function readContents(document: Document, content: Record<string, MediaObject>, at: string): Content[] {
  return Object.entries(content).map(([type, media]) => ({
    type: type.toLowerCase(),
    at: `${at}/content${step(type)}/schema`,
    schema: media.schema,
    examples: readExamples(document, media),
    parts: readParts(document, media),
  }))
}

/** A part is a file when its schema says that it is bytes, or when it has a media type that no field has. */
function readParts({ components }: Document, { schema, encoding = {} }: MediaObject): Content['parts'] {
  const { properties = {} } = followed(schema, '', components.schemas).part
  const parts = Object.entries(properties).map(([name, property]) => {
    const { part } = followed(property, '', components.schemas)
    const one = part.items ? followed(part.items, '', components.schemas).part : part
    const type = encoding[name]?.contentType ?? one.contentMediaType ?? ''
    const file = one.format === 'binary' || (type !== '' && !/^(?:text\/plain|application\/json)$/.test(type))
    return [name, { file, type }] as const
  })
  return Object.fromEntries(parts)
}

function readExamples({ components }: Document, { example, examples }: Examples): Example[] {
  const named = Object.entries(examples ?? {}).map(([name, one]) => ({
    name,
    value: followed(one, '', components.examples).part.value,
  }))
  return example === undefined ? named : [...named, { name: 'example', value: example }]
}

/** Whether a media type carries JSON. */
export function isJson(type: string): boolean {
  return /^application\/(?:[\w.-]+\+)?json$/.test(type)
}
