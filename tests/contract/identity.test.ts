import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Portal } from '#scripts/portal.ts'
import { member, send } from './support/client.ts'
import { testPortal } from './support/portal.ts'
import { signIn, tokensOf, Visit } from './support/sign-in.ts'

let portal: Portal

beforeAll(async () => {
  portal = await testPortal()
})
beforeEach(() => portal.reset())
afterAll(() => portal.close())

function claims(token: string): unknown {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

describe('signing in', () => {
  test('a person of the page comes back with a code that is worth an id token with who they are', async () => {
    const visit = new Visit(portal)
    const back = await visit.code({ persona: 'pass-holder' })
    expect(back.get('state')).toBe('the-state')
    const tokens = tokensOf(await visit.exchange(back.get('code') ?? ''))
    expect(claims(tokens.id)).toMatchObject({
      iss: `${portal.origin('fr')}/identity`,
      aud: 'portal-fr',
      sub: 'pass-holder',
      nonce: 'the-nonce',
      email: 'pass-holder@kinora.example',
      email_verified: true,
      given_name: 'Margaux',
    })
    const me = await send(portal, '/api/accounts/me', { token: tokens.access })
    expect(member(me.json(), 'firstname')).toBe('Margaux')
  })

  test('an address and the password do the same, in any case', async () => {
    const visit = new Visit(portal, 'nl')
    const back = await visit.code({ email: ' Family-NL@kinora.example', password: 'kinora' })
    expect(claims(tokensOf(await visit.exchange(back.get('code') ?? '')).id)).toMatchObject({ sub: 'family-nl' })
  })

  test.each<[Record<string, string>, string]>([
    [{ email: 'pass-holder@kinora.example', password: 'wrong' }, 'ne vont pas ensemble'],
    [{ email: '', password: 'kinora' }, 'Indiquez votre adresse e-mail.'],
    [{ email: 'pass-holder@kinora.example', password: '' }, 'Indiquez votre mot de passe.'],
    [{ email: 'nobody@kinora.example', password: 'kinora' }, 'ne vont pas ensemble'],
    [{ persona: 'somebody-else' }, 'Indiquez votre adresse e-mail.'],
  ])('%o is refused with words, and what was typed stays', async (form, words) => {
    const visit = new Visit(portal)
    const page = await visit.follow(visit.authorizePath())
    const again = await visit.ask(page.path, form)
    expect(again.status).toBe(422)
    expect(again.text).toContain(words)
    if (form.email) expect(again.text).toContain(`value="${form.email}"`)
  })

  test('what was typed is text on the page, never markup', async () => {
    const visit = new Visit(portal)
    const page = await visit.follow(visit.authorizePath())
    const again = await visit.ask(page.path, { email: '"><script>alert(1)</script>', password: 'x' })
    expect(again.text).toContain('&lt;script&gt;')
    expect(again.text).not.toContain('<script>alert')
  })

  test.each([
    ['fr', {}, 'lang="fr"', 'Prenez place.'],
    ['nl', {}, 'lang="nl"', 'Neem plaats.'],
    ['fr', { ui_locales: 'en' }, 'lang="en"', 'Take your seat.'],
    ['nl', { ui_locales: 'xx fr-FR' }, 'lang="fr"', 'Prenez place.'],
  ] as const)('on the %s site with %o the page speaks its language', async (market, extra, lang, headline) => {
    const visit = new Visit(portal, market)
    const { answer } = await visit.follow(visit.authorizePath(extra))
    expect(answer.text).toContain(`<html ${lang}>`)
    expect(answer.text).toContain(headline)
  })

  test('without PKCE there is no code, and the plain method is none', async () => {
    const visit = new Visit(portal)
    const without = await visit.follow(visit.authorizePath().replace(/&code_challenge[^&]*/g, ''))
    expect(without.to?.searchParams.get('error')).toBe('invalid_request')
    const plain = await visit.follow(visit.authorizePath({ code_challenge_method: 'plain' }))
    expect(plain.to?.searchParams.get('error')).toBe('invalid_request')
  })

  test('a code is worth nothing with another verifier', async () => {
    const visit = new Visit(portal)
    const code = (await visit.code({ persona: 'empty' })).get('code') ?? ''
    const thief = new Visit(portal)
    expect((await thief.exchange(code)).status).toBe(400)
  })

  test('an address that is not registered is never redirected to', async () => {
    const visit = new Visit(portal)
    const page = await visit.follow(visit.authorizePath({ redirect_uri: 'http://evil.example/callback' }))
    expect(page.answer.status).toBe(400)
    expect(page.answer.text).toContain('La connexion n’a pas abouti.')
  })

  test('a sign-in page that was left open too long says so', async () => {
    const page = await send(portal, '/identity/sign-in/forgotten', { market: 'nl' })
    expect(page.status).toBe(400)
    expect(page.text).toContain('Deze pagina stond te lang open.')
  })

  test('the first sign-in is a first one once', async () => {
    const first = await signIn(portal, 'newcomer')
    const before = await send(portal, '/api/accounts/me', { token: first.access })
    expect(before.json()).toMatchObject({ firstLogin: true, emailVerified: false, registered: false })
    await signIn(portal, 'newcomer')
    const after = await send(portal, '/api/accounts/me', { token: first.access })
    expect(member(after.json(), 'firstLogin')).toBe(false)
  })
})

describe('tokens', () => {
  test('a refresh token is good once, and using it again ends the whole session', async () => {
    const visit = new Visit(portal)
    const first = tokensOf(await visit.exchange((await visit.code({ persona: 'empty' })).get('code') ?? ''))
    const second = tokensOf(await visit.token({ grant_type: 'refresh_token', refresh_token: first.refresh }))
    expect(second.refresh).not.toBe(first.refresh)
    expect((await visit.token({ grant_type: 'refresh_token', refresh_token: first.refresh })).status).toBe(400)
    expect((await visit.token({ grant_type: 'refresh_token', refresh_token: second.refresh })).status).toBe(400)
    expect((await send(portal, '/api/accounts/me', { token: second.access })).status).toBe(401)
  })

  test('every use of the token endpoint is counted', async () => {
    const visit = new Visit(portal)
    const { refresh } = tokensOf(await visit.exchange((await visit.code({ persona: 'empty' })).get('code') ?? ''))
    await visit.token({ grant_type: 'refresh_token', refresh_token: refresh })
    await visit.token({ grant_type: 'refresh_token', refresh_token: 'made-up' })
    const host = `fr.localhost:${portal.port}`
    expect(portal.tokenRequests).toEqual([
      { host, grantType: 'authorization_code', outcome: 'issued' },
      { host, grantType: 'refresh_token', outcome: 'issued' },
      { host, grantType: 'refresh_token', outcome: 'refused' },
    ])
  })

  test('a token of one site is worth nothing on the other', async () => {
    const { access } = await signIn(portal, 'staff', 'nl')
    expect((await send(portal, '/api/accounts/me', { token: access, market: 'nl' })).status).toBe(200)
    expect((await send(portal, '/api/accounts/me', { token: access, market: 'fr' })).status).toBe(401)
  })

  test('an access token runs out when it is told to', async () => {
    const short = await testPortal({ accessTokenSeconds: 7 })
    const visit = new Visit(short)
    const answer = await visit.exchange((await visit.code({ persona: 'empty' })).get('code') ?? '')
    expect(member(answer.json(), 'expires_in')).toBe(7)
    await short.close()
  })
})

describe('a session at the provider', () => {
  test('gives a code without a page while it lasts, and says login_required without one', async () => {
    const visit = new Visit(portal)
    const silent = visit.authorizePath({ prompt: 'none' })
    expect((await visit.follow(silent)).to?.searchParams.get('error')).toBe('login_required')
    await visit.code({ persona: 'empty' })
    expect((await visit.follow(silent)).to?.searchParams.get('code')).toBeTruthy()
  })

  test('ends without a question, by the client and where to go alone, also under a strict policy', async () => {
    const visit = new Visit(portal)
    const { access } = tokensOf(await visit.exchange((await visit.code({ persona: 'empty' })).get('code') ?? ''))
    const home = `${portal.origin('fr')}/en`
    const query = new URLSearchParams({ client_id: 'portal-fr', post_logout_redirect_uri: home })
    const page = await visit.ask(`/identity/session/end?${query}`)
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self'[^;]*;/)
    expect(page.text).not.toMatch(/<script(?![^>]*src="\/identity\/assets\/)/)
    expect(page.text).toContain('<script src="/identity/assets/submit.js"')
    expect((await send(portal, '/identity/assets/submit.js')).text).toContain('document.forms[0]?.submit()')
    const action = /<form[^>]*action="([^"]+)"/.exec(page.text)?.[1] ?? ''
    const fields = [...page.text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
    const form = Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]))
    const left = await visit.follow(new URL(action).pathname, form)
    expect(left.to?.href).toBe(home)
    expect((await visit.follow(visit.authorizePath({ prompt: 'none' }))).to?.searchParams.get('error')).toBe(
      'login_required',
    )
    expect((await send(portal, '/api/accounts/me', { token: access })).status).toBe(401)
  })

  test('signing out twice leads to the same place', async () => {
    const visit = new Visit(portal)
    const home = `${portal.origin('fr')}/fr`
    const query = new URLSearchParams({ client_id: 'portal-fr', post_logout_redirect_uri: home })
    const page = await visit.ask(`/identity/session/end?${query}`)
    const hash = /'(sha256-[^']+)'/.exec(String(page.headers['content-security-policy']))?.[1]
    expect(hash, 'its inline script is allowed by its hash').toBeTruthy()
    expect(page.text).toContain('document.forms[0].submit()')
  })

  test('does not lead anywhere that is not registered', async () => {
    const visit = new Visit(portal)
    const query = new URLSearchParams({ client_id: 'portal-fr', post_logout_redirect_uri: 'http://evil.example/' })
    expect((await visit.ask(`/identity/session/end?${query}`)).status).toBe(400)
  })
})

