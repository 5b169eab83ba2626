import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { hostOf } from '#src/app/embed/host.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { noPage } from '#src/app/router/page.ts'
import { NotFoundPage } from '#src/app/screens/not-found-page.tsx'
import { isProofAnswer } from '#src/app/session/identity-answer.ts'
import { WaitingPage } from '#src/app/session/waiting-page.tsx'

/** Where the identity provider sends the customer back to. Without an answer of the provider there is nothing here. */
export const Route = createFileRoute('/callback')({
  staticData: noPage,
  beforeLoad: async ({ context, preload }) => {
    const { session, settings } = context
    if (preload || !session.answer) throw notFound()
    const target = isProofAnswer(session.answer)
      ? await (await import('#src/app/session/identity-client.ts')).receiveProof(context)
      : await session.completeSignIn()
    const params = { language: currentLanguage() }
    // The start is the one of the visit so far, whose language is not always the domain's first.
    if (target === '/') throw redirect({ to: '/$language', params, replace: true })
    if (target) throw redirect({ href: target, replace: true })
    const to = hostOf(settings).isEmbedded ? '/$language/error' : '/$language/signed-out'
    throw redirect({ to, params, replace: true })
  },
  pendingMs: 1000,
  pendingComponent: WaitingPage,
  notFoundComponent: NotFoundPage,
})
