import { useRouteContext } from '@tanstack/react-router'
import { AccountDialog } from './account-dialog.tsx'
import { LanguageDialog } from './language-dialog.tsx'

/** The dialogs of the header and the footer. */
export function SiteDialogs() {
  const { session } = useRouteContext({ from: '__root__' })
  return (
    <>
      {session.isSignedIn && <AccountDialog />}
      <LanguageDialog />
    </>
  )
}
