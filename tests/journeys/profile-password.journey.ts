import type { Page } from '@playwright/test'
import type { Fault } from '#scripts/mock-api/faults.ts'
import type { Portal } from '#scripts/portal.ts'
import { comeBack } from '#tests/support/come-back.ts'
import { chosen } from '#tests/support/form.ts'
import { callsTo, expect, test } from '#tests/support/portal-test.ts'

const part = (page: Page) => page.getByRole('region', { name: 'How you sign in' })
const send = (page: Page) => part(page).getByRole('button', { name: 'Send me the link' })
const sendAnother = (page: Page) => part(page).getByRole('button', { name: 'Send another link' })
const question = (page: Page) => page.getByRole('dialog', { name: 'Send another link?' })
const isSent = (page: Page) => page.getByRole('status').getByText('We have sent a link to pass-holder@kinora.example.')
const sent = (portal: Portal) => callsTo(portal, 'requestPasswordChange')

test.describe('a link for another password', () => {
  test('that is not sent says so; then it is sent once however often the button is pressed, and a second one only to whoever wants it', async ({
    visitor,
    page,
    portal,
    context,
  }) => {
    test.slow()
    await context.clock.install()
    await visitor.arriveAs('pass-holder', '/en/profile')
    const ours = 'We could not send you the link.'
    const expectWords = async (words: string) => {
      await send(page).click()
      const toast = page.getByRole('alert').getByText(words)
      await expect(toast).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(toast).toBeHidden()
    }
    portal.prefer.set('requestPasswordChange', { example: 'no-password' })
    await expectWords(ours)
    portal.prefer.clear()
    const faults: { fault: Fault; words: string }[] = [
      { fault: { status: 500 }, words: 'Something went wrong on our side.' },
      { fault: { status: 429 }, words: 'That was a lot in a short time.' },
      { fault: { status: 502, html: true }, words: ours },
      { fault: { reset: true }, words: ours },
      { fault: { empty: true }, words: ours },
    ]
    for (const { fault, words } of chosen(faults, { share: 0.6 })) {
      portal.faults.set('requestPasswordChange', fault)
      const before = sent(portal).length
      await expectWords(words)
      // After a connection that is closed without an answer, it is the browser that asks again.
      if (!fault.reset) expect(sent(portal).length - before, 'it is not tried twice').toBeLessThanOrEqual(1)
    }

    portal.faults.clear()
    portal.calls.length = 0
    portal.faults.set('requestPasswordChange', { delayMs: 300 })
    await send(page).dblclick()
    await expect(isSent(page)).toBeVisible()
    await expect(part(page)).toContainText(/A link was sent at \d+:\d\d\. It works for one hour\./)
    expect(sent(portal)).toHaveLength(1)

    await sendAnother(page).click()
    await expect(question(page)).toContainText('The link that we sent before stops working then.')
    await question(page).getByRole('button', { name: 'Use the first one' }).click()
    await expect(sendAnother(page)).toBeFocused()
    await page.reload()
    await sendAnother(page).click()
    await page.keyboard.press('Escape')
    expect(sent(portal), 'a reload makes no difference').toHaveLength(1)
    await sendAnother(page).click()
    await question(page).getByRole('button', { name: 'Send another link' }).click()
    await expect(isSent(page)).toBeVisible()
    expect(sent(portal)).toHaveLength(2)

    await context.clock.fastForward('01:01:00')
    await expect(send(page), 'the link is no good any more').toBeVisible()
  })

  test('is nothing for somebody who signs in with another service alone', async ({ visitor, page, portal }) => {
    // As long as that is not known, the server has to say it.
    portal.faults.set('listIdentities', { status: 500 })
    await visitor.arriveAs('staff', '/en/profile')
    await send(page).click()
    await expect(page.getByRole('alert').getByText('you have no password here')).toBeVisible()

    portal.faults.clear()
    await comeBack(page)
    await expect(part(page)).toContainText('you have no password here')
    await expect(part(page).getByRole('button')).toHaveCount(0)
    await expect(part(page).getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/en/contact')
    await visitor.follow('/en/profile?dialog=change-mail')
    const change = page.getByRole('dialog', { name: 'Change your address' })
    await expect(change).toContainText('you have no password here')
    await expect(change.getByRole('textbox'), 'nor is any asked for').toHaveCount(0)
    expect(sent(portal)).toHaveLength(1)
  })
})
