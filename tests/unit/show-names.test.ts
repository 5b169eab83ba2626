import { describe, expect, test } from 'vitest'
import type { Show } from '#src/api/contract.ts'
import { versionWords as programmeVersion } from '#src/features/catalogue/showing-words.ts'
import { isSameShow, showKey } from '#src/features/shows/show-keys.ts'
import { showOfVisit } from '#src/features/shows/show-of-visit.ts'
import { bookedWhere } from '#src/features/tickets/booking-words.ts'
import { versionWords as ticketVersion } from '#src/features/tickets/version-words.ts'

describe('two shows are the same', () => {
  test.each([
    ['noord', 'SF-1', 'noord', 'SF-1', true],
    ['noord', null, 'noord', 'SF-1', true],
    ['noord', 'SF-1', null, 'SF-1', true],
    ['noord', 'SF-1', 'zuid', 'SF-1', true],
    ['noord', 'SF-1', 'zuid', 'SF-2', false],
    [null, null, null, null, false],
    ['', '', '', '', false],
  ])('%j, %j and %j, %j: %j', (slug, id, otherSlug, otherId, same) => {
    const other = { slug: otherSlug, salesforceShowId: otherId }
    expect(isSameShow({ slug, salesforceShowId: id }, other)).toBe(same)
  })

  test.each([
    ['noord', 'SF-1', 'noord'],
    [null, 'SF-1', 'SF-1'],
    ['', '', 'Noord'],
  ])('in a list, %j or %j is told from others by %s', (slug, salesforceShowId, key) => {
    expect(showKey({ slug, salesforceShowId, title: 'Noord' })).toBe(key)
  })
})

describe('a film that waits for a rating', () => {
  const waiting = { idSpectacle: 'SF-1', name: 'Noord' }
  const unlisted: Show = showOfVisit(waiting, [])

  test('is as much as its name says, where the catalogue does not have it', () => {
    expect(unlisted).toMatchObject({ slug: null, salesforceShowId: 'SF-1', title: 'Noord', movie: true, genres: [] })
    expect(unlisted).toMatchObject({ isNew: false, isComingSoon: false, bookable: false })
  })

  test('is as the catalogue has it, but goes by the name under which it waits', () => {
    const listed = { ...unlisted, slug: 'noord', title: 'Noord (2026)', genres: ['Drama'] }
    const other = { ...listed, salesforceShowId: 'SF-2', title: 'Zuid' }
    expect(showOfVisit(waiting, [other, listed])).toEqual({ ...listed, slug: null })
  })
})

describe('what a cinema calls a version', () => {
  test.each(['VF', 'VOST', 'NL', 'OV', ' vost '])('%j has words of ours', (version) => {
    for (const words of [programmeVersion(version), ticketVersion(version)]) expect(words).toHaveProperty('id')
  })

  test.each(['IMAX', '', 'VFX'])('%j is new, and stays as it is', (version) => {
    expect([programmeVersion(version), ticketVersion(version)]).toEqual([version, version])
  })
})

test('where something was booked has words, but for a place that is new', () => {
  const known = ['web', 'app', 'kiosk', 'desk'].map((place) => bookedWhere(place)?.id)
  expect(new Set(known).size).toBe(4)
  expect(known).not.toContain(undefined)
  expect(bookedWhere('drone')).toBeUndefined()
})
