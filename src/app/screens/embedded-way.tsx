import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { hostOf } from '#src/app/embed/host.ts'
import { Button } from '#src/ui/button.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import { HomeLink } from './home-link.tsx'

/**
 * The way on from an embedded page that has nothing to show: whoever shows it closes it, where they hear of it. Nothing inside another page
 * or application leads to pages with a header and a footer; in a browser of its own, the page has the customer's home to go to.
 */
export function EmbeddedWay() {
  const { settings } = useRouter().options.context
  const host = hostOf(settings)
  if (!host.isEmbedded) return <HomeLink className={textLinkClass()} />
  return (
    host.hears && (
      <Button variant="text" onClick={() => host.send('close')}>
        <Trans>Close</Trans>
      </Button>
    )
  )
}
