import { describe, expect, test } from 'vitest'
import { ownSession } from '#src/forms/own-session.ts'

/** A session as the form finds it, and as it is once it has been joined again. */
function session(signedIn: string | undefined, restored: string | undefined = signedIn) {
  const found = {
    subject: signedIn,
    isSignedIn: signedIn !== undefined,
    restored: 0,
    async restore() {
      found.restored++
      found.subject = restored
      found.isSignedIn = restored !== undefined
    },
  }
  return found
}

describe('a form is sent in the name of whoever filled it in', () => {
  test('a visitor’s belongs to nobody, and asks for nothing', async () => {
    const nobody = session(undefined)
    await ownSession(nobody, undefined)
    expect(nobody.restored).toBe(0)
  })

  test('the session is as it was', async () => {
    const same = session('sam')
    await ownSession(same, 'sam')
    expect(same.restored).toBe(0)
  })

  test('it ended, and they have signed in anew', async () => {
    await expect(ownSession(session(undefined, 'sam'), 'sam')).resolves.toBeUndefined()
  })

  test.each([
    ['nobody is signed in by now', session(undefined)],
    ['somebody else is', session('kim')],
    ['somebody else has signed in anew', session(undefined, 'kim')],
  ])('it is not sent when %s', async (_, found) => {
    await expect(ownSession(found, 'sam')).rejects.toMatchObject({ code: 'login_required' })
  })
})
