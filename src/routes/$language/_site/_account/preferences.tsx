import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requireFlag } from '#src/app/router/flag-guard.ts'
import { PreferencesPage } from '#src/features/preferences/preferences-page.tsx'

/** The choices come with the account, which the guard has read. */
export const Route = createFileRoute('/$language/_site/_account/preferences')({
  staticData: { page: 'my_preferences', title: msg`Your notifications` },
  beforeLoad: (visit) => requireFlag(visit, 'notificationsEnabled'),
  component: PreferencesPage,
})
