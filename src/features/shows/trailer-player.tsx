import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { languageName } from '#src/app/i18n/formats.ts'
import { Segmented } from '#src/ui/segmented.tsx'
import { FilePlayer } from './file-player.tsx'
import { PressedFilePlayer } from './pressed-file-player.tsx'
import styles from './trailer-player.module.css'
import type { PlayableTrailer } from './trailer-rules.ts'
import { YoutubePlayer } from './youtube-player.tsx'

type TrailerPlayerProps = {
  /** At least one, the best first. */
  trailers: readonly PlayableTrailer[]
  /** On a page that is about more than its trailer, a file too is asked for by a press. */
  isOnPress?: boolean
}

/** Plays a show's trailer. Of several, the first one is ready and the others a press away. */
export function TrailerPlayer({ trailers, isOnPress = false }: TrailerPlayerProps) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState(0)
  const trailer = trailers[chosen] ?? trailers[0]
  const wordless = t`Without words`
  // Two in one language go by their titles.
  const isTold = new Set(trailers.map(({ language }) => language)).size === trailers.length
  if (!trailer) return null
  return (
    <div className={styles.player}>
      {trailers.length > 1 && (
        <Segmented
          legend={t`Which trailer`}
          options={trailers.map(({ language, title }, place) => ({
            value: String(place),
            label: isTold ? (language === null ? wordless : languageName(language)) : title,
          }))}
          value={String(chosen)}
          onChange={(place) => setChosen(Number(place))}
        />
      )}
      {trailer.player === 'youtube' ? (
        <YoutubePlayer key={chosen} trailer={trailer} />
      ) : isOnPress ? (
        <PressedFilePlayer key={chosen} trailer={trailer} />
      ) : (
        <FilePlayer key={chosen} trailer={trailer} />
      )}
      <p className={styles.title}>{trailer.title}</p>
    </div>
  )
}
