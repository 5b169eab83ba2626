import type { Page } from '@playwright/test'
import { answerTo } from '#tests/support/browser.ts'
import { comeBack } from '#tests/support/come-back.ts'
import { changeSession } from '#tests/support/kept-session.ts'
import { unlink } from '#tests/support/linked-accounts.ts'
import { expect, test, visitorOf, withAuth } from '#tests/support/portal-test.ts'
import { allAnswered } from '#tests/support/under-way.ts'

test.describe('signing in', () => {
  test('a visitor is taken to the sign-in page, in the language of the page, and comes back to where they were going; no code or token is left where it could be read or used again', async ({
    visitor,
    page,
    portal,
  }) => {
    const asked = page.waitForRequest((request) => request.url().includes('/identity/auth?'))
    const answered = page.waitForRequest((request) => new URL(request.url()).pathname === '/callback')
    const exchanged = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/identity/token'),
    )
    await visitor.goTo('/en/profile?from=mail#address')
    await expect(page).toHaveURL(/\/identity\//)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const authorization = new URL((await asked).url()).searchParams
    expect(authorization.get('code_challenge_method')).toBe('S256')
    expect(authorization.get('nonce')).toBeTruthy()
    expect(authorization.get('ui_locales')).toBe('en')

    await visitor.signInAs('pass-holder')
    await expect(page).toHaveURL(`${portal.origin('fr')}/en/profile?from=mail#address`)
    await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
    expect(new URLSearchParams((await exchanged).postData() ?? '').get('code_verifier')).toMatch(/^.{43,}$/)
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), document.cookie, location.href]),
    )
    const { access_token, refresh_token, id_token } = await page.evaluate(() =>
      JSON.parse(sessionStorage.getItem('session') ?? '{}'),
    )
    for (const token of [access_token, refresh_token, id_token]) {
      expect(token).toBeTruthy()
      expect(kept).not.toContain(token)
    }

    await page.goBack()
    expect(page.url()).not.toContain('code=')

    const before = portal.tokenRequests.length
    await page.goto((await answered).url())
    await expect(page).toHaveURL(/\/error\?code=IDP-NR$/)
    expect(portal.tokenRequests).toHaveLength(before)
  })

  test('on the Dutch site it is in Dutch', async ({ visitor, page, portal }) => {
    await visitor.goTo('/', 'nl')
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    await visitor.signInAs('family-nl')
    await expect(page).toHaveURL(`${portal.origin('nl')}/nl`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sanne')
  })
})

