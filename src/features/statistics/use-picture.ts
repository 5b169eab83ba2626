import { msg } from '@lingui/core/macro'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '#src/app/downloads/save-file.ts'
import { toasts } from '#src/app/toasts/toasts.ts'
import type { PictureWords } from './picture-layout.ts'

const fileName = 'my-year-at-the-cinema.png'

/** A picture that is drawn when it is asked for. When that fails, or it cannot be shared, a message says so and offers a way on. */
export function usePicture(words: PictureWords) {
  const [picture, setPicture] = useState<{ file: File; url: string }>()
  const [isBusy, setBusy] = useState(false)
  const underWay = useRef(false)

  useEffect(() => {
    if (picture) return () => URL.revokeObjectURL(picture.url)
  }, [picture])

  /** One piece of work at a time: a second press comes before the button can be seen to be busy. */
  async function once(work: () => Promise<void>): Promise<void> {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    try {
      await work()
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }

  const make = () =>
    once(async () => {
      try {
        // Few people make a picture: what draws it comes when somebody does.
        const { drawPicture } = await import('./draw-picture.ts')
        const file = new File([await drawPicture(words)], fileName, { type: 'image/png' })
        setPicture({ file, url: URL.createObjectURL(file) })
      } catch (error) {
        console.error(error)
        const action = { label: msg`Try again`, onClick: () => void make() }
        toasts.show({ type: 'error', content: msg`The picture could not be made.`, action })
      }
    })

  function save(): void {
    if (picture) saveFile(picture.file, fileName)
  }

  const share = () =>
    once(async () => {
      if (!picture) return
      try {
        await navigator.share({ files: [picture.file] })
      } catch (error) {
        // Whoever closes the list of applications knows that nothing was shared.
        if (error instanceof DOMException && error.name === 'AbortError') return
        console.error(error)
        const action = { label: msg`Save the picture`, onClick: save }
        const content = msg`The picture could not be shared. Save it, and send it from where it is kept.`
        toasts.show({ type: 'error', content, action })
      }
    })

  return {
    picture,
    isBusy,
    make,
    save,
    /** Only where the browser can hand a picture to other applications. */
    share: picture && canShare(picture.file) ? share : undefined,
  }
}

function canShare(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) === true
}
