import { describe, expect, test } from 'vitest'
import { isProofAnswer } from '#src/app/session/identity-answer.ts'
import { provenProvider } from '#src/app/session/identity-proof.ts'
import { mainService, servicesOf } from '#src/features/profile/identity-services.ts'

function link(provider: string, { icon = provider, id = `${provider}|1`, main = false } = {}) {
  return { provider, icon, account: { id, name: null, main } }
}

describe('the services to show', () => {
  test.each([
    { name: 'nothing is linked', links: [], shown: ['Facebook', 'Apple', 'Google'] },
    { name: 'one is linked', links: [link('apple')], shown: ['Facebook', 'Apple: apple|1', 'Google'] },
    {
      name: 'they are linked in another order',
      links: [link('google-oauth2'), link('facebook')],
      shown: ['Facebook: facebook|1', 'Apple', 'Google: google-oauth2|1'],
    },
    {
      name: 'one is new here',
      links: [link('itsme'), link('apple')],
      shown: ['Facebook', 'Apple: apple|1', 'Google', 'itsme: itsme|1'],
    },
    {
      name: 'one is linked twice',
      links: [link('apple'), link('apple', { id: 'apple|2' })],
      shown: ['Facebook', 'Apple: apple|1', 'Apple: apple|2', 'Google'],
    },
  ])('where $name', ({ links, shown }) => {
    const services = servicesOf(links)
    expect(services.map(({ name, account }) => (account ? `${name}: ${account.id}` : name))).toEqual(shown)
    expect(new Set(services.map(({ key }) => key)).size).toBe(services.length)
  })

  test('keep their place and their name for the page when one is linked or unlinked', () => {
    const keys = (links: Parameters<typeof servicesOf>[0]) => servicesOf(links).map(({ key }) => key)
    expect(keys([link('facebook')])).toEqual(keys([]))
  })

  test('have a drawing, a neutral one where the icon is new', () => {
    const icons = servicesOf([link('apple', { icon: 'constructor' }), link('google-oauth2', { icon: 'google' })])
    expect(icons.map(({ icon }) => icon)).toEqual(['facebook', 'link', { path: expect.any(String) }])
  })

  test('know the one that the account was made with', () => {
    expect(mainService(servicesOf([link('apple')]))).toBeUndefined()
    expect(mainService(servicesOf([link('apple'), link('itsme', { main: true })]))?.name).toBe('itsme')
  })
})

test.each([
  ['code=1&state=abc%3Bfacebook', 'facebook'],
  ['error=access_denied&state=abc%3Bgoogle-oauth2', 'google-oauth2'],
  ['state=abc;apple&code=1', 'apple'],
  ['code=1%3B2&state=abc', undefined],
  ['code=1&state=abc', undefined],
  ['code=1', undefined],
])('the answer ?%s is about %s', (query, provider) => {
  const answer = `https://compte.kinora-fr.example/callback?${query}`
  expect(provenProvider(answer)).toBe(provider)
  expect(isProofAnswer(answer)).toBe(provider !== undefined)
})
