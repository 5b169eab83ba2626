import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { textLinkClass } from '#src/ui/text-link.ts'
import { SubmitBar } from './submit-bar.tsx'

/** The end of a form that fills a page of the account: saving it, or leaving it for the customer's home. */
export function SaveBar() {
  return (
    <SubmitBar
      label={<Trans>Save</Trans>}
      cancel={
        <Link className={textLinkClass()} to="/$language" params={{ language: currentLanguage() }}>
          <Trans>Cancel</Trans>
        </Link>
      }
    />
  )
}
