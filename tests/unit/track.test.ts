import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Account } from '#src/api/contract.ts'

/** Puts the code on a page of its own, as a visit does. */
async function visit({ host = 'compte.kinora-fr.example', width = 1280 } = {}) {
  vi.resetModules()
  vi.stubGlobal('location', { hostname: host })
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('dataLayer', undefined)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: width >= Number(/\d+/.exec(query)?.[0]) }))
  const { consent } = await import('#src/app/consent/consent.ts')
  const tracking = await import('#src/app/tracking/track.ts')
  return { consent, ...tracking }
}

const counted = () => globalThis.window.dataLayer

beforeEach(() => vi.unstubAllGlobals())
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['compte.kinora-fr.example', 'prod'],
  ['preprod.compte.kinora-fr.example', 'preprod'],
  ['staging-compte.kinora-fr.example', 'staging'],
  ['uat.mijn.kinora-nl.example', 'uat'],
  ['dev.mijn.kinora-nl.example', 'dev'],
])('on %s the environment is %s', async (host, environment) => {
  const { consent, trackPage } = await visit({ host })
  consent.set('granted')
  trackPage('my_tickets')
  expect(counted()).toEqual([{ event: 'page_view', page: 'my_tickets', platform: 'web-desktop', environment }])
})

test.each([
  [390, 'web-mobile'],
  [959, 'web-mobile'],
  [960, 'web-desktop'],
])('at a width of %i the platform is %s', async (width, platform) => {
  const { consent, track } = await visit({ width })
  consent.set('granted')
  track('profile_saved')
  expect(counted()).toEqual([{ event: 'profile_saved', platform, environment: 'prod' }])
})

test('a page of signing up says so', async () => {
  const { consent, trackPage } = await visit()
  consent.set('granted')
  trackPage('signup_validation_form', 'signup')
  expect(counted()).toMatchObject([{ page: 'signup_validation_form', category: 'signup' }])
})

describe('consent', () => {
  test('without an answer nothing is told, after a yes all that was seen', async () => {
    const { consent, trackPage } = await visit()
    trackPage('my_account_hp')
    expect(counted()).toBeUndefined()
    consent.set('granted')
    trackPage('my_settings')
    expect(counted()?.map(({ page }) => page)).toEqual(['my_account_hp', 'my_settings'])
  })
  test('after a no nothing is told, and what was seen before a later yes stays untold', async () => {
    const { consent, trackPage } = await visit()
    trackPage('my_account_hp')
    consent.set('refused')
    trackPage('my_settings')
    consent.set('granted')
    expect(counted() ?? []).toEqual([])
    trackPage('my_tickets')
    expect(counted()?.map(({ page }) => page)).toEqual(['my_tickets'])
  })
})

describe('of a customer', () => {
  const statistics = {
    event: 'user',
    platform: 'web-desktop',
    environment: 'prod',
    userId: 'pass-holder',
    user_status: 'registered',
    pass_subscription: true,
    newsletter_subscription: true,
    pass_type: 'CINEPASS_DUO',
    loyalty_level: 'gold',
    joint_key: '5e1f7c0a9b',
  }

  test('seven things are told and no other, whatever the account holds', async () => {
    const { consent, trackUser } = await visit()
    consent.set('granted')
    trackUser(example('pass-holder'))
    expect(counted()).toEqual([statistics])
    trackUser(example('unregistered'))
    expect(counted()?.[1]).toMatchObject({ user_status: 'unregistered', pass_subscription: false, pass_type: null })
    expect(Object.keys(counted()?.[1] ?? {}).sort()).toEqual(Object.keys(statistics).sort())
  })
  test('they are told once, and again when one of them has changed', async () => {
    const { consent, trackUser } = await visit()
    consent.set('granted')
    const account = example('pass-holder')
    trackUser(account)
    trackUser({ ...account, firstname: 'Margot', zipCode: '69003' })
    expect(counted()).toHaveLength(1)
    trackUser({ ...account, subscription: false })
    expect(counted()).toHaveLength(2)
  })
  test('somebody who refused and then agreed is told of with the next page', async () => {
    const { consent, trackUser } = await visit()
    consent.set('refused')
    trackUser(example('pass-holder'))
    consent.set('granted')
    trackUser(example('pass-holder'))
    expect(counted()).toEqual([statistics])
  })
})

function example(name: string): Account {
  const file = new URL(`../../openapi/examples/getAccount/${name}.json`, import.meta.url)
  const { value }: { value: Account } = JSON.parse(readFileSync(file, 'utf8'))
  return value
}
