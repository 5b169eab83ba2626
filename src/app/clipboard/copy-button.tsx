import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { failureToast } from '#src/app/effects/failure-toast.ts'
import { defaultError } from '#src/app/effects/mutation-effects.ts'
import { toasts } from '#src/app/toasts/toasts.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { copyIcon } from '#src/ui/page-icons.ts'

/** How long the button says that it has copied, in milliseconds. */
const saysSo = 4000

type CopyButtonProps = {
  value: string
  /** What the button does: "Copy the number". */
  children: ReactNode
}

/** Puts a text on the clipboard and says so in its own place. A browser that refuses is told of as every failure is. */
export function CopyButton({ value, children }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>()
  const isCopied = copied === value

  useEffect(() => {
    if (copied === undefined) return
    const timer = setTimeout(() => setCopied(undefined), saysSo)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    if (await copyText(value)) setCopied(value)
  }

  return (
    <>
      <Button variant="text" onClick={copy}>
        <Icon name={isCopied ? 'check' : copyIcon} />
        {isCopied ? <Trans>Copied</Trans> : children}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied && <Trans>Copied</Trans>}
      </span>
    </>
  )
}

/** Puts a text on the clipboard. @returns whether the browser let it; if not, the customer has been told. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    toasts.show(failureToast(error, { otherwise: defaultError }))
    return false
  }
}
