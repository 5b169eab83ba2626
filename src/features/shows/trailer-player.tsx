import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { languageName } from '#src/app/i18n/formats.ts'
import { Segmented } from '#src/ui/segmented.tsx'
import { FilePlayer } from './file-player.tsx'
import styles from './trailer-player.module.css'
import type { PlayableTrailer } from './trailer-rules.ts'
import { YoutubePlayer } from './youtube-player.tsx'

/** Plays a show's trailer. Of several, the first one is ready and the others a press away. @param trailers at least one, the best first. */
export function TrailerPlayer({ trailers }: { trailers: readonly PlayableTrailer[] }) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState(0)
  const trailer = trailers[chosen] ?? trailers[0]
  const wordless = t`Without words`
  if (!trailer) return null
  return (
    <div className={styles.player}>
      {trailers.length > 1 && (
        <Segmented
          legend={t`Which trailer`}
          options={trailers.map(({ language }, place) => ({
            value: String(place),
            label: language === null ? wordless : languageName(language),
          }))}
          value={String(chosen)}
          onChange={(place) => setChosen(Number(place))}
        />
      )}
      {trailer.player === 'youtube' ? (
        <YoutubePlayer key={chosen} trailer={trailer} />
      ) : (
        <FilePlayer key={chosen} trailer={trailer} />
      )}
      <p className={styles.title}>{trailer.title}</p>
    </div>
  )
}