test.describe('a sign-in that goes wrong', () => {
  test('an invented state asks for no token and ends on the error page with its code, a refusal by the provider keeps its own, and "login required" is no error', async ({
    visitor,
    page,
    portal,
  }) => {
    await visitor.goTo('/callback?code=invented&state=invented')
    await expect(page).toHaveURL(/\/fr\/error\?code=IDP-NR$/)
    await expect(page.getByText('IDP-NR')).toBeVisible()
    expect(portal.tokenRequests).toHaveLength(0)

    const states: string[] = []
    await page.route('**/identity/auth?*', async (route) => {
      states.push(new URL(route.request().url()).searchParams.get('state') ?? '')
      await route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>The sign-in page</h1>' })
    })
    const signInPage = page.getByRole('heading', { name: 'The sign-in page' })
    await visitor.goTo('/en')
    await expect(signInPage).toBeVisible()
    await visitor.goTo(
      `/callback?error=access_denied&error_description=IDP-042+Votre+compte+est+bloqué.&state=${states.at(-1)}`,
    )
    await expect(page).toHaveURL(/\/error\?code=IDP-042/)
    await expect(page.getByText('IDP-042 Votre compte est bloqué.')).toBeVisible()

    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(signInPage).toBeVisible()
    await visitor.goTo(`/callback?error=login_required&state=${states.at(-1)}`)
    await expect(page.getByRole('heading', { name: 'You are signed out.' })).toBeVisible()
    expect(states, 'the visitor is not sent round again').toHaveLength(2)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(signInPage).toBeVisible()
  })

  test('an id token with a wrong nonce, audience or issuer is turned down', async ({ visitor, page }) => {
    for (const [claim, forged] of Object.entries({
      nonce: 'another',
      aud: 'somebody-else',
      iss: 'https://evil.example',
    })) {
      await test.step(claim, async () => {
        await page.route('**/identity/token', async (route) => {
          const answer = await answerTo(route)
          const tokens = await answer.json()
          const [head, body, signature] = String(tokens.id_token).split('.')
          const claims = { ...JSON.parse(Buffer.from(body ?? '', 'base64url').toString()), [claim]: forged }
          const forgedBody = Buffer.from(JSON.stringify(claims)).toString('base64url')
          await route.fulfill({
            response: answer,
            json: { ...tokens, id_token: [head, forgedBody, signature].join('.') },
          })
        })
        const exchanged = page.waitForResponse('**/identity/token')
        await visitor.goTo('/en')
        // The provider knows who has signed in once.
        if (claim === 'nonce') await visitor.signInAs('pass-holder')
        await exchanged
        await expect(page).toHaveURL(/\/error\?code=IDP-NR$/)
        expect(await page.evaluate(() => sessionStorage.getItem('session'))).toBeNull()
        await page.unroute('**/identity/token')
      })
    }
  })

  test('settings without an identity provider say that it must be specified, and an account that cannot be loaded leads to the error page with CLI-ACC-001', async ({
    visitor,
    page,
    portal,
  }) => {
    portal.prefer.set('getSettings', { example: 'auth-missing' })
    await visitor.goTo('/en')
    await expect(page.getByText('the identity configuration must be specified')).toBeVisible()
    portal.prefer.clear()
    portal.faults.set('getAccount', { status: 500 })
    await page.getByRole('button', { name: 'Try again' }).click()
    await visitor.signInAs('pass-holder')
    await expect(page).toHaveURL(/\/en\/error\?code=CLI-ACC-001$/)
    await expect(page.getByText('CLI-ACC-001')).toBeVisible()
    portal.faults.clear()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Margaux')
  })
})

