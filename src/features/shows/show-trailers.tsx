import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { LatePart } from '#src/app/screens/late-part.tsx'
import { Section } from '#src/ui/section.tsx'
import styles from './show-trailers.module.css'
import { TrailerPlayer } from './trailer-player.tsx'
import { playableTrailers } from './trailer-rules.ts'
import { trailersQuery } from './trailers-query.ts'

/** The trailers of a show on its page; nothing where there are none that can be played here. */
export function ShowTrailers({ slug }: { slug: string }) {
  return (
    <LatePart title={<Trans>Trailer</Trans>} layout="margin">
      <Trailers key={slug} slug={slug} />
    </LatePart>
  )
}

function Trailers({ slug }: { slug: string }) {
  const { data } = useSuspenseQuery(trailersQuery())
  const trailers = playableTrailers(data, slug, currentLanguage())
  if (trailers.length === 0) return null
  return (
    <Section title={<Trans>Trailer</Trans>} layout="margin">
      <div className={styles.player}>
        <TrailerPlayer trailers={trailers} isOnPress />
      </div>
    </Section>
  )
}
