import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Show } from '#src/api/contract.ts'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { Button } from '#src/ui/button.tsx'
import { playIcon } from '#src/ui/page-icons.ts'
import { playableTrailers } from './trailer-rules.ts'
import { trailersQuery } from './trailers-query.ts'

/** Opens a show's trailer, where there is one. The page that has it shows the `TrailerDialog` too. */
export function TrailerButton({ show: { slug, title } }: { show: Show }) {
  const { t } = useLingui()
  const { openFor } = useUrlDialog('trailer')
  const { data = [] } = useQuery({ ...trailersQuery(), throwOnError: false })
  if (!slug || playableTrailers(data, slug, currentLanguage()).length === 0) return null
  return (
    <Button variant="text" icon={playIcon} aria-label={t`Trailer: ${title}`} onClick={() => openFor(slug)}>
      <Trans>Trailer</Trans>
    </Button>
  )
}
