import 'react-easy-crop/react-easy-crop.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import type { PassCard } from '#src/api/contract.ts'
import { formatPercent } from '#src/app/i18n/page-formats.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { turnIcon } from '#src/ui/page-icons.ts'
import { makePhoto } from './make-photo.ts'
import { type Framing, newDraft, type PhotoDraft } from './photo-draft.ts'
import { PhotoProblemNotice } from './photo-problem.tsx'
import { photoHeight, photoWidth } from './photo-size.ts'
import styles from './photo-steps.module.css'
import { PhotoError, type PhotoProblem, turned } from './picture.ts'
import { useLostFocus } from './use-lost-focus.ts'
import { useObjectUrl } from './use-object-url.ts'

type CropStepProps = {
  card: PassCard
  draft: PhotoDraft
  onDraft: (draft: PhotoDraft) => void
  onFrame: (change: Partial<Framing>) => void
  onBack: () => void
}

/** Which part of the picture is to be the photo. By hand, by keyboard (the arrow keys move it), and turned where a camera was held aside. */
export function CropStep({ card, draft, onDraft, onFrame, onBack }: CropStepProps) {
  const { t } = useLingui()
  const { picture, framing } = draft
  const url = useObjectUrl(picture.file)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<PhotoProblem>()
  const start = useLostFocus<HTMLParagraphElement>()

  async function work(next: () => Promise<PhotoDraft>) {
    setProblem(undefined)
    setBusy(true)
    try {
      onDraft(await next())
    } catch (error) {
      setProblem(error instanceof PhotoError ? error.problem : { kind: 'unreadable' })
    } finally {
      setBusy(false)
    }
  }

  function finish() {
    const { area } = framing
    if (area) void work(async () => ({ ...draft, photo: await makePhoto(picture, area, card) }))
  }

  return (
    <>
      <p ref={start} tabIndex={-1}>
        <Trans>Move the picture until your face fills the frame.</Trans>
      </p>
      <div className={styles.crop}>
        {url && (
          <Cropper
            image={url}
            aspect={photoWidth / photoHeight}
            crop={framing.crop}
            zoom={framing.zoom}
            maxZoom={maxZoom}
            keyboardStep={8}
            showGrid={false}
            disableAutomaticStylesInjection
            // The wheel goes on scrolling the dialog; two fingers on a touchpad enlarge.
            onWheelRequest={(event) => event.ctrlKey}
            onCropChange={(crop) => onFrame({ crop })}
            onZoomChange={(zoom) => onFrame({ zoom })}
            onCropAreaChange={(_share, area) => onFrame({ area })}
            cropperProps={{ role: 'application', 'aria-label': t`Part of the picture. The arrow keys move it.` }}
            classes={{ cropAreaClassName: styles.frame }}
          />
        )}
      </div>
      <div className={styles.tools}>
        <Field label={t`Zoom`}>
          {(ids) => (
            <input
              {...ids}
              className={styles.zoom}
              type="range"
              min={1}
              max={maxZoom}
              step={0.05}
              value={framing.zoom}
              aria-valuetext={formatPercent(framing.zoom * 100)}
              onChange={({ target }) => onFrame({ zoom: target.valueAsNumber })}
            />
          )}
        </Field>
        <Button
          variant="line"
          icon={turnIcon}
          busy={isBusy}
          onClick={() => work(async () => newDraft(await turned(picture)))}
        >
          <Trans>Turn</Trans>
        </Button>
      </div>
      {problem && (
        <div className={styles.told}>
          <PhotoProblemNotice problem={problem} />
        </div>
      )}
      <div className="row">
        <Button busy={isBusy || !framing.area} onClick={finish}>
          <Trans>Continue</Trans>
        </Button>
        <Button variant="text" busy={isBusy} onClick={onBack}>
          <Trans>Another picture</Trans>
        </Button>
      </div>
    </>
  )
}

const maxZoom = 4
