import { expect, test } from 'vitest'
import { identityErrorCode } from '#src/app/session/session-error.ts'

test.each([
  ['IDP-042', 'IDP-042'],
  ['IDP-', 'IDP-'],
  ['access_denied', 'IDP-NR'],
  ['login required', 'IDP-NR'],
  ['', 'IDP-NR'],
  ['Login required', undefined],
  [null, undefined],
  [undefined, undefined],
])('a refusal saying "%s" is shown as %s', (message, code) => expect(identityErrorCode(message)).toBe(code))
