import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { playIcon } from '#src/ui/page-icons.ts'
import { FilePlayer } from './file-player.tsx'
import type { PlayableTrailer } from './trailer-rules.ts'
import { TrailerStill } from './trailer-still.tsx'

/** A trailer that the browser plays by itself, once it is asked for: before that, nothing is asked of where it lies. */
export function PressedFilePlayer({ trailer }: { trailer: PlayableTrailer }) {
  const { t } = useLingui()
  const [isPlaying, setPlaying] = useState(false)
  if (isPlaying) return <FilePlayer trailer={trailer} isPlaying />
  return (
    <>
      <TrailerStill src={trailer.snapshot} />
      <div className="row">
        <Button icon={playIcon} aria-label={t`Play: ${trailer.title}`} onClick={() => setPlaying(true)}>
          <Trans>Play</Trans>
        </Button>
      </div>
    </>
  )
}
