import { Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { ChoiceGroup } from '#src/ui/form/choice-group.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { mostFiles, offeredTypes } from './attachment-rules.ts'
import styles from './attachments-field.module.css'
import { FileSize } from './file-size.tsx'
import { RefusedFiles } from './refused-files.tsx'
import type { Attachments } from './use-attachments.ts'

type AttachmentsFieldProps = {
  attachments: Attachments
  onRemove: (id: string) => void
  /** Nothing can be added to what is on its way; it can be taken out, which stops it. */
  isSending: boolean
}

/** The files that go along with a question: chosen, or dropped here, and each taken out again. */
export function AttachmentsField({ attachments, onRemove, isSending }: AttachmentsFieldProps) {
  const { t } = useLingui()
  const { files, refused, add } = attachments
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const removed = useRef<number>(undefined)
  const canAdd = !isSending && files.length < mostFiles

  // The button that was pressed has gone with its file: the next one takes the focus, or what there is to do after the last.
  useEffect(() => {
    if (removed.current === undefined) return
    const buttons = [...(field.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    buttons[Math.min(removed.current, files.length)]?.focus()
    removed.current = undefined
  }, [files.length])

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(target.files ?? [])]
    // The same file may be chosen again, once it was changed.
    target.value = ''
    void add(chosen)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (canAdd) void add([...event.dataTransfer.files])
  }

  return (
    <ChoiceGroup
      legend={<Trans>Files</Trans>}
      optional={t`(optional)`}
      help={t`Up to 5 files of 5 MB each, 15 MB together: PDF, JPEG, PNG, HEIC or WebP.`}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping files is a shortcut for the button inside */}
      <div
        ref={field}
        className={classes(styles.field, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(canAdd)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {files.length > 0 && (
          <ul className={styles.files}>
            {files.map(({ id, file }, place) => (
              <li key={id} className={styles.file}>
                <span className={styles.name}>
                  <bdi>{file.name}</bdi>{' '}
                  <span className={styles.size}>
                    <FileSize bytes={file.size} />
                  </span>
                </span>
                <IconButton
                  icon="close"
                  label={t`Take out ${file.name}`}
                  onClick={() => {
                    removed.current = place
                    onRemove(id)
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        <RefusedFiles refused={isSending ? [] : refused} />
        {canAdd && (
          <div className="row">
            <Button variant="line" icon="plus" onClick={() => input.current?.click()}>
              <Trans>Choose files</Trans>
            </Button>
            <span className={classes('t-small muted', styles.hint)}>
              <Trans>or drop them here</Trans>
            </span>
          </div>
        )}
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={offeredTypes.join(',')}
          aria-label={t`Choose files`}
          onChange={choose}
        />
      </div>
    </ChoiceGroup>
  )
}
