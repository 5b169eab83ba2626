import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Draft, Typed } from './draft.ts'
import { DraftNotice } from './draft-notice.tsx'
import type { Attachments } from './use-attachments.ts'

type AskNoticeProps = { draft: Draft<Typed>; attachments: Attachments; onClear: () => void }

/** Says that a question was begun before, and that its files are gone where the page was loaded anew since. */
export function AskNotice({ draft, attachments, onClear }: AskNoticeProps) {
  const [hadFiles] = useState(() => Number(draft.read('files') ?? 0) > attachments.files.length)
  return <DraftNotice onClear={onClear}>{hadFiles && <Trans>Its files have to be chosen again.</Trans>}</DraftNotice>
}
