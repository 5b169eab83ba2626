import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Booking } from '#src/api/contract.ts'
import { copyText } from '#src/app/clipboard/copy-button.tsx'
import { useSiteLinks } from '#src/app/links/use-site-links.ts'
import { toasts } from '#src/app/toasts/toasts.ts'
import { shareIcon } from '#src/ui/page-icons.ts'
import { ActionRow } from './action-row.tsx'

/** Tells friends of the showing: by whatever the device shares with, else by a link that is copied. Nothing where nobody can book online. */
export function ShareAction({ booking: { show, session, cinema } }: { booking: Booking }) {
  const { booking } = useSiteLinks()
  if (!booking) return null
  const url = booking.showtime({ cinemaId: cinema.id, sessionId: session.id })
  return (
    <li>
      <ActionRow
        icon={shareIcon}
        label={<Trans>Share the showing</Trans>}
        note={<Trans>A link to book a seat there too</Trans>}
        onPress={() => void share({ title: show.title, url })}
      />
    </li>
  )
}

async function share(showing: { title: string; url: string }): Promise<void> {
  if ('share' in navigator) {
    try {
      return await navigator.share(showing)
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      // A device that says it shares and then does not: the link can still be copied.
    }
  }
  if (await copyText(showing.url)) toasts.show({ type: 'info', content: msg`The link is copied.` })
}
