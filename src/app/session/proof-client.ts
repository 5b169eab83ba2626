import { ErrorResponse, OidcClient, WebStorageStateStore } from 'oidc-client-ts'
import type { AuthSettings, Settings } from '#src/api/contract.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import type { Site } from '#src/site/resolve-site.ts'
import { identityParameters, isOurs } from './identity-parameters.ts'
import { type IdentityProof, provenProvider } from './identity-proof.ts'
import type { Session } from './session.ts'
import { identityErrorCode } from './session-error.ts'
import { inAttempts, isUnanswered } from './token-attempts.ts'
import { checkReach, checkStorage, tooLong } from './way-out.ts'

/** The customer who visits another provider, and through whom. */
export type ProofContext = {
  auth: AuthSettings
  clientId: string
  /** The customer's id here. The proof is for them alone. */
  subject: string | undefined
}

/**
 * A flow of its own, beside the session's: code and PKCE like a sign-in, but what comes back is a proof of who the customer is elsewhere.
 * The session's tokens are neither asked for nor replaced. What waits for the way back waits in this tab, under names of its own.
 */
function proofClient({ auth, clientId }: ProofContext) {
  const states = new WebStorageStateStore({ store: sessionStorage, prefix: 'proof.' })
  const parameters = identityParameters(auth, clientId)
  return { states, client: new OidcClient({ ...parameters, scope: 'openid profile', stateStore: states }) }
}

/**
 * Leaves for another provider's sign-in page, by way of the identity provider, which comes back to `/callback`. Back leads to the page that
 * is left.
 *
 * @param provider the connection's name at the identity provider.
 * @returns only when the browser has asked about unsaved answers and the customer has stayed.
 * @throws SessionError `storage_blocked`, or `unreachable` when the identity provider does not answer in time.
 */
export async function leaveForProof(provider: string, language: string, context: ProofContext): Promise<void> {
  checkStorage()
  const { client } = proofClient(context)
  await checkReach(context.auth.authorizationEndpoint)
  const { url } = await client.createSigninRequest({
    state: { subject: context.subject },
    url_state: provider,
    nonce: crypto.randomUUID(),
    prompt: 'login',
    ui_locales: language,
    extraQueryParams: { connection: provider },
  })
  // Brought back as it was left, the page would go on waiting.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true })
  const stayed = hasStayed()
  location.assign(url)
  return Promise.race([stayed, tooLong()])
}

/** Ends when the browser has asked whether to leave and, a moment later, the page is still there. */
function hasStayed(): Promise<void> {
  return new Promise((resolve) => {
    const ask = (event: BeforeUnloadEvent) => setTimeout(() => event.defaultPrevented && resolve(), 1000)
    addEventListener('beforeunload', ask, { once: true })
  })
}

/**
 * Keeps what came of a visit to another provider for the page that sent the customer there. The session stays what it was; one that was lost
 * on the way is looked for first, because the proof is for the customer who set out alone.
 *
 * @returns where that page shows it.
 */
export async function receiveProof(visit: { session: Session; settings: Settings; site: Site }): Promise<string> {
  const { session, settings, site } = visit
  const { answer = '' } = session
  const { auth } = settings
  session.answer = undefined
  await session.resume()
  const { subject } = session
  if (auth) session.proof = await fetchProof(answer, { auth, clientId: site.market.identity.clientId, subject })
  return `/${currentLanguage()}/profile#linked-accounts`
}

/** Exchanges the code of an answer for the proof. It works once, for the customer who set out and in the tab in which they did. */
async function fetchProof(answer: string, context: ProofContext): Promise<IdentityProof> {
  const provider = provenProvider(answer) ?? ''
  try {
    const { client, states } = proofClient(context)
    const { state } = await client.readSigninResponseState(answer, true)
    if (Reflect.get(Object(state.data), 'subject') !== (context.subject ?? null))
      throw new Error('Somebody else set out.')
    const { id_token: token, profile } = await inAttempts(async () => {
      await states.set(state.id, state.toStorageString()) // Each attempt uses it up.
      return client.processSigninResponse(answer)
    })
    if (!token || !isOurs(profile, context.auth, context.clientId)) throw new Error('The token is not meant for us.')
    return { provider, token }
  } catch (error) {
    const why = failureOf(error)
    if (why.failure !== 'refused') console.error(error)
    return { provider, ...why }
  }
}

function failureOf(error: unknown): { failure: 'refused' | 'unreachable' } | { failure: 'failed'; code: string } {
  if (isUnanswered(error)) return { failure: 'unreachable' }
  if (error instanceof ErrorResponse) {
    if (error.error === 'access_denied') return { failure: 'refused' }
    if (error.error === 'server_error' || error.error === 'temporarily_unavailable') return { failure: 'unreachable' }
  }
  const message = error instanceof ErrorResponse ? error.error_description : undefined
  return { failure: 'failed', code: identityErrorCode(message ?? '') ?? 'IDP-NR' }
}
