import { pressAtOnce } from '#tests/support/hold.ts'
import { changeSession } from '#tests/support/kept-session.ts'
import { close, failed, goAndChoose, link, row, there, told, unlink, yes } from '#tests/support/linked-accounts.ts'
import { callsTo, expect, test, visitorOf } from '#tests/support/portal-test.ts'

const unanswered = (name: string) =>
  `${name} is not linked: the sign-in service did not answer. Nothing has changed; please try again in a moment.`
const silent = 'The sign-in service is not answering. Nothing has changed; please try again in a moment.'

test.describe('an account that is not linked', () => {
  test('because the customer turned back or stays with what they wrote, because it is somebody else’s, or because the browser keeps nothing, changes nothing', async ({
    visitor,
    page,
    portal,
  }) => {
    await visitor.arriveAs('empty', '/en/profile')
    await link(page, 'Facebook').click()
    await page.getByRole('button', { name: 'Do not link' }).click()
    await close(page, 'Facebook is not linked, because you turned back. Nothing has changed.')
    await expect(link(page, 'Facebook')).toBeVisible()

    await link(page, 'Facebook').click()
    await expect(there(page, 'Facebook')).toBeVisible()
    await page.goBack()
    await expect(row(page, 'Facebook')).toContainText('Not linked')
    await expect(link(page, 'Facebook')).not.toHaveAttribute('aria-busy')

    await goAndChoose(page, 'Facebook', 'Anne-So V.')
    await close(page, 'This account already belongs to another Kinora account.')
    await expect(row(page, 'Facebook')).toContainText('Not linked')
    expect(portal.world.customer('empty')?.account.links).toEqual([])

    await page.getByLabel('First name').fill('Louise')
    page.once('dialog', (dialog) => dialog.dismiss())
    await link(page, 'Facebook').click()
    await expect(link(page, 'Facebook')).toHaveAttribute('aria-busy')
    await expect(link(page, 'Facebook')).not.toHaveAttribute('aria-busy')
    await expect(page.getByLabel('First name')).toHaveValue('Louise')
    await expect(page.getByRole('alert')).toHaveCount(0)

    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError')
      }
    })
    await link(page, 'Facebook').click()
    await close(
      page,
      'Your browser keeps nothing for this site, so you could not come back from there. Allow cookies and site data, then try again.',
    )
    await expect(page.getByLabel('First name')).toHaveValue('Louise')
  })

  test('because the identity provider or the server fails can be tried again, the latter without another visit; a proof that ran out needs one', async ({
    visitor,
    page,
    portal,
  }) => {
    test.slow()
    await visitor.arriveAs('empty', '/en/profile')
    await page.route('**/assets/identity-client*', (route) => route.abort())
    await link(page, 'Apple').click()
    await close(page, silent)
    await page.unroute('**/assets/identity-client*')
    portal.faults.set('identity.auth', { status: 503 })
    const answer = page.waitForResponse(/\/identity\/auth/)
    await link(page, 'Apple').click()
    expect((await answer).status()).toBe(503)
    await close(page, silent)
    portal.faults.clear('identity.auth')

    let asked = 0
    for (const { status, json, words, code, times } of [
      {
        status: 400,
        json: { error: 'invalid_grant', error_description: 'IDP-042' },
        words: failed,
        code: 'IDP-042',
        times: 1,
      },
      { status: 200, json: { access_token: 'a', token_type: 'Bearer' }, words: failed, code: 'IDP-NR', times: 1 },
      { status: 200, json: tokenFor('https://evil.example'), words: failed, code: 'IDP-NR', times: 1 },
      { status: 400, json: { error: 'temporarily_unavailable' }, words: unanswered, code: undefined, times: 1 },
      { status: 0, json: {}, words: unanswered, code: undefined, times: 3 },
    ]) {
      asked = 0
      await page.route('**/identity/token', (route) => {
        asked += 1
        return status === 0 ? route.abort() : route.fulfill({ status, json })
      })
      await goAndChoose(page, 'Apple', 'Lou Petit')
      await expect(told(page, words('Apple'))).toBeVisible()
      if (code) await expect(page.getByText(`Code ${code}`)).toBeVisible()
      await close(page, words('Apple'))
      expect(asked, JSON.stringify(json)).toBe(times)
      await page.unroute('**/identity/token')
    }
    expect(callsTo(portal, 'linkIdentity')).toEqual([])

    const ours = 'We could not link Apple. Nothing has changed; please try again in a moment.'
    portal.faults.set('linkIdentity', { status: 500 })
    await goAndChoose(page, 'Apple', 'Lou Petit')
    await close(page, 'Something went wrong on our side. Nothing was changed.')
    for (const { fault, words } of [
      { fault: { status: 429 }, words: 'That was a lot in a short time. Try again in a minute.' },
      { fault: { status: 502, html: true }, words: ours },
      { fault: { reset: true }, words: ours },
    ]) {
      portal.faults.set('linkIdentity', fault)
      // What is sent again needs no other visit, however fast it is pressed for twice.
      await pressAtOnce(link(page, 'Apple'))
      await close(page, words)
    }
    portal.faults.clear('linkIdentity')
    portal.prefer.set('linkIdentity', { code: 422, example: 'token-expired' })
    await link(page, 'Apple').click()
    await close(page, 'La connexion avec ce service a expiré. Recommencez pour relier votre compte.')
    portal.prefer.clear('linkIdentity')
    await goAndChoose(page, 'Apple', 'Lou Petit')
    await expect(told(page, 'Apple is linked. From now on you can sign in with it too.')).toBeVisible()
  })

  test('because another tab was faster is shown as it is; one of somebody who has signed in meanwhile is not theirs', async ({
    visitor,
    page,
    portal,
    context,
  }) => {
    await visitor.arriveAs('empty', '/en/profile')
    const other = await context.newPage()
    await visitorOf(other, portal).goTo('/en/profile')
    await expect(link(other, 'Facebook')).toBeVisible()
    await link(page, 'Facebook').click()
    await expect(there(page, 'Facebook')).toBeVisible()
    await goAndChoose(other, 'Facebook', 'Lou Petit')
    await expect(unlink(other, 'Facebook')).toBeVisible()
    await page.getByRole('button', { name: 'Lou Petit' }).click()
    await close(page, 'You have already linked an account of this service.')
    await expect(row(page, 'Facebook')).toContainText('Lou Petit')

    await unlink(other, 'Facebook').click()
    await yes(other, 'Facebook').click()
    await expect(link(other, 'Facebook')).toBeVisible()
    await unlink(page, 'Facebook').click()
    await yes(page, 'Facebook').click()
    await close(page, 'This account is not linked to yours, or not any more.')
    await expect(link(page, 'Facebook')).toBeVisible()

    portal.calls.length = 0
    portal.tokenRequests.length = 0
    await link(page, 'Facebook').click()
    await expect(there(page, 'Facebook')).toBeVisible()
    await changeSession(page, { profile: { sub: 'unpaid' } })
    await page.getByRole('button', { name: 'Lou Petit' }).click()
    await expect(told(page, failed('Facebook'))).toBeVisible()
    expect(portal.tokenRequests).toEqual([])
    expect(callsTo(portal, 'linkIdentity')).toEqual([])
  })
})

/** An answer of the token endpoint that is well made, but somebody else's. */
function tokenFor(iss: string): object {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { iss, aud: 'portal-fr', sub: 'apple|1', exp: 4_000_000_000, iat: 1 }
  return { id_token: `${part({ alg: 'ES256' })}.${part(claims)}.x`, access_token: 'a', token_type: 'Bearer' }
}
