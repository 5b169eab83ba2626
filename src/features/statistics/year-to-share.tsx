import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { AccountStatistics } from '#src/api/contract.ts'
import { Button } from '#src/ui/button.tsx'
import { downloadIcon, shareIcon } from '#src/ui/page-icons.ts'
import { Section } from '#src/ui/section.tsx'
import { usePicture } from './use-picture.ts'
import { usePictureWords } from './use-picture-words.ts'
import styles from './year-to-share.module.css'

/** A picture of the year that the customer can make here, look at, and then share or save. */
export function YearToShare({ statistics }: { statistics: AccountStatistics }) {
  const { words, alt } = usePictureWords(statistics)
  const { picture, isBusy, make, share, save } = usePicture(words)
  const actions = useRef<HTMLDivElement>(null)

  // The button that made it is gone: the focus goes to what can be done with it.
  useEffect(() => {
    if (picture) actions.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [picture])

  return (
    <Section title={<Trans>To share</Trans>} layout="margin">
      <div className={styles.picture}>
        {picture && <img className={styles.print} src={picture.url} alt={alt} width="1080" height="1350" />}
        <div className="stack">
          <p className={styles.words}>
            <Trans>
              A picture of these figures, drawn on this device. Nothing is sent to us or to anybody else, and your name
              is not on it.
            </Trans>
          </p>
          {picture ? (
            <div className="row" ref={actions}>
              {share && (
                <Button icon={shareIcon} onClick={share}>
                  <Trans>Share</Trans>
                </Button>
              )}
              <Button variant={share ? 'line' : 'primary'} icon={downloadIcon} onClick={save}>
                <Trans>Save the picture</Trans>
              </Button>
            </div>
          ) : (
            <Button busy={isBusy} onClick={make}>
              <Trans>Make the picture</Trans>
            </Button>
          )}
          <p className="visually-hidden" role="status">
            {picture && <Trans>The picture is ready.</Trans>}
          </p>
        </div>
      </div>
    </Section>
  )
}
