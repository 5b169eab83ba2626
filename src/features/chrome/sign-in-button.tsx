import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { defaultError } from '#src/app/effects/mutation-effects.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { toasts } from '#src/app/toasts/toasts.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './account-tools.module.css'

/** A visitor's way to sign in, and back to the page they are on. */
export function SignInButton() {
  const { session } = useRouteContext({ from: '__root__' })
  const [leaving, setLeaving] = useState(false)

  async function signIn() {
    setLeaving(true)
    try {
      await session.signIn(location.pathname + location.search + location.hash, currentLanguage(), { isOpenPage: true })
    } catch {
      setLeaving(false)
      toasts.show({ type: 'error', content: defaultError, closable: true })
    }
  }

  return (
    <Button className={styles.signIn} icon="user" variant="text" busy={leaving} onClick={signIn}>
      <Trans>Sign in</Trans>
    </Button>
  )
}
