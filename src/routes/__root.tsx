import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { type DialogName, parseDialog, parseItem } from '#src/app/dialogs/url-dialog.ts'
import { PageAnnouncer } from '#src/app/router/announcer.tsx'
import { noPage, type RouterContext } from '#src/app/router/page.ts'
import { FailurePage } from '#src/app/screens/failure-page.tsx'
import { LateMessages } from '#src/app/screens/late-messages.tsx'
import { NotFoundPage } from '#src/app/screens/not-found-page.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: ({ dialog, item }): { dialog?: DialogName; item?: string } => ({
    dialog: parseDialog(dialog),
    item: parseItem(item),
  }),
  staticData: noPage,
  component: () => (
    <>
      <PageAnnouncer />
      <Outlet />
      <LateMessages />
    </>
  ),
  errorComponent: FailurePage,
  notFoundComponent: NotFoundPage,
})
