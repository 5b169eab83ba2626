import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#src/api/query.ts'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { WriteToUs } from '#src/app/screens/write-to-us.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'

/**
 * For a pass that is blocked because of its photo: the way to another one, where no card on the page says so by itself. Without a card that
 * could take one, there is the counter.
 */
export function PhotoWarning() {
  const { data: cards, isPending } = useQuery({ ...apiQuery('/api/accounts/me/cards'), throwOnError: false })
  const { open } = useUrlDialog('photo')
  const inUse = cards?.filter(({ active }) => active) ?? []
  // One that was turned down says why; one that is being looked at needs patience alone.
  if (isPending || inUse.some(({ photoStatus }) => photoStatus === 'KO' || photoStatus === 'PENDING')) return null
  return (
    <Notice
      tone="danger"
      action={
        inUse.length > 0 ? (
          <Button variant="text" onClick={open}>
            <Trans>Choose another photo</Trans>
          </Button>
        ) : (
          <WriteToUs />
        )
      }
    >
      <Trans>
        <strong>The photo on your pass was turned down.</strong> The pass is blocked until there is a new one.
      </Trans>{' '}
      {inUse.length === 0 && <Trans>You can have one taken at the counter of any of our cinemas.</Trans>}
    </Notice>
  )
}
