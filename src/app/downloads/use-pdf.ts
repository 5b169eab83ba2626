import { msg } from '@lingui/core/macro'
import { useRef, useState } from 'react'
import { failureWords } from '#src/app/effects/failure-toast.ts'
import { toasts } from '#src/app/toasts/toasts.ts'
import { asPdf } from './pdf.ts'
import { saveFile } from './save-file.ts'

type Pdf = {
  isBusy: boolean
  /** Fetches and saves it, unless that is under way. */
  save: () => Promise<void>
}

/**
 * A PDF of the server that a press of a button saves. When that fails, a message says why and offers another try.
 *
 * @param read makes the call, which gives a blob.
 * @param name of the file, the same in every language.
 */
export function usePdf(read: () => Promise<unknown>, name: string): Pdf {
  const [isBusy, setBusy] = useState(false)
  const underWay = useRef(false)

  async function save(): Promise<void> {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    try {
      saveFile(await asPdf(await read()), name)
    } catch (error) {
      toasts.show({
        type: 'error',
        ...failureWords(error, { says: 'message', otherwise: failed }),
        action: { label: msg`Try again`, onClick: () => void save() },
      })
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }

  return { isBusy, save }
}

const failed = msg`The document could not be fetched.`
