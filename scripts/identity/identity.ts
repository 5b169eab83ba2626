import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import { chooseLanguage, localHost, marketOf } from '../mock-api/market.ts'
import { type Language, type Persona, password } from '../mock-api/personas.ts'
import { socialAccounts } from '../mock-api/seed/identities.ts'
import { type Interaction, type ProvenIdentity, proofAddress, provenBy, refusalAddress } from './elsewhere.ts'
import { errors } from './oidc-provider.ts'
import { errorPage, expiredPage, type SignInTry, signInPage } from './pages.ts'
import { createProvider, type IdentityAccount, issueToken, signInPath } from './provider.ts'
import { socialPage } from './social-page.ts'

/** One call of the token endpoint, as it ended. */
export type TokenRequest = { host: string; grantType: string; outcome: 'issued' | 'refused' }

/** Who can sign in, and for how long. */
export type IdentityOptions = {
  personas: readonly Persona[]
  find: (id: string) => IdentityAccount | undefined
  findByEmail: (email: string) => IdentityAccount | undefined
  /** Told of every sign-in. */
  signedIn?: (id: string) => void
  /** How long an access token is good for. Tests shorten it to see a renewal. */
  accessTokenSeconds?: number
}

/** The OpenID providers of every host that was asked for, behind one door. */
export type Identity = {
  /** Answers everything under /identity; leaves the rest alone and returns false. */
  handle: (req: IncomingMessage, res: ServerResponse) => Promise<boolean>
  /** Whose access token this is, or undefined when it was not given out for this host or has run out. */
  subjectOf: (host: string, token: string) => Promise<string | undefined>
  /** Whose account at another provider an id token of this host's proves, or undefined when it proves none. */
  identityOf: (host: string, token: string) => Promise<ProvenIdentity | undefined>
  /** An access token of somebody for a host, without a sign-in, or undefined when there is nobody of that id. */
  tokenFor: (host: string, id: string) => Promise<string | undefined>
  /** Every use of the token endpoint so far, oldest first: that is how a test sees a single renewal. */
  tokenRequests: TokenRequest[]
}

/** A sign-in that is to be made at another provider. */
type Elsewhere = {
  provider: Provider
  host: string
  details: Interaction
  path: string
  language: Language
  connection: string
}

const mostHosts = 16
const assets: Record<string, { file: string; type: string }> = {
  'sign-in.css': { file: 'sign-in.css', type: 'text/css; charset=utf-8' },
  'submit.js': { file: 'submit.js', type: 'text/javascript; charset=utf-8' },
  'focus.js': { file: 'focus.js', type: 'text/javascript; charset=utf-8' },
  'mark.svg': { file: '../../src/ui/mark.svg', type: 'image/svg+xml' },
  'besley.woff2': { file: '../../src/ui/fonts/besley-latin-wght.woff2', type: 'font/woff2' },
}

