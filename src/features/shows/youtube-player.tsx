import { Trans, useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { Button } from '#src/ui/button.tsx'
import { playIcon } from '#src/ui/page-icons.ts'
import styles from './trailer-player.module.css'
import { type PlayableTrailer, youtubeAddress } from './trailer-rules.ts'
import { TrailerStill } from './trailer-still.tsx'

/** A trailer on YouTube. Nothing is asked of it before a press that says where the film comes from. */
export function YoutubePlayer({ trailer: { source, title, snapshot } }: { trailer: PlayableTrailer }) {
  const { t } = useLingui()
  const [isPlaying, setPlaying] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  // The button that was pressed makes room for the player.
  useLayoutEffect(() => {
    if (isPlaying) frame.current?.focus()
  }, [isPlaying])

  if (isPlaying) {
    return (
      <iframe
        ref={frame}
        className={styles.screen}
        src={youtubeAddress(source, currentLanguage())}
        title={t`YouTube’s player: ${title}`}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        // The player asks who shows it; it may run and open YouTube in a window, and not lead this page elsewhere.
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      />
    )
  }
  return (
    <>
      <TrailerStill src={snapshot} />
      <div className="stack">
        <Button icon={playIcon} data-autofocus onClick={() => setPlaying(true)}>
          <Trans>Play on YouTube</Trans>
        </Button>
        <p className="t-small muted">
          <Trans>The trailer comes from YouTube, which learns of it when you press. Before that, it does not.</Trans>
        </p>
      </div>
    </>
  )
}
