import { fileNamePart } from '#src/app/downloads/save-file.ts'
import type { CopiedAnswer } from './data-copy-parts.ts'

/** A copy of a customer's data, as the file has it. */
export type DataCopy = {
  about: {
    /** What the file is, for whoever opens it. */
    description: string
    /** Where it was made. */
    site: string
    /** When, as an ISO date-time in UTC. */
    createdAt: string
    /** The language of what the server wrote, ISO 639-1. */
    language: string
  }
  parts: { title: string; answers: CopiedAnswer[] }[]
}

/** The file, with its lines indented so that a person can read it too. */
export function dataCopyFile(copy: DataCopy): Blob {
  return new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' })
}

/** The name of the file: the same in every language. @param day `YYYY-MM-DD` in the market */
export function dataCopyName(brand: string, day: string): string {
  return `${fileNamePart(brand).toLowerCase()}-data-${day}.json`
}
