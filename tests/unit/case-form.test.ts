import { expect, test } from 'vitest'
import { caseForm } from '#src/features/support/case-form.ts'
import { answerId } from '#src/features/support/help-places.ts'

const question = { type: 't', topic: 'o', reason: 'r', subject: 's', description: 'd', cinema: 'c' }

test('a question is sent field by field, by the contract’s names, then its files by their own', () => {
  const files = ['a.pdf', 'b.png'].map((name) => ({ id: name, file: new File(['x'], name) }))
  const sent = [...caseForm(question, files)].map(([name, value]) => [name, value instanceof File ? value.name : value])
  const names = ['attachments[]', 'attachments[]']
  expect(sent).toEqual([...Object.entries(question), ...names.map((name, place) => [name, files[place]?.file.name])])
})

test('a field without a value is left out, an empty one is not', () => {
  const form = caseForm({ ...question, reason: '', cinema: undefined }, [])
  expect([...form.keys()]).toEqual(['type', 'topic', 'reason', 'subject', 'description'])
})

test('an answer’s line has an id that the address can name', () => {
  expect(answerId('12')).toBe('answer-12')
})
