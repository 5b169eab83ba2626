import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Notice } from '#src/ui/notice.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import styles from './trailer-player.module.css'
import type { PlayableTrailer } from './trailer-rules.ts'

/** A trailer that the browser plays by itself. Nothing of it is loaded before it is started. */
export function FilePlayer({ trailer: { source, title, snapshot } }: { trailer: PlayableTrailer }) {
  const { t } = useLingui()
  const [isBroken, setBroken] = useState(false)
  if (isBroken) {
    return (
      <Notice icon="error" role="alert">
        <p>
          <Trans>The trailer cannot be played here.</Trans>
        </p>
        <a className={textLinkClass()} href={source} target="_blank" rel="noopener">
          <Trans>Open it in a new tab</Trans>
        </a>
      </Notice>
    )
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: the contract knows of no captions
    <video
      className={styles.screen}
      src={source}
      poster={snapshot}
      aria-label={t`Trailer: ${title}`}
      controls
      playsInline
      preload="none"
      onError={() => setBroken(true)}
    />
  )
}
