import { useEffect, useEffectEvent, useState } from 'react'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { defaultError } from '#src/app/effects/mutation-effects.ts'
import { toasts } from '#src/app/toasts/toasts.ts'

/** The account menu and the language dialog. Few visits open one, so their code comes when they are first asked for. */
export function LateDialogs() {
  const account = useUrlDialog('account')
  const language = useUrlDialog('language')
  const isAsked = account.isOpen || language.isOpen
  const [dialogs, setDialogs] = useState<typeof import('./site-dialogs.tsx')>()
  const giveUp = useEffectEvent(() => {
    toasts.show({ type: 'error', content: defaultError, closable: true })
    account.close()
    language.close()
  })
  useEffect(() => {
    if (isAsked && !dialogs) import('./site-dialogs.tsx').then(setDialogs, giveUp)
  }, [isAsked, dialogs])
  return dialogs && <dialogs.SiteDialogs />
}
