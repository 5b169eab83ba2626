import { fileTypeFromBuffer } from 'file-type'
import type { Problem } from '#src/api/generated/schema.ts'
import type { Part } from '../multipart.ts'
import type { Language } from '../personas.ts'
import { problem, refused } from '../problems.ts'
import type { CaseSeed } from '../seed/cases.ts'

/** The most bytes of one file, and of all files of a case together. */
export const mostOfOne = 5 * 1024 * 1024
export const mostOfAll = 15 * 1024 * 1024

const types: ReadonlySet<string> = new Set([
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/heic',
  'image/heif',
  'image/webp',
])

const sentences = {
  empty: {
    fr: (name: string) => `« ${name} » est vide. Choisissez un autre fichier.`,
    nl: (name: string) => `‘${name}’ is leeg. Kies een ander bestand.`,
    en: (name: string) => `“${name}” is empty. Choose another file.`,
  },
  tooBig: {
    fr: (name: string) => `« ${name} » est trop lourd : 5 Mo au maximum par fichier. Rien n’a été envoyé.`,
    nl: (name: string) => `‘${name}’ is te groot: hooguit 5 MB per bestand. Er is niets verstuurd.`,
    en: (name: string) => `“${name}” is too big: 5 MB at most for a file. Nothing was sent.`,
  },
  togetherTooBig: {
    fr: () => 'Vos fichiers sont trop lourds : 15 Mo au maximum en tout. Rien n’a été envoyé.',
    nl: () => 'Je bestanden zijn te groot: hooguit 15 MB bij elkaar. Er is niets verstuurd.',
    en: () => 'Your files are too big: 15 MB at most together. Nothing was sent.',
  },
  type: {
    fr: (name: string) => `« ${name} » n’est ni un PDF ni une image (JPEG, PNG, HEIC ou WebP). Rien n’a été envoyé.`,
    nl: (name: string) => `‘${name}’ is geen pdf of afbeelding (JPEG, PNG, HEIC of WebP). Er is niets verstuurd.`,
    en: (name: string) => `“${name}” is no PDF and no picture (JPEG, PNG, HEIC or WebP). Nothing was sent.`,
  },
}

/** The name of a file without the folders that some devices send with it. */
function nameOf({ filename = '' }: Part): string {
  const name = filename
    .split(/[\\/]/)
    .at(-1)
    ?.replace(/\p{Cc}/gu, '')
    .trim()
  return (name || 'file').slice(0, 255)
}

type Refusal = { status: 413 | 415 | 422; body: Problem }

/**
 * Looks at the files that came with a case. Their type is what their first bytes say: a name or a declared type is
 * somebody's claim.
 *
 * @returns what is kept of them, or the answer that refuses them
 */
export async function attachmentsOf(
  parts: readonly Part[],
  language: Language,
): Promise<CaseSeed['attachments'] | Refusal> {
  const files = parts.filter(({ name }) => name === 'attachments[]')
  const short = (part: Part) => nameOf(part).slice(0, 80)
  const empty = files.flatMap((part, index) => {
    const message = sentences.empty[language](short(part))
    return part.bytes.length > 0 ? [] : [refused(language, `/attachments[]/${index}`, 'attachment-empty', message)]
  })
  if (empty.length > 0) {
    return { status: 422, body: problem(language, 422, { detail: 'An attachment is empty.', errors: empty }) }
  }
  const no = (status: 413 | 415, detail: string, message: string): Refusal => {
    const code = status === 413 ? 'attachment-too-big' : 'attachment-type'
    return { status, body: problem(language, status, { code, detail, message }) }
  }
  for (const [index, part] of files.entries()) {
    const { length } = part.bytes
    const detail = `Attachment ${index} has ${length} bytes; ${mostOfOne} are allowed.`
    if (length > mostOfOne) return no(413, detail, sentences.tooBig[language](short(part)))
  }
  const together = files.reduce((sum, { bytes }) => sum + bytes.length, 0)
  if (together > mostOfAll) {
    const detail = `The attachments have ${together} bytes together; ${mostOfAll} are allowed.`
    return no(413, detail, sentences.togetherTooBig[language]())
  }
  const kept: CaseSeed['attachments'] = []
  for (const [index, part] of files.entries()) {
    const type = (await fileTypeFromBuffer(part.bytes))?.mime
    if (!type || !types.has(type)) {
      const detail = `Attachment ${index} is of no type that is allowed, by its content: ${type ?? 'unknown'}.`
      return no(415, detail, sentences.type[language](short(part)))
    }
    kept.push({ name: nameOf(part), type, size: part.bytes.length })
  }
  return kept
}
