import { Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useRef } from 'react'
import { Button, type ButtonVariant } from '#src/ui/button.tsx'

type FileButtonProps = {
  /** Media types that the file chooser shows first. */
  types: readonly string[]
  variant: ButtonVariant
  busy: boolean
  onFile: (file: File) => void
}

/** A button that lets somebody choose a picture among their files. */
export function FileButton({ types, variant, busy, onFile }: FileButtonProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // The same file may be chosen again, once it was changed.
    target.value = ''
    if (file) onFile(file)
  }

  return (
    <>
      <Button variant={variant} busy={busy} onClick={() => input.current?.click()}>
        <Trans>Choose a file</Trans>
      </Button>
      <input ref={input} type="file" hidden accept={types.join(',')} aria-label={t`Choose a file`} onChange={choose} />
    </>
  )
}
