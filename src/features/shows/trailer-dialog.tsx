import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { LatePart } from '#src/app/screens/late-part.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TrailerPlayer } from './trailer-player.tsx'
import { playableTrailers } from './trailer-rules.ts'
import { trailersQuery } from './trailers-query.ts'

/** The trailer that the address asks for. Closing the dialog takes its player away, and so ends it. */
export function TrailerDialog() {
  const { t } = useLingui()
  const { isOpen, item, close } = useUrlDialog('trailer')
  return (
    <Dialog open={isOpen} title={<Trans>Trailer</Trans>} closeLabel={t`Close`} onClose={close}>
      <LatePart key={item} skeleton={<Skeleton kind="button" />}>
        <TrailerOf slug={item ?? ''} />
      </LatePart>
    </Dialog>
  )
}

function TrailerOf({ slug }: { slug: string }) {
  const { data } = useSuspenseQuery(trailersQuery())
  const trailers = playableTrailers(data, slug, currentLanguage())
  if (trailers.length > 0) return <TrailerPlayer trailers={trailers} />
  return (
    <p>
      <Trans>There is no trailer that we can show here.</Trans>
    </p>
  )
}
