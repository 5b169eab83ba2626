import { expect, test } from 'vitest'
import { alertsFor } from '#src/features/account/alert-rules.ts'

const alert = (messageContent: string, hour: number, isWarning: boolean, ecAccountType: string | null = null) => ({
  messageContent,
  isWarning,
  updatedAt: `2026-11-21T${String(hour).padStart(2, '0')}:00:00+01:00`,
  ecAccountType,
})

test.each([
  ['nothing to say', [], []],
  ['one warning, then two others', ['w9', 'i8', 'i7', 'i6'], ['w9', 'i8', 'i7']],
  ['a warning comes first even when it is older', ['i12', 'w9'], ['w9', 'i12']],
  ['the latest of two warnings', ['w9', 'w11', 'i8'], ['w11', 'i8']],
  ['no warning leaves no third place', ['i7', 'i9', 'i8'], ['i9', 'i8']],
  ['alerts for another type are nobody else’s', ['w9 staff', 'i8 pro', 'i7'], ['i7']],
  ['alerts for one’s own type', ['w9 pass', 'i8'], ['w9 pass', 'i8']],
  ['a hidden warning does not use up the place of another', ['w11 staff', 'w9'], ['w9']],
] as const)('%s', (_, given, expected) => {
  const alerts = given.map((code) => {
    const [, kind, hour, type] = /^([wi])(\d+)(?: (\w+))?$/.exec(code) ?? []
    return alert(code, Number(hour), kind === 'w', type ?? null)
  })
  expect(alertsFor(alerts, { accountType: 'pass' }).map(({ messageContent }) => messageContent)).toEqual(expected)
})

test('times are compared as instants, not as text', () => {
  const early = { ...alert('early', 0, false), updatedAt: '2026-11-21T23:30:00+02:00' }
  const late = { ...alert('late', 0, false), updatedAt: '2026-11-21T22:00:00Z' }
  expect(alertsFor([early, late], { accountType: 'pass' }).map((one) => one.messageContent)).toEqual(['late', 'early'])
})
