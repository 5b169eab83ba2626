/** A grey picture of 8 × 8 points, in the fewest parts that a baseline JPEG may have. */
const jpeg = Buffer.from(
  [
    'ffd8',
    `ffe00010${'4a46494600'}010100000100010000`,
    `ffdb004300${'01'.repeat(64)}`,
    'ffc0000b080008000801011100',
    `ffc4001400${'01'}${'00'.repeat(15)}00`,
    `ffc4001410${'01'}${'00'.repeat(15)}00`,
    'ffda0008010100003f00',
    '3f',
    'ffd9',
  ].join(''),
  'hex',
)

const pdf = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj',
    'trailer<</Root 1 0 R>>',
    '%%EOF',
    '',
  ].join('\n'),
)

/** A picture's first bytes only: nothing here could make a whole one. */
const heic = Buffer.from(`00000018${Buffer.from('ftypheic').toString('hex')}000000006d69663168656963`, 'hex')

const text = Buffer.from('A file of the contract’s check.\n')

type Kind = { type: string; ending: string; bytes: Buffer; words: RegExp }

/** Files to send. The first that fits is sent. */
const kinds: readonly [Kind, ...Kind[]] = [
  { type: 'image/jpeg', ending: 'jpg', bytes: jpeg, words: /jpe?g/i },
  { type: 'application/pdf', ending: 'pdf', bytes: pdf, words: /pdf/i },
  { type: 'image/heic', ending: 'heic', bytes: heic, words: /heic/i },
  { type: 'text/plain', ending: 'txt', bytes: text, words: /\btext\b|\.txt\b/i },
]

/**
 * A small file: of the kind that the words of an example speak of, else of one of the media types that the contract
 * takes, which are listed with commas between them, else a JPEG.
 */
export function fileOf(words: string, types: string): Pick<Kind, 'type' | 'ending' | 'bytes'> {
  const listed = types.split(',').map((one) => one.trim().toLowerCase())
  const spoken = kinds.find((kind) => kind.words.test(words))
  return spoken ?? kinds.find(({ type }) => listed.includes(type)) ?? kinds[0]
}

const signatures: Record<string, Buffer> = {
  'application/pdf': Buffer.from('%PDF-'),
  'image/jpeg': Buffer.from('ffd8ff', 'hex'),
  'image/png': Buffer.from('89504e470d0a1a0a', 'hex'),
}

/** Whether bytes begin as those of a media type do. A type whose beginning is not known here begins as it likes. */
export function beginsAs(type: string, bytes: Buffer): boolean {
  const signature = signatures[type]
  return !signature || bytes.subarray(0, signature.length).equals(signature)
}
