import { Trans } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { hostOf } from '#src/app/embed/host.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { Button, buttonClass } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { backLinkClass } from '#src/ui/text-link.ts'

/** The way out of a page that has one thing to ask: to the customer's home, or for an app that shows the page, its own way of closing it. */
export function LeaveAction({ place }: { place: 'head' | 'end' }) {
  const host = hostOf(useRouter().options.context.settings)
  const isHead = place === 'head'
  if (host.hears) {
    return (
      <Button variant={isHead ? 'text' : 'primary'} onClick={() => host.send('close')}>
        <Trans>Close</Trans>
      </Button>
    )
  }
  return (
    <Link className={isHead ? backLinkClass() : buttonClass()} to="/$language" params={{ language: currentLanguage() }}>
      {isHead && <Icon name="back" />}
      {isHead ? <Trans>My account</Trans> : <Trans>To my account</Trans>}
    </Link>
  )
}
