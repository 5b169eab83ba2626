/**
 * The least that the portal could be: its packages, one page with one call, and another one to go to. Nobody signs in, nothing is checked,
 * nothing is styled. What the portal takes longer than this is what the portal is.
 */
import { i18n } from '@lingui/core'
import { I18nProvider, Trans } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { UserManager } from 'oidc-client-ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { footerQuery, interestsQuery, queryClient } from './calls.ts'
import { First } from './first.tsx'

// The portal's routes say these of themselves, and there is one type of a route.
const staticData = { page: null, title: null }

i18n.loadAndActivate({ locale: 'fr', messages: { title: ['Le plancher'] } })

// As in the portal, it is there for whoever signs in.
new UserManager({
  authority: `${location.origin}/identity`,
  client_id: 'floor',
  redirect_uri: `${location.origin}/callback`,
})

const root = createRootRoute({
  staticData,
  component: () => (
    <main>
      <h1>
        <Trans id="title" />
      </h1>
      <Outlet />
    </main>
  ),
})
const first = createRoute({
  getParentRoute: () => root,
  path: '/',
  loader: () => queryClient.ensureQueryData(footerQuery()),
  staticData,
  component: First,
})
const second = createRoute({
  getParentRoute: () => root,
  path: '/404',
  loader: () => queryClient.ensureQueryData(interestsQuery()),
  staticData,
  component: lazyRouteComponent(() => import('./second.tsx'), 'Second'),
})
const router = createRouter({ routeTree: root.addChildren([first, second]) })

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no element with the id "root".')
createRoot(container).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>
  </StrictMode>,
)
