import { expect, test } from 'vitest'
import { loadContract } from '#scripts/mock-api/contract.ts'
import { dataCopyFile, dataCopyName } from '#src/features/profile/data-copy-file.ts'
import { dataParts } from '#src/features/profile/data-copy-parts.ts'
import { photoText } from '#src/features/profile/photo-text.ts'

test.each([
  ['Kinora', '2026-11-22', 'kinora-data-2026-11-22.json'],
  ['Ciné & Cie', '2028-02-29', 'cin-cie-data-2028-02-29.json'],
])('the file of %s is called after it and the day', (brand, day, name) => {
  expect(dataCopyName(brand, day)).toBe(name)
})

test('the file can be read by a person and a program', async () => {
  const about = { description: 'd', site: 's', createdAt: 'c', language: 'en' }
  const file = dataCopyFile({ about, parts: [{ title: 'visits', answers: [{ call: 'GET /a', answer: ['é', null] }] }] })
  expect(file.type).toBe('application/json')
  const text = await file.text()
  expect(text).toContain('\n  "parts": [')
  expect(JSON.parse(text)).toMatchObject({ about, parts: [{ answers: [{ answer: ['é', null] }] }] })
})

test('no two parts are called the same', () => {
  const titles = dataParts.map(({ title }) => title.message)
  expect(new Set(titles).size).toBe(titles.length)
})

test('there is a part for every read of the contract that is about the customer alone', async () => {
  const { operations } = await loadContract()
  const personal = operations.filter(
    ({ method, path }) => method === 'get' && /^\/api\/(accounts\/me|ec\/ebillet|v4\/client)/.test(path),
  )
  // One of them changes something, one is the same for everybody, two are documents; tickets and visits are one call.
  expect(dataParts).toHaveLength(personal.length - 4 + 1)
})

test.each([
  ['a photo', [0xff, 0xd8, 0xff, 0xe0], 'data:image/jpeg;base64,/9j/4A=='],
  ['a web page', [...'<html>'].map((letter) => letter.charCodeAt(0)), undefined],
  ['what only begins like a JPEG', [0xff, 0xd9, 0xff], undefined],
  ['nothing', [], undefined],
])('%s is written in letters, or refused', async (_case, bytes, text) => {
  const written = photoText(new Blob([new Uint8Array(bytes)]))
  if (text) expect(await written).toBe(text)
  else await expect(written).rejects.toMatchObject({ status: 0 })
})

test.each([undefined, null, {}, '\xff\xd8\xff'])('%j is no photo', async (answer) => {
  await expect(photoText(answer)).rejects.toMatchObject({ status: 0 })
})
