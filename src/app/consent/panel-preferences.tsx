import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { safeHref } from '#src/app/links/safe-href.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Checkbox } from '#src/ui/form/choice.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import { consent } from './consent.ts'
import { consentPreferences } from './consent-preferences.ts'
import { recordAnswer } from './record-answer.ts'

/** What cookies are for, one purpose a line, each to be allowed or not. */
export function PanelPreferences() {
  const isOpen = useSyncExternalStore(consentPreferences.subscribe, consentPreferences.isOpen)
  const { t } = useLingui()
  return (
    <Dialog open={isOpen} title={t`Your cookies`} closeLabel={t`Close`} onClose={consentPreferences.close}>
      <Purposes />
    </Dialog>
  )
}

function Purposes() {
  const { t } = useLingui()
  const { settings } = useRouter().options.context
  const [analytics, setAnalytics] = useState(() => consent.analytics() === 'granted')
  const privacy = safeHref(settings.urls.privacy)

  async function save(event: FormEvent) {
    event.preventDefault()
    await recordAnswer({ analytics })
    consentPreferences.close()
  }

  return (
    <form className="stack" onSubmit={save}>
      <div>
        <Checkbox
          checked
          disabled
          readOnly
          label={t`Needed`}
          help={t`They keep you signed in and remember what you chose here. The site does not work without them.`}
        />
        <Checkbox
          checked={analytics}
          onChange={(event) => setAnalytics(event.target.checked)}
          label={t`Statistics`}
          help={t`They count the pages that you open and the kind of pass that you have, so that we can improve this site. Services of other companies may help us with it.`}
        />
      </div>
      <div className="row">
        <Button type="submit">
          <Trans>Save my choice</Trans>
        </Button>
        {privacy && (
          <a className={textLinkClass()} href={privacy}>
            <Trans>How we treat your data</Trans>
          </a>
        )}
      </div>
    </form>
  )
}
