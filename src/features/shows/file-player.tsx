import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '#src/ui/notice.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import styles from './trailer-player.module.css'
import type { PlayableTrailer } from './trailer-rules.ts'

type FilePlayerProps = {
  trailer: PlayableTrailer
  /** It takes the place of the button that was pressed for it: it begins at once, and has the focus. */
  isPlaying?: boolean
}

/** A trailer that the browser plays by itself. Nothing of it is loaded before it is started. */
export function FilePlayer({ trailer: { source, title, snapshot }, isPlaying = false }: FilePlayerProps) {
  const { t } = useLingui()
  const [isBroken, setBroken] = useState(false)
  const film = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (isPlaying) film.current?.focus()
  }, [isPlaying])
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
      ref={film}
      className={styles.screen}
      src={source}
      poster={snapshot}
      aria-label={t`Trailer: ${title}`}
      controls
      playsInline
      autoPlay={isPlaying}
      preload="none"
      onError={() => setBroken(true)}
    />
  )
}