/** Strict for every page here: no inline script or style, no other site, and framed by the portal alone. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'self'"

/** Sets up the providers. One is made the first time its host is asked for. */
export function createIdentity(options: IdentityOptions): Identity {
  const providers = new Map<string, { provider: Provider; answer: ReturnType<Provider['callback']> }>()
  const tokenRequests: TokenRequest[] = []

  function providerOf(host: string) {
    const existing = providers.get(host)
    if (existing) return existing
    if (providers.size >= mostHosts) throw new Error(`More than ${mostHosts} host names were used.`)
    const { find, accessTokenSeconds = 300 } = options
    const provider = createProvider({ host, find, accessTokenSeconds })
    const note = (outcome: TokenRequest['outcome']) => (ctx: { oidc?: { params?: { grant_type?: unknown } } }) => {
      tokenRequests.push({ host, grantType: String(ctx.oidc?.params?.grant_type ?? ''), outcome })
    }
    provider.on('grant.success', note('issued'))
    provider.on('grant.error', note('refused'))
    const made = { provider, answer: provider.callback() }
    providers.set(host, made)
    return made
  }

  async function signIn(provider: Provider, host: string, req: IncomingMessage, res: ServerResponse) {
    const market = marketOf(host)
    const chosen = new URL(req.url ?? '/', `http://${host}`).searchParams.get('lang')
    const details = await provider.interactionDetails(req, res).catch((error: unknown) => {
      if (error instanceof errors.SessionNotFound) return undefined
      throw error
    })
    const wish = details?.params.ui_locales
    const locales = typeof wish === 'string' ? wish : undefined
    const language = chooseLanguage(market, chosen, locales)
    if (!details) return page(res, 400, expiredPage(language))
    const path = `${signInPath}${details.uid}`
    if (typeof details.params.connection === 'string') {
      return signInElsewhere(
        { provider, host, details, path, language, connection: details.params.connection },
        req,
        res,
      )
    }
    const show = (status: number, attempt?: SignInTry) =>
      page(res, status, signInPage({ language, market, path, personas: options.personas, ...(attempt && { attempt }) }))
    if (req.method !== 'POST') {
      const hint = details.params.login_hint
      return show(200, typeof hint === 'string' ? { email: hint, wrong: false, missing: [] } : undefined)
    }
    const form = await readForm(req)
    const answer = judge(form, options)
    if ('attempt' in answer) return show(422, answer.attempt)
    options.signedIn?.(answer.id)
    return provider.interactionFinished(req, res, { login: { accountId: answer.id } })
  }

  async function signInElsewhere(at: Elsewhere, req: IncomingMessage, res: ServerResponse) {
    const { provider, host, details, connection, language, path } = at
    const accounts = socialAccounts(connection)
    const leave = async (address: string) => {
      await details.destroy()
      res.writeHead(303, { location: address, 'cache-control': 'no-store' }).end()
    }
    const refuse = (error: string, why: string) => leave(refusalAddress(provider, details, error, why))
    if (accounts.length === 0) return refuse('invalid_request', 'There is no such connection.')
    const form = req.method === 'POST' ? await readForm(req) : undefined
    if (form?.has('refuse')) return refuse('access_denied', 'The customer did not want to.')
    const chosen = accounts.find(({ id }) => id === form?.get('account'))
    if (chosen) return leave(await proofAddress(provider, details, chosen))
    const customer = details.session?.accountId
    return page(
      res,
      form ? 422 : 200,
      socialPage({
        language,
        market: marketOf(host),
        path,
        connection,
        accounts,
        personas: options.personas,
        customer,
      }),
    )
  }

  return {
    tokenRequests,
    async subjectOf(host, token) {
      const made = providers.get(host)
      const subject = (await made?.provider.AccessToken.find(token))?.accountId
      return subject && options.find(subject)?.id // Somebody known elsewhere alone is nobody here.
    },
    async identityOf(host, token) {
      const made = providers.get(host)
      return made && provenBy(made.provider, host, token)
    },
    async tokenFor(host, id) {
      return options.find(id) && issueToken(providerOf(host).provider, host, id)
    },
    async handle(req, res) {
      const url = req.url ?? '/'
      if (!/^\/identity(?:[/?]|$)/.test(url)) return false
      res.setHeader('content-security-policy', policy)
      res.setHeader('x-content-type-options', 'nosniff')
      res.setHeader('referrer-policy', 'no-referrer')
      const host = localHost(req.headers.host)
      if (!host) return page(res, 421, errorPage('en', 'unknown_host'))
      const asset = assets[/^\/identity\/assets\/([\w.-]+)$/.exec(url)?.[1] ?? '']
      if (asset) {
        res.setHeader('content-type', asset.type)
        res.setHeader('cache-control', 'no-cache')
        res.end(await readFile(new URL(asset.file, import.meta.url)))
        return true
      }
      const { provider, answer } = providerOf(host)
      if (url.startsWith(signInPath)) {
        await signIn(provider, host, req, res)
        return true
      }
      Object.assign(req, { originalUrl: url })
      req.url = url.slice('/identity'.length) || '/'
      await answer(req, res)
      return true
    },
  }
}

/** Decides a submitted sign-in: whose it is, or what to show again. The address and the password are judged as one. */
function judge(form: URLSearchParams, options: IdentityOptions): { id: string } | { attempt: SignInTry } {
  const persona = form.get('persona')
  const chosen = persona ? options.find(persona) : undefined
  if (chosen) return { id: chosen.id }
  const email = (form.get('email') ?? '').trim()
  const secret = form.get('password') ?? ''
  const missing = [...(email ? [] : (['email'] as const)), ...(secret ? [] : (['password'] as const))]
  const account = options.findByEmail(email.toLowerCase())
  if (account && secret === password) return { id: account.id }
  return { attempt: { email, missing, wrong: missing.length === 0 } }
}

async function readForm(req: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const chunk of req) {
    text += chunk
    if (text.length > 10_000) break
  }
  return new URLSearchParams(text)
}

function page(res: ServerResponse, status: number, body: string): true {
  res.statusCode = status
  res.setHeader('content-type', 'text/html; charset=utf-8')
  res.setHeader('cache-control', 'no-store')
  res.end(body)
  return true
}
