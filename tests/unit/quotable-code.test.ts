import { expect, test } from 'vitest'
import { quotableCode } from '#src/app/screens/quotable-code.ts'

test.each([
  ['CLI-ACC-001', 'CLI-ACC-001'],
  ['IDP-042', 'IDP-042'],
  ['IDP-042 Votre compte est bloqué.', 'IDP-042 Votre compte est bloqué.'],
  ['IDP-042: l’accès est «\u00a0refusé\u00a0»\u202f!', 'IDP-042: l’accès est «\u00a0refusé\u00a0»\u202f!'],
  ['IDP-7 Wat nu? Bel ons ("vandaag").', 'IDP-7 Wat nu? Bel ons ("vandaag").'],
  ['IDP-7 Even wachten...', 'IDP-7 Even wachten...'],
  ['IDP-042 Voyez evil.example pour la suite.', 'IDP-042'],
  ['IDP-042 https://evil.example', 'IDP-042'],
  ['IDP-042 //evil', 'IDP-042'],
  ['IDP-042 somebody@evil', 'IDP-042'],
  ['IDP-042.evil.example', 'IDP-042'],
  ['IDP-042\n<b>', 'IDP-042'],
  [`IDP-042 ${'long '.repeat(60)}`, 'IDP-042'],
  ['IDP-evil.example', undefined],
  ['Call us.', undefined],
  ['access_denied', undefined],
  ['', undefined],
  [undefined, undefined],
])('of the code %j in an address, %j is shown', (code, shown) => expect(quotableCode(code)).toBe(shown))
