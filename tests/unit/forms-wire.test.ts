import { describe, expect, test } from 'vitest'
import { SavedValues } from '#src/forms/saved-values.ts'
import { changedFields, type FormValues, fromWire, toWire } from '#src/forms/wire.ts'

describe('what a form holds, as it is sent', () => {
  test.each([
    ['', null],
    ['   ', null],
    [' Paris ', 'Paris'],
    ['van der', 'van der'],
    [false, false],
    [null, null],
    [['drama'], ['drama']],
  ])('%o is sent as %o', (held, sent) => {
    expect(toWire({ field: held })).toEqual({ field: sent })
  })

  test('what is not there stands in the form as an empty text', () => {
    expect(fromWire({ city: null, country: 'FR', optin: false })).toEqual({ city: '', country: 'FR', optin: false })
  })
})

describe('changed fields', () => {
  test.each<[string, FormValues, FormValues, FormValues]>([
    ['nothing', { city: 'Paris' }, { city: 'Paris' }, {}],
    ['a text', { city: 'Paris', zipCode: '75011' }, { city: 'Lyon', zipCode: '75011' }, { city: 'Lyon' }],
    ['a cleared field', { city: 'Paris' }, { city: null }, { city: null }],
    ['a tick', { optin: true }, { optin: false }, { optin: false }],
    ['equal lists', { interest: { genres: ['a'], events: null } }, { interest: { genres: ['a'], events: null } }, {}],
    ['a longer list', { genres: ['a'] }, { genres: ['a', 'b'] }, { genres: ['a', 'b'] }],
    ['another order', { genres: ['a', 'b'] }, { genres: ['b', 'a'] }, { genres: ['b', 'a'] }],
    ['a list instead of none', { genres: null }, { genres: ['a'] }, { genres: ['a'] }],
    ['an answer instead of an object', { it: { a: 1 } }, { it: 'a' }, { it: 'a' }],
    ['an object instead of an answer', { it: 'a' }, { it: { 0: 'a' } }, { it: { 0: 'a' } }],
    ['an empty object instead of nothing', { it: null }, { it: {} }, { it: {} }],
    ['nothing instead of an empty object', { it: {} }, { it: null }, { it: null }],
    ['an object instead of a list', { it: [] }, { it: {} }, { it: {} }],
  ])('%s', (_case, before, now, changed) => {
    expect(changedFields(before, now)).toEqual(changed)
  })
})

describe('what the server holds, beside what stands in the form', () => {
  const formOf = (values: FormValues) => ({
    values,
    getValues: () => values,
    setValue: (name: string, value: unknown) => {
      values[name] = value
    },
  })

  test('a new copy from the server shows where nothing was typed, and leaves the rest alone', () => {
    const form = formOf({ city: 'Lyon', zipCode: '75011' })
    const saved = new SavedValues({ city: 'Paris', zipCode: '75011' })
    saved.arrive({ city: 'Nice', zipCode: '06000' }, form)
    expect(form.values).toEqual({ city: 'Lyon', zipCode: '06000' })
    expect(saved.changes(form.values)).toEqual({ city: 'Lyon' })
  })

  test('what was accepted counts as saved, in the spelling of the server', async () => {
    const form = formOf({ zipCode: '1012ab' })
    const saved = new SavedValues({ zipCode: '' })
    await saved.save(async () => saved.arrive({ zipCode: '1012 AB' }, form), form)
    expect(form.values).toEqual({ zipCode: '1012 AB' })
    expect(saved.changes(form.values)).toEqual({})
  })

  test('what was typed while it was sent is still to be saved', async () => {
    const form = formOf({ city: 'Lyon' })
    const saved = new SavedValues({ city: 'Paris' })
    await saved.save(async () => form.setValue('city', 'Lille'), form)
    expect(saved.changes(form.values)).toEqual({ city: 'Lille' })
  })

  test.each<[string, FormValues, FormValues]>([
    ['a tick', { optin: true }, { optin: false }],
    ['an entry of a list', { genres: ['drama'] }, { genres: ['drama', 'horror'] }],
  ])(
    'what was taken back while it was sent stays taken back, whatever arrives meanwhile: %s',
    async (_case, before, sent) => {
      const form = formOf({ ...sent })
      const saved = new SavedValues(before)
      const takeBack = () => {
        for (const [name, value] of Object.entries(before)) form.setValue(name, value)
      }
      await saved.save(async () => {
        takeBack()
        saved.arrive(sent, form)
      }, form)
      expect(form.values).toEqual(before)
      expect(saved.changes(form.values)).toEqual(before)
    },
  )

  test('what was taken back while it was sent stays so where it was accepted and the answer was lost', async () => {
    const form = formOf({ optin: false, city: 'Paris' })
    const saved = new SavedValues({ optin: true, city: 'Paris' })
    const lost = saved.save(async () => {
      form.setValue('optin', true)
      throw new Error('lost')
    }, form)
    await expect(lost).rejects.toThrow('lost')
    saved.arrive({ optin: false, city: 'Lyon' }, form)
    expect(form.values).toEqual({ optin: true, city: 'Lyon' })
    expect(saved.changes(form.values)).toEqual({ optin: true })
    saved.arrive({ optin: true, city: 'Lyon' }, form)
    saved.arrive({ optin: false, city: 'Nice' }, form)
    expect(form.values, 'once it is as the server has it, the server goes on').toEqual({ optin: false, city: 'Nice' })
  })

  test('what was accepted after a refusal counts as saved, in the spelling of the server', async () => {
    const form = formOf({ zipCode: '1012' })
    const saved = new SavedValues({ zipCode: '' })
    await expect(saved.save(() => Promise.reject(new Error('refused')), form)).rejects.toThrow('refused')
    form.setValue('zipCode', '1012ab')
    await saved.save(async () => saved.arrive({ zipCode: '1012 AB' }, form), form)
    expect(form.values).toEqual({ zipCode: '1012 AB' })
    expect(saved.changes(form.values)).toEqual({})
  })

  test('what was refused is still to be saved', async () => {
    const form = formOf({ city: 'Lyon' })
    const saved = new SavedValues({ city: 'Paris' })
    await expect(saved.save(() => Promise.reject(new Error('refused')), form)).rejects.toThrow('refused')
    expect(saved.changes(form.values)).toEqual({ city: 'Lyon' })
  })
})