test.describe('staying signed in', () => {
  test('a token that ran out is renewed without a word, by the refresh token, else by a hidden frame where the settings allow it, else by signing in again', async ({
    visitor,
    page,
    portal,
  }) => {
    const grants = () => portal.tokenRequests.map(({ grantType, outcome }) => `${grantType} ${outcome}`)
    await visitor.comeInAs('pass-holder', '/en/profile')
    const expectPage = () => expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
    await expectPage()
    expect(grants()).toEqual(['authorization_code issued'])

    await test.step('the refresh token is good', async () => {
      await expireToken(page)
      await page.reload()
      await expectPage()
      expect(grants().slice(1)).toEqual(['refresh_token issued'])
    })

    await test.step('it is no longer good', async () => {
      await expireToken(page, { refresh_token: 'forged' })
      await page.reload()
      await expectPage()
      expect(grants().slice(2)).toEqual(['refresh_token refused', 'authorization_code issued'])
    })

    await test.step('there is none, and no frame is allowed', async () => {
      await withAuth(page, { silentFrame: false })
      await expireToken(page, { refresh_token: undefined })
      await page.reload()
      await expectPage()
      expect(grants().slice(4)).toEqual(['authorization_code issued'])
    })
  })

  test('five tabs whose token ran out make one token request, and all stay signed in', async ({
    visitor,
    page,
    portal,
    context,
  }) => {
    await context.clock.install()
    await visitor.comeInAs('pass-holder', '/en')
    const tabs = [page]
    while (tabs.length < 5) {
      const tab = await context.newPage()
      await visitorOf(tab, portal).goTo('/en/profile')
      await expect(tab.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
      // The last part of the page: a reload in the middle of what it asks for would lose the answer, which may be a new token.
      await expect(unlink(tab, 'Google')).toBeVisible()
      tabs.push(tab)
    }
    expect(portal.tokenRequests, 'a new tab joins the session of the others').toHaveLength(1)
    const held = async () => {
      const sessions = await Promise.all(tabs.map((tab) => tab.evaluate(() => sessionStorage.getItem('session'))))
      return [...new Set(sessions.map((session) => JSON.parse(session ?? '{}').access_token))]
    }
    const [old] = await held()
    await context.clock.fastForward('06:00')
    // Time that passes may have a tab ask for something at once.
    await allAnswered(page)
    // Some are looked at again, others begin anew.
    await Promise.all(tabs.map((tab, index) => (index < 3 ? comeBack(tab) : tab.reload())))
    for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(held).toEqual([expect.not.stringContaining(old)])
    expect(portal.tokenRequests).toHaveLength(2)
  })

  test('a tab that missed a renewal may answer first: the tab that made it is heard all the same', async ({
    visitor,
    page,
    portal,
    context,
  }) => {
    const another = async (script: () => void = () => undefined) => {
      const tab = await context.newPage()
      await tab.addInitScript(script)
      await visitorOf(tab, portal).goTo('/en/profile')
      await expect(unlink(tab, 'Google')).toBeVisible()
      return tab
    }
    await visitor.comeInAs('pass-holder', '/en/profile')
    await expect(unlink(page, 'Google')).toBeVisible()
    const missing = await another(missWhatOthersHold)
    const behind = await another()
    await missing.evaluate(() => window.dispatchEvent(new Event('miss')))
    const old = await behind.evaluate(() => sessionStorage.getItem('session') ?? '')
    await expireToken(page)
    await page.reload()
    await expect(unlink(page, 'Google')).toBeVisible()
    expect(portal.tokenRequests).toHaveLength(2)

    await page.evaluate(() => {
      const { postMessage } = BroadcastChannel.prototype
      BroadcastChannel.prototype.postMessage = function (message: unknown) {
        setTimeout(() => postMessage.call(this, message), 100)
      }
    })
    await behind.evaluate((session) => sessionStorage.setItem('session', session), old)
    await expireToken(behind)
    await behind.reload()
    await expect(unlink(behind, 'Google')).toBeVisible()
    expect(portal.tokenRequests).toHaveLength(2)
  })
})

test.describe('signing out', () => {
  test('ends the session in every tab within a second, leads to the catalogue in the language of the page with no token in the address, and Back shows nothing', async ({
    visitor,
    page,
    portal,
    context,
  }) => {
    await visitor.comeInAs('pass-holder', '/en')
    const other = await context.newPage()
    await visitorOf(other, portal).goTo('/en/profile')
    await expect(other.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()

    const leaving = page.waitForRequest((request) => request.url().includes('/session/end?'))
    await page.getByRole('button', { name: /^Margaux.*account menu$/ }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()

    await expect(other.getByRole('heading', { name: 'Your profile' })).toBeHidden({ timeout: 1000 })
    await expect(other.getByRole('heading', { name: 'You are signed out.' })).toBeVisible()
    const left = new URL((await leaving).url())
    expect(left.searchParams.get('post_logout_redirect_uri')).toBe(`${portal.origin('fr')}/en`)
    expect(left.searchParams.get('id_token_hint')).toBeNull()
    // Where it ends: before that, the provider still knows the customer.
    await expect(page.getByRole('button', { name: /^Margaux/ })).toBeVisible()
    for (const tab of [page, other]) expect(await tab.evaluate(() => sessionStorage.getItem('session'))).toBeNull()
    await page.goBack()
    await expect(page).toHaveURL(/\/identity\//)
    await expect(page.getByRole('heading', { name: /Margaux/ })).toBeHidden()
    await other.getByRole('link', { name: 'Sign in' }).click()
    await expect(other).toHaveURL(/\/identity\//)
  })
})

/** A tab that from an event «miss» on does not hear which tokens the others hold, as one does that begins anew just then. */
function missWhatOthersHold(): void {
  let isMissing = false
  addEventListener('miss', () => {
    isMissing = true
  })
  const { addEventListener: listen } = BroadcastChannel.prototype
  BroadcastChannel.prototype.addEventListener = function (type: string, listener: unknown) {
    listen.call(this, type, (event: Event) => {
      const tells = event instanceof MessageEvent && Boolean(event.data.tokens)
      if (typeof listener === 'function' && !(isMissing && tells)) listener(event)
    })
  }
}

/** Makes the tab's access token one that ran out a minute ago. */
async function expireToken(page: Page, changes: Record<string, unknown> = {}): Promise<void> {
  await changeSession(page, { expires_at: Date.now() / 1000 - 60, ...changes })
}
