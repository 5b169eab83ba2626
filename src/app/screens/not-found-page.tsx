import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { currentLinks } from '#src/app/links/current-links.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { MessagePage } from '#src/ui/message-page.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import { HomeLink } from './home-link.tsx'
import { PlainPage } from './plain-page.tsx'

/** An address that leads nowhere: says so, and offers ways on. */
export function NotFoundPage() {
  const { t } = useLingui()
  const { settings } = useRouter().options.context
  return (
    <PlainPage>
      <MessagePage
        embedded
        title={t`This page is not in the programme.`}
        text={<Trans>The address may be mistyped, or the page has moved.</Trans>}
        actions={
          <>
            <HomeLink className={buttonClass()} />
            <a className={textLinkClass()} href={currentLinks(settings).catalogue.page('movies')}>
              <Trans>See what is on</Trans>
            </a>
          </>
        }
      />
    </PlainPage>
  )
}
