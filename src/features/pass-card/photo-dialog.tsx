import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { PassCard } from '#src/api/contract.ts'
import { useApiMutation } from '#src/api/mutation.ts'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { cardForPhoto } from './card-rules.ts'
import { LateSteps } from './late-steps.tsx'
import type { Framing, PhotoDraft } from './photo-draft.ts'

/** What was begun for a card. It is done with once it was sent and the dialog has closed over it. */
type Begun = { cardId: string; draft: PhotoDraft; isSent?: boolean }

type PhotoDialogProps = {
  cards: readonly PassCard[]
  /** Gets the focus on closing where that would be lost. */
  fallback: RefObject<HTMLElement | null>
}

/**
 * Gives a card another photo. What was begun is kept while the page is open: whoever closes the dialog by mistake finds the photo where
 * they left it.
 */
export function PhotoDialog({ cards, fallback }: PhotoDialogProps) {
  const { t } = useLingui()
  const { isOpen, item, close } = useUrlDialog('photo')
  const [begun, setBegun] = useState<Begun>()
  const saving = useApiMutation('post', '/api/accounts/me/updatePhoto', {
    invalidates: ['/api/accounts/me/cards', '/api/accounts/me', '/api/accounts/me/subscription'],
    success: msg`Your photo is with us. We look at it within two working days.`,
    // Whoever has closed the dialog meanwhile would not see it there.
    errors: isOpen ? 'inline' : 'toast',
    failure: {
      says: 'message',
      otherwise: msg`Your photo could not be saved. It is still here: open it again to send it once more.`,
    },
  })
  // What becomes of a photo is told where it was made, although the cards may have changed meanwhile.
  const isHeld = !saving.isIdle && (item === undefined || item === begun?.cardId)
  const card = (isHeld && cards.find(({ id }) => id === begun?.cardId)) || cardForPhoto(cards, item)
  const draft = begun && begun.cardId === card?.id ? begun.draft : undefined
  const owesFocus = useRef(false)
  useAfter(isOpen, () => {
    // The button that opened the dialog may be gone.
    if (document.activeElement === document.body) fallback.current?.focus()
  })
  const isSent = begun?.isSent === true
  const finish = useEffectEvent(() => {
    if (isOpen) {
      owesFocus.current = true
      return close()
    }
    saving.reset()
    setBegun(undefined)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it was sent the dialog closes, and once it is closed what was begun goes
  useEffect(() => {
    if (isSent) finish()
  }, [isSent, isOpen])
  // With the new photo another button stands in the place of the one that opened the dialog, a moment before or after it has closed.
  useEffect(() => {
    if (!owesFocus.current || isOpen || !fallback.current) return
    owesFocus.current = false
    fallback.current.focus()
  })

  function change(cardId: string, next: PhotoDraft | undefined) {
    saving.reset()
    setBegun(next && { cardId, draft: next })
  }

  function frame(framing: Partial<Framing>) {
    setBegun((now) => now && { ...now, draft: { ...now.draft, framing: { ...now.draft.framing, ...framing } } })
  }

  function save(cardId: string, photo: Blob) {
    const done = () => setBegun((now) => now && { ...now, isSent: true })
    saving.mutate({ body: { photo, cardId }, bodySerializer: asForm }, { onSuccess: done })
  }

  return (
    <Dialog open={isOpen} title={<Trans>The photo on your pass</Trans>} closeLabel={t`Close`} onClose={close}>
      {card ? (
        <LateSteps
          card={card}
          draft={draft}
          onDraft={(next) => change(card.id, next)}
          onFrame={frame}
          onSave={(photo) => save(card.id, photo)}
          isSaving={saving.isPending}
          failure={saving.error}
        />
      ) : (
        <p>
          <Trans>There is no card here that a photo could be put on. Close this to see how things stand.</Trans>
        </p>
      )}
    </Dialog>
  )
}

function asForm({ photo, cardId }: { photo: Blob; cardId: string }): FormData {
  const form = new FormData()
  form.append('cardId', cardId)
  form.append('photo', photo, `photo.${photo.type.replace('image/', '')}`)
  return form
}

/** Does something each time that the dialog has closed, in whichever way. */
function useAfter(isOpen: boolean, closed: () => void): void {
  const wasOpen = useRef(isOpen)
  const done = useEffectEvent(closed)
  // Before the page itself looks after a focus that was lost.
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) done()
    wasOpen.current = isOpen
  }, [isOpen])
}
