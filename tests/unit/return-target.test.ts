import { expect, test } from 'vitest'
import { returnTarget } from '#src/app/session/return-target.ts'
import { hostileTargets, sitePaths } from '#tests/support/hostile/return-targets.ts'

const origin = 'https://compte.kinora-fr.example'

test.each(sitePaths)('comes back to %s', (target) => expect(returnTarget(target, origin)).toBe(target))

test.each(hostileTargets)('goes to the start instead of %j', (target) => expect(returnTarget(target, origin)).toBe('/'))