describe('an account at another provider', () => {
  const toFacebook = { connection: 'facebook', prompt: 'login', scope: 'openid profile' }

  test('is proven by an id token that links it, and nothing else changes', async () => {
    const visit = new Visit(portal)
    const { access } = tokensOf(await visit.exchange((await visit.code({ persona: 'empty' })).get('code') ?? ''))
    const back = await visit.code({ account: 'facebook|3090042' }, toFacebook)
    expect(back.get('state')).toBe('the-state')
    const answer = await visit.exchange(back.get('code') ?? '')
    expect(member(answer.json(), 'refresh_token')).toBeUndefined()
    const { id: proof, access: elsewhere } = tokensOf(answer)
    expect(claims(proof)).toMatchObject({
      iss: `${portal.origin('fr')}/identity`,
      aud: 'portal-fr',
      sub: 'facebook|3090042',
      nonce: 'the-nonce',
      name: 'Lou Petit',
    })
    expect((await send(portal, '/api/accounts/me', { token: elsewhere })).status).toBe(401)
    const silent = await visit.follow(visit.authorizePath({ prompt: 'none' }))
    const still = tokensOf(await visit.exchange(silent.to?.searchParams.get('code') ?? ''))
    expect(claims(still.id)).toMatchObject({ sub: 'empty' })

    const link = (token: string, provider: string) =>
      send(portal, '/api/accounts/me/link', { method: 'POST', token: access, body: { token, provider } })
    expect((await link(proof, 'apple')).json()).toMatchObject({ status: 422, code: 'IDP-TOKEN' })
    const [head, , signature] = proof.split('.')
    const other = Buffer.from(JSON.stringify({ ...Object(claims(proof)), sub: 'facebook|3048227' })).toString(
      'base64url',
    )
    expect((await link(`${head}.${other}.${signature}`, 'facebook')).json()).toMatchObject({ code: 'IDP-TOKEN' })
    expect((await link(still.id, 'facebook')).json()).toMatchObject({ code: 'IDP-TOKEN' })
    expect((await link(proof, 'facebook')).json()).toEqual([
      { provider: 'facebook', icon: 'facebook', account: { id: 'facebook|3090042', name: 'Lou Petit', main: false } },
    ])
  })

  test('is worth nothing on the other site, nor with another verifier', async () => {
    const visit = new Visit(portal)
    const code = (await visit.code({ account: 'facebook|3090042' }, toFacebook)).get('code') ?? ''
    expect((await new Visit(portal).exchange(code)).status).toBe(400)
    const again = (await visit.code({ account: 'facebook|3090042' }, toFacebook)).get('code') ?? ''
    const { id: token } = tokensOf(await visit.exchange(again))
    const { access } = await signIn(portal, 'empty', 'nl')
    const body = { token, provider: 'facebook' }
    const answer = await send(portal, '/api/accounts/me/link', { method: 'POST', token: access, market: 'nl', body })
    expect(answer.json()).toMatchObject({ status: 422, code: 'IDP-TOKEN' })
  })

  test('is one’s own to choose first, and not to be had at a provider that is not offered', async () => {
    const visit = new Visit(portal, 'nl')
    await visit.code({ persona: 'family-nl' })
    const page = await visit.follow(visit.authorizePath({ ...toFacebook, connection: 'google-oauth2' }))
    expect(page.answer.text).toContain('Google (demo)')
    expect(page.answer.text).toMatch(/Jouw account.*Sanne van der Velden.*Van iemand anders.*Margaux/is)
    expect((await visit.ask(page.path, { account: 'facebook|3090042' })).status).toBe(422)
    const refused = await visit.follow(page.path, { refuse: '1' })
    expect(refused.to?.searchParams.get('error')).toBe('access_denied')
    expect(refused.to?.searchParams.get('state')).toBe('the-state')
    const nowhere = await visit.follow(visit.authorizePath({ ...toFacebook, connection: 'myface' }))
    expect(nowhere.to?.searchParams.get('error')).toBe('invalid_request')
  })
})
