import { msg } from '@lingui/core/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { confirm } from '#src/app/dialogs/confirm.ts'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { defaultError } from '#src/app/effects/mutation-effects.ts'
import { toasts } from '#src/app/toasts/toasts.ts'

/**
 * The account menu and the language dialog. Few visits open one, so their code comes when they are first asked for. A customer for whom it
 * does not come, as without a network, can sign out all the same.
 */
export function LateDialogs() {
  const { session } = useRouteContext({ from: '__root__' })
  const account = useUrlDialog('account')
  const language = useUrlDialog('language')
  const isAsked = account.isOpen || language.isOpen
  const [dialogs, setDialogs] = useState<typeof import('./site-dialogs.tsx')>()
  const load = useEffectEvent(async () => {
    try {
      setDialogs(await import('./site-dialogs.tsx'))
    } catch {
      await giveUp()
    }
  })

  async function giveUp(): Promise<void> {
    account.close()
    language.close()
    if (!account.isOpen) return void toasts.show({ type: 'error', content: defaultError, closable: true })
    const isLeaving = await confirm({
      title: msg`The menu cannot be loaded.`,
      confirm: msg`Sign out`,
      cancel: msg`Stay signed in`,
    })
    if (isLeaving) session.signOut()
  }

  useEffect(() => {
    if (isAsked && !dialogs) void load()
  }, [isAsked, dialogs])

  return dialogs && <dialogs.SiteDialogs />
}
