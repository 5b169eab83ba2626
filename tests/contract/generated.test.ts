import { readFileSync } from 'node:fs'
import { describe, expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import type { Handlers, Op } from '#scripts/mock-api/call.ts'
import { handlers } from '#scripts/mock-api/handlers.ts'
import { zCaseCreation } from '#src/api/generated/zod.gen.ts'
import { contract } from './support/portal.ts'

const folder = new URL('../../src/api/generated/', import.meta.url)
const types = readFileSync(new URL('schema.ts', folder), 'utf8')
const schemas = readFileSync(new URL('zod.gen.ts', folder), 'utf8')

describe('the generated code', () => {
  test('knows what is in every declared body', () => {
    const bodies = types.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/headers: \{[^}]*\}/g, '')
    expect(bodies.match(/^.*\b(?:unknown|any)\b.*$/gm) ?? []).toEqual([])
    expect(schemas.match(/^.*\bz\.(?:unknown|any)\(.*$/gm) ?? []).toEqual([])
  })

  test('has every operation', () => {
    const missing = contract.operations.filter(({ iid }) => !new RegExp(`^    ${iid}: \\{$`, 'm').test(types))
    expect(missing.map(({ iid }) => iid)).toEqual([])
  })
})

describe('the handlers', () => {
  test('are all of them: one that is missing or misspelt does not compile', () => {
    type Missing = Omit<Required<Handlers>, 'deleteBankCard'>
    type Misspelt = Missing & { deleteBankCart: Required<Handlers>['deleteBankCard'] }
    expectTypeOf<keyof Handlers>().toEqualTypeOf<Op>()
    expectTypeOf<Missing>().not.toExtend<Required<Handlers>>()
    expectTypeOf<Misspelt>().not.toExtend<Required<Handlers>>()
    expect(Object.keys(handlers).sort()).toEqual(contract.operations.map(({ iid }) => iid).sort())
  })
})

describe('the form rules', () => {
  test('take a file for a file, and one that is too large for too large', () => {
    const { 'attachments[]': attachments } = zCaseCreation.shape
    expect(z.safeParse(attachments, [new Blob(['a letter'])]).success).toBe(true)
    expect(z.safeParse(attachments, ['a letter']).success).toBe(false)
    expect(z.safeParse(attachments, [new Blob([new Uint8Array(5_242_881)])]).success).toBe(false)
  })
})
