import { createHash, randomBytes } from 'node:crypto'
import type { Market, PersonaId } from '#scripts/mock-api/personas.ts'
import type { Portal } from '#scripts/portal.ts'
import { member, type Received, send } from './client.ts'

/** What the token endpoint gives out. */
export type Tokens = { access: string; refresh: string; id: string }

/** A browser as far as signing in needs one: it keeps cookies by path, and follows redirects within the provider. */
export class Visit {
  readonly #cookies = new Map<string, { value: string; path: string }>()
  readonly verifier = randomBytes(32).toString('base64url')

  constructor(
    readonly portal: Portal,
    readonly market: Market = 'fr',
  ) {}

  get redirectUri(): string {
    return `${this.portal.origin(this.market)}/callback`
  }

  /** The address a sign-in begins at. */
  authorizePath(extra: Record<string, string> = {}): string {
    const query = new URLSearchParams({
      client_id: `portal-${this.market}`,
      response_type: 'code',
      redirect_uri: this.redirectUri,
      scope: 'openid email profile offline_access',
      state: 'the-state',
      nonce: 'the-nonce',
      code_challenge: createHash('sha256').update(this.verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...extra,
    })
    return `/identity/auth?${query}`
  }

  async ask(path: string, form?: Record<string, string>): Promise<Received> {
    const matching = [...this.#cookies].filter(([, cookie]) => path.startsWith(cookie.path))
    const cookie = matching.map(([name, { value }]) => `${name}=${value}`).join('; ')
    const answer = await send(this.portal, path, {
      market: this.market,
      ...(form && { method: 'POST', body: new URLSearchParams(form).toString() }),
      headers: {
        accept: 'text/html',
        ...(cookie && { cookie }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
    })
    for (const line of answer.headers['set-cookie'] ?? []) this.#keep(line)
    return answer
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/)
    const [name = '', value = ''] = pair.split('=')
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/'
    if (value) this.#cookies.set(name, { value, path })
    else this.#cookies.delete(name)
  }

  /** Follows redirects until a page is shown or the portal is reached; returns that last answer and where it leads. */
  async follow(
    path: string,
    form?: Record<string, string>,
  ): Promise<{ answer: Received; path: string; to: URL | undefined }> {
    let answer = await this.ask(path, form)
    let here = path
    for (let step = 0; step < 6; step += 1) {
      const location = answer.headers.location
      if (!location) return { answer, path: here, to: undefined }
      const to = new URL(location, this.portal.origin(this.market))
      if (!to.pathname.startsWith('/identity')) return { answer, path: here, to }
      here = to.pathname + to.search
      answer = await this.ask(here)
    }
    throw new Error('The sign-in goes round in circles.')
  }

  /** Signs in on the page and comes back with the code. */
  async code(form: Record<string, string>, extra?: Record<string, string>): Promise<URLSearchParams> {
    const page = await this.follow(this.authorizePath(extra))
    const back = await this.follow(page.path, form)
    if (!back.to) throw new Error(`The sign-in stopped at ${back.path} with ${back.answer.status}.`)
    return back.to.searchParams
  }

  token(form: Record<string, string>): Promise<Received> {
    return this.ask('/identity/token', { client_id: `portal-${this.market}`, ...form })
  }

  async exchange(code: string): Promise<Received> {
    const form = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: this.redirectUri,
      code_verifier: this.verifier,
    }
    return this.token(form)
  }
}

/** The tokens in an answer of the token endpoint. */
export function tokensOf(answer: Received): Tokens {
  const body = answer.json()
  const text = (name: string) => String(member(body, name))
  return { access: text('access_token'), refresh: text('refresh_token'), id: text('id_token') }
}

/** Signs somebody in, from the sign-in page to the tokens. */
export async function signIn(portal: Portal, persona: PersonaId, market: Market = 'fr'): Promise<Tokens> {
  const visit = new Visit(portal, market)
  const code = (await visit.code({ persona })).get('code')
  return tokensOf(await visit.exchange(code ?? ''))
}
