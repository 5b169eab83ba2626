import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { requireAccount } from '#src/app/router/guards.ts'
import { FailurePage } from '#src/app/screens/failure-page.tsx'
import { returnTarget } from '#src/app/session/return-target.ts'
import { WaitingPage } from '#src/app/session/waiting-page.tsx'
import { RegistrationPage } from '#src/features/account/registration-page.tsx'

/** Somebody who signed in for the first time becomes a customer here; a customer has no business here and goes home. */
export const Route = createFileRoute('/$language/register')({
  validateSearch: ({ target }): { target?: string } => ({ target: typeof target === 'string' ? target : undefined }),
  staticData: { page: 'signup_validation_form', title: msg`Create your account`, category: 'signup' },
  beforeLoad: async (visit) => {
    const { registered } = await requireAccount(visit)
    const { language } = visit.context
    if (registered) throw redirect({ to: '/$language', params: { language }, replace: true })
  },
  component: () => <RegistrationPage target={returnTarget(Route.useSearch().target)} />,
  pendingComponent: WaitingPage,
  errorComponent: FailurePage,
})
