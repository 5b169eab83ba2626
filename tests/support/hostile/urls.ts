/** What may receive the bearer, in the tables below. */
export const allowedUrls = ['https://api.kinora-fr.example/api/*', 'https://api.kinora-fr.example/status']

/** Addresses that it covers. */
export const coveredUrls = [
  'https://api.kinora-fr.example/api/accounts/me',
  'https://api.kinora-fr.example/api/ec/ebillet?language=fr#top',
  'https://api.kinora-fr.example:443/api/settings',
  'HTTPS://API.KINORA-FR.EXAMPLE/api/settings',
  'https://api.kinora-fr.example/status',
  'https://api.kinora-fr.example/status?deep=1#x',
]

/** Addresses that only look like one of them. Whoever thinks of another way to fool a comparison adds it here. */
export const lookAlikeUrls = [
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
  'https://api.kinora-fr.example%2eevil.example/api/accounts/me',
  'https://api.kinora-fr.example%00.evil.example/api/accounts/me',
  'https://[::ffff:127.0.0.1]/api/accounts/me',
  'https:///evil.example/api/accounts/me',
  'wss://api.kinora-fr.example/api/accounts/me',
  'blob:https://api.kinora-fr.example/api/accounts/me',
  'https://api.kinora-fr.example/API/accounts/me',
  'https://api.kinora-fr.example/api',
  'https://api.kinora-fr.example/status%2f..%2fapi',
]

/** Entries of a configuration that must not open anything, however well they are meant. */
export const uselessEntries = [
  '*',
  'https://*',
  'https://api.kinora*',
  'https://*.example/*',
  'api.kinora-fr.example/*',
  '/api/*',
  '',
  'null',
  'javascript:*',
  '//api.kinora-fr.example/api/*',
]
