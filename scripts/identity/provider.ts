import { generateKeyPairSync } from 'node:crypto'
import type { Configuration, KoaContextWithOIDC, Provider as ProviderType } from 'oidc-provider'
import { chooseLanguage, marketOf } from '../mock-api/market.ts'
import { socialAccount } from '../mock-api/seed/identities.ts'
import { createMemoryAdapter } from './memory-adapter.ts'
import { Provider } from './oidc-provider.ts'
import { errorPage, signedOutPage, signOutPage } from './pages.ts'

/** What the provider needs to know of the people who can sign in. */
export type IdentityAccount = { id: string; email: string; emailVerified: boolean; givenName: string | undefined }

/** How the provider of one host is set up. */
export type ProviderOptions = {
  host: string
  find: (id: string) => IdentityAccount | undefined
  accessTokenSeconds: number
}

const day = 24 * 60 * 60
const scope = 'openid profile email offline_access'

/** Where the sign-in page of one attempt is, under the issuer's path. */
export const signInPath = '/identity/sign-in/'

function signingKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256', kid: 'demo' }
}

function languageOf(ctx: KoaContextWithOIDC, host: string) {
  const wish = ctx.oidc?.params?.ui_locales
  return chooseLanguage(marketOf(host), typeof wish === 'string' ? wish : undefined)
}

/** Everything a customer could be asked to agree to is agreed to: the portal is the chain's own. */
async function ownGrant(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc
  if (!client || !session?.accountId) return undefined
  const known = ctx.oidc.result?.consent?.grantId ?? session.grantIdFor(client.clientId)
  const found = known ? await provider.Grant.find(known) : undefined
  if (found) return found
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(scope)
  await grant.save()
  return grant
}

function configuration({ host, find, accessTokenSeconds }: ProviderOptions): Configuration {
  const origin = `http://${host}`
  return {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: `portal-${marketOf(host)}`,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        id_token_signed_response_alg: 'ES256',
        redirect_uris: [`${origin}/callback`, `${origin}/silent.html`],
        post_logout_redirect_uris: ['fr', 'nl', 'en'].flatMap((language) => [
          `${origin}/${language}`,
          `${origin}/${language}/signed-out`,
        ]),
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: {
      keys: ['only-a-demonstration'],
      long: { httpOnly: true, sameSite: 'lax', path: '/identity' },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    scopes: scope.split(' '),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'name'] },
    // Which other provider to be sent on to: how somebody shows who they are there, to link it.
    extraParams: ['connection'],
    conformIdTokenClaims: false,
    // A browser names its origin even when it posts to its own.
    clientBasedCORS: (_ctx, asking) => asking === origin,
    pkce: { required: () => true },
    // A proof of who somebody is elsewhere is no session.
    issueRefreshToken: async (_ctx, _client, { accountId }) => !socialAccount(accountId ?? ''),
    rotateRefreshToken: true,
    loadExistingGrant: ownGrant,
    findAccount: (_ctx, id) => {
      const elsewhere = socialAccount(id)
      if (elsewhere) return { accountId: id, claims: async () => ({ sub: id, name: elsewhere.name ?? undefined }) }
      const account = find(id)
      if (!account) return undefined
      return {
        accountId: account.id,
        claims: async () => ({
          sub: account.id,
          email: account.email,
          email_verified: account.emailVerified,
          given_name: account.givenName,
        }),
      }
    },
    interactions: { url: (_ctx, interaction) => `${signInPath}${interaction.uid}` },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = signOutPage(languageOf(ctx, host), form)
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = signedOutPage(languageOf(ctx, host))
        },
      },
    },
    renderError: (ctx, out) => {
      ctx.type = 'html'
      ctx.body = errorPage(languageOf(ctx, host), out.error)
    },
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: 60,
      IdToken: 60 * 60,
      Interaction: 60 * 60,
      RefreshToken: 14 * day,
      Session: 14 * day,
      Grant: 14 * day,
    },
  }
}

/** The OpenID provider of one host. Its issuer is `http://<host>/identity`; nothing is kept outside this process. */
export function createProvider(options: ProviderOptions): ProviderType {
  return new Provider(`http://${options.host}/identity`, configuration(options))
}

/** Gives out an access token for somebody, as a sign-in at this host would. It lives as long as one. */
export async function issueToken(provider: ProviderType, host: string, accountId: string): Promise<string> {
  const client = await provider.Client.find(`portal-${marketOf(host)}`)
  if (!client) throw new Error(`There is no client for ${host}.`)
  const grant = new provider.Grant({ clientId: client.clientId, accountId })
  grant.addOIDCScope(scope)
  const grantId = await grant.save()
  const token = new provider.AccessToken({ client, accountId, grantId, scope, gty: 'authorization_code' })
  return token.save()
}
