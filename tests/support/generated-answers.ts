/** What is read of a JSON schema here. The contract's own is resolved already: there are no references in it. */
type Schema = {
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  'x-extensible-enum'?: readonly string[]
  allOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  anyOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

type Generating = {
  /** From 0 up to 1. */
  random: () => number
  /** Values for the properties of a name, so that what one answer names is in another. */
  known?: Readonly<Record<string, readonly string[]>>
}

/** Texts that have broken a page somewhere: none, a blank, markup, another direction, no place to break, many code points to a letter. */
const texts = [
  '',
  ' ',
  'A',
  'Sel de nuit',
  'Les Cerfs-volants de Malo et la Très Longue Route du Retour par les Alpes',
  '<img src=x onerror=alert(1)>',
  '{0} {count, plural, one {#}} %s &amp; $1',
  'يوسف العمري',
  '👩‍👩‍👧‍👦🎬',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
  'W'.repeat(200),
  'zéro\u0301\u0302\u0303 ﬁn',
  'null',
]

/** What stands for a format or a pattern. A new one in the contract is to be added here. */
const samples: Readonly<Record<string, readonly string[]>> = {
  date: ['2026-11-22', '2024-02-29', '2026-12-31', '1970-01-01', '2099-12-31'],
  'date-time': [
    '2026-11-22T20:30:00+01:00',
    '2026-11-23T00:15:00+01:00',
    '2026-10-25T02:30:00+01:00',
    '1970-01-01T00:00:00Z',
    '2099-12-31T23:59:59+14:00',
  ],
  uri: [
    'https://www.kinora.example/',
    `https://www.kinora.example/${'a'.repeat(300)}`,
    'javascript:alert(1)',
    'mailto:a@b.example',
  ],
  // Of this origin: pictures from elsewhere are kept out by the content security policy, which is seen to elsewhere.
  'uri-reference': ['/media/posters/noord.svg', '', 'x', '/media/posters/not-there.svg', '?a=1#b'],
  email: ['a@b.example', `${'long'.repeat(12)}@kinora.example`],
  '^[a-z]{2}$': ['fr', 'nl', 'zz'],
  '\\S': ['x', 'Deux mots'],
}

/**
 * An answer that a schema allows, as unlike the usual ones as it may be: nulls, empty and long lists, extremes, values that are new, texts
 * that have broken pages.
 *
 * @throws Error for a format or pattern that no sample is known of
 */
export function generatedAnswer(schema: Schema, generating: Generating): unknown {
  return madeUp(schema, generating, undefined)
}

function madeUp(schema: Schema, generating: Generating, name: string | undefined): unknown {
  const { random, known = {} } = generating
  const pick = <Value>(values: readonly Value[]): Value | undefined => values[Math.floor(random() * values.length)]
  if ('const' in schema) return schema.const
  if (schema.enum) return pick(schema.enum)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => madeUp(part, generating, name)))
  const choice = pick(schema.oneOf ?? schema.anyOf ?? [])
  if (choice) return madeUp(choice, generating, name)
  const types = [schema.type ?? 'object'].flat()
  const type = types.includes('null') && random() < 0.3 ? 'null' : (types.find((one) => one !== 'null') ?? 'null')
  const names = name === undefined ? undefined : known[name]
  switch (type) {
    case 'null':
      return null
    case 'boolean':
      return random() < 0.5
    case 'integer':
    case 'number':
      return numberOf(schema, type, random)
    case 'string':
      return names && random() < 0.9 ? pick(names) : textOf(schema, random)
    case 'array':
      return Array.from({ length: lengthOf(schema, random) }, () => madeUp(schema.items ?? {}, generating, name))
    default:
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => schema.required?.includes(key) || random() < 0.5)
          .map(([key, property]) => [key, madeUp(property, generating, key)]),
      )
  }
}

function numberOf({ minimum = -1000, maximum = 1_000_000 }: Schema, type: string, random: () => number): number {
  const between = minimum + random() * (maximum - minimum)
  const values = [
    minimum,
    maximum,
    type === 'integer' ? Math.floor(between) : between,
    ...(minimum <= 0 && maximum >= 0 ? [0] : []),
  ]
  return values[Math.floor(random() * values.length)] ?? minimum
}

function lengthOf({ minItems = 0, maxItems = 100 }: Schema, random: () => number): number {
  const lengths = [0, 1, 2, 3, 12, 40]
  const length = lengths[Math.floor(random() * lengths.length)] ?? 1
  return Math.min(maxItems, Math.max(minItems, length))
}

function textOf(schema: Schema, random: () => number): string {
  const { minLength = 0, maxLength = 1000, format, pattern } = schema
  const kind = format ?? pattern
  const pool = kind === undefined ? [...texts, ...(schema['x-extensible-enum'] ?? [])] : samples[kind]
  if (!pool) throw new Error(`No sample of a text is known for "${kind}": add some to ${import.meta.url}.`)
  const fitting = pool.filter((text) => text.length >= minLength && text.length <= maxLength)
  return fitting[Math.floor(random() * fitting.length)] ?? 'x'.repeat(Math.max(1, minLength))
}
