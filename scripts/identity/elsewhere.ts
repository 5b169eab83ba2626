import type { Provider } from 'oidc-provider'
import { marketOf } from '../mock-api/market.ts'
import { type SocialAccount, socialAccount } from '../mock-api/seed/identities.ts'

/** A sign-in that is under way, as the provider keeps it. */
export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

/** Whose account at another provider a token proves, and since when. */
export type ProvenIdentity = Pick<SocialAccount, 'provider' | 'id' | 'name'> & { at: Date }

/** All that a proof is good for: saying who somebody is elsewhere. It holds no refresh token. */
const scope = 'openid profile'

/**
 * Where a sign-in at another provider leads back to: with a code for an id token that names the account there. The customer's own session
 * here is left as it is, so that they go on as who they are.
 */
export async function proofAddress(provider: Provider, { params }: Interaction, account: SocialAccount) {
  const client = await provider.Client.find(String(params.client_id))
  if (!client) throw new Error(`There is no client "${params.client_id}".`)
  const grant = new provider.Grant({ clientId: client.clientId, accountId: account.id })
  grant.addOIDCScope(scope)
  const code = new provider.AuthorizationCode({
    client,
    accountId: account.id,
    grantId: await grant.save(),
    gty: 'authorization_code',
    scope,
    authTime: Math.floor(Date.now() / 1000),
    redirectUri: String(params.redirect_uri),
    codeChallenge: String(params.code_challenge),
    codeChallengeMethod: String(params.code_challenge_method),
    ...(typeof params.nonce === 'string' && { nonce: params.nonce }),
  })
  return backTo(provider, params, { code: await code.save() })
}

/** Where it leads back to without one. */
export function refusalAddress(
  provider: Provider,
  { params }: Interaction,
  error: string,
  description: string,
): string {
  return backTo(provider, params, { error, error_description: description })
}

function backTo(provider: Provider, params: Interaction['params'], answer: Record<string, string>): string {
  const address = new URL(String(params.redirect_uri))
  const told = { ...answer, ...(typeof params.state === 'string' && { state: params.state }), iss: provider.issuer }
  for (const [name, value] of Object.entries(told)) address.searchParams.set(name, value)
  return address.href
}

/** Whose account an id token of this provider proves; undefined when it is forged, of another provider, or no proof of the kind. */
export async function provenBy(provider: Provider, host: string, token: string): Promise<ProvenIdentity | undefined> {
  const client = await provider.Client.find(`portal-${marketOf(host)}`)
  const read = client && (await provider.IdToken.validate(token, client).catch(() => undefined))
  const { sub, iat } = read?.payload ?? {}
  const account = typeof sub === 'string' ? socialAccount(sub) : undefined
  if (!account || typeof iat !== 'number') return undefined
  const { provider: connection, id, name } = account
  return { provider: connection, id, name, at: new Date(iat * 1000) }
}
