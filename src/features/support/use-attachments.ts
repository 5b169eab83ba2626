import { useState } from 'react'
import { type Chosen, headLength, type Refusal, refusalOf } from './attachment-rules.ts'

/** A file that goes along. */
export type Attachment = { id: string; file: File }

/** A file that does not, and why. */
export type RefusedFile = { id: string; name: string; why: Refusal }

export type Attachments = {
  files: readonly Attachment[]
  /** Those of the last choice that were not taken. */
  refused: readonly RefusedFile[]
  add: (chosen: readonly File[]) => Promise<void>
  remove: (id: string) => void
  clear: () => void
}

const none = { files: [] as readonly Attachment[], refused: [] as readonly RefusedFile[] }
let lastId = 0

/** The files that go along with a question, as they are chosen: the good ones stay, whatever others come with them. */
export function useAttachments(): Attachments {
  const [state, setState] = useState(none)

  async function add(chosen: readonly File[]): Promise<void> {
    const looked = await Promise.all(chosen.map(lookAt))
    setState(({ files }) => looked.reduce(withFile, { files, refused: [] }))
  }

  return {
    ...state,
    add,
    remove: (id) => setState(({ files }) => ({ files: files.filter((one) => one.id !== id), refused: [] })),
    clear: () => setState(none),
  }
}

type Looked = Attachment & Chosen

async function lookAt(file: File): Promise<Looked> {
  const head = await file
    .slice(0, headLength)
    .arrayBuffer()
    .then(
      (bytes) => new Uint8Array(bytes),
      () => undefined,
    )
  lastId += 1
  return { id: String(lastId), file, size: file.size, head }
}

function withFile({ files, refused }: typeof none, { id, file, size, head }: Looked): typeof none {
  const why = refusalOf(
    { size, head },
    files.map((one) => one.file.size),
  )
  if (why) return { files, refused: [...refused, { id, name: file.name, why }] }
  return { files: [...files, { id, file }], refused }
}
