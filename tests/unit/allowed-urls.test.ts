import { describe, expect, test } from 'vitest'
import { isAllowed } from '#src/api/allowed-urls.ts'

const allowed = ['https://api.kinora-fr.example/api/*', 'https://api.kinora-fr.example/status']

describe('the bearer goes to', () => {
  test.each([
    'https://api.kinora-fr.example/api/accounts/me',
    'https://api.kinora-fr.example/api/ec/ebillet?language=fr#top',
    'https://api.kinora-fr.example:443/api/settings',
    'HTTPS://API.KINORA-FR.EXAMPLE/api/settings',
    'https://api.kinora-fr.example/status',
    'https://api.kinora-fr.example/status?deep=1#x',
  ])('%s', (url) => expect(isAllowed(url, allowed)).toBe(true))
})

describe('the bearer does not go to', () => {
  test.each([
    'https://api.kinora-fr.example.evil.example/api/accounts/me',
    'https://evil.example/api/accounts/me',
    'https://evil.example/https://api.kinora-fr.example/api/',
    'https://api-kinora-fr.example/api/accounts/me',
    'https://apikinora-fr.example/api/accounts/me',
    'https://xapi.kinora-fr.example/api/accounts/me',
    'https://api.kinora-fr.example@evil.example/api/accounts/me',
    'https://evil.example@api.kinora-fr.example/api/accounts/me',
    'https://user:secret@api.kinora-fr.example/api/accounts/me',
    'https://api.kinora-fr.example:8443/api/accounts/me',
    'http://api.kinora-fr.example/api/accounts/me',
    'https://api.kinora-fr.example/apis/accounts/me',
    'https://api.kinora-fr.example/api/../admin',
    'https://api.kinora-fr.example/api/%2e%2e/admin',
    'https://api.kinora-fr.example/api/%2E%2E%2Fadmin',
    'https://api.kinora-fr.example/api%2faccounts/me',
    'https://api.kinora-fr.example/api/..%5cadmin',
    'https://api.kinora-fr.example\\.evil.example/api/accounts/me',
    'https://evil.example#https://api.kinora-fr.example/api/',
    'https://evil.example?https://api.kinora-fr.example/api/',
    'https://api.kinorа-fr.example/api/accounts/me',
    'https://api.kinora-fr.example./api/accounts/me',
    'https://api.kinora-fr.example/status/../api2',
    'https://api.kinora-fr.example/status/',
    '//api.kinora-fr.example/api/accounts/me',
    '/api/accounts/me',
    'javascript:fetch("https://api.kinora-fr.example/api/")',
    'data:text/plain,https://api.kinora-fr.example/api/',
    'file:///api/accounts/me',
    '',
  ])('%s', (url) => expect(isAllowed(url, allowed)).toBe(false))
})

test.each(['*', 'https://*', 'https://api.kinora*', 'https://*.example/*', 'api.kinora-fr.example/*', '/api/*', ''])(
  'the entry "%s" allows nothing',
  (entry) => expect(isAllowed('https://api.kinora-fr.example/api/accounts/me', [entry])).toBe(false),
)
