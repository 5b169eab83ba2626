import { hold } from '#tests/support/hold.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { expect, test, withSettings } from '#tests/support/portal-test.ts'
import { add, arrive, dialog, good, isAdded, number, sent, status, watched } from '#tests/support/voucher-form.ts'

test.describe('a form with a check against robots', () => {
  test('is the only place that loads it and asks nothing of the customer: it is checked while it is sent, by keyboard alone too', async ({
    visitor,
    page,
    portal,
  }) => {
    const seen = watched(page)
    await visitor.arriveAs('pass-holder', '/en/profile')
    await expect(page.getByLabel('First name')).toBeVisible()
    await page.getByRole('button', { name: /account menu$/ }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Vouchers and gift cards' }).click()
    const opener = page.getByRole('button', { name: 'Add a voucher' })
    await expect(opener).toBeVisible()
    expect(seen).toEqual({ challenges: 0, solvers: 0 })

    await tabTo(opener)
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await expect(page).toHaveURL(/\?dialog=add-voucher$/)
    await tabTo(number(page))
    await page.keyboard.type('kino 1108 fete')
    expect(seen.challenges, 'before the form is sent').toBe(0)
    await tabTo(add(page))
    await page.keyboard.press('Enter')
    await expect(isAdded(page)).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL(/\/en\/vouchers$/)
    await expect(opener).toBeFocused()
    expect(seen.challenges).toBe(1)
    expect(sent(portal)).toHaveLength(1)

    portal.calls.length = 0
    await opener.click()
    await number(page).fill(good)
    await add(page).click()
    await expect(dialog(page)).toBeHidden()
    expect(seen.challenges).toBe(2)
    expect(sent(portal)).toMatchObject([{ body: { cardNumber: good }, answer: 200 }])
    await expect(page.getByRole('region', { name: 'To spend' }).getByText(good)).toBeVisible()
  })

  test('says when the call fails for another reason, tells a screen reader what is going on, and takes one press for many', async ({
    visitor,
    page,
    portal,
  }) => {
    await arrive(visitor)
    portal.faults.set('addVoucher', { status: 500, times: 1 })
    await number(page).fill(good)
    await add(page).click()
    await expect(dialog(page).getByRole('alert')).toContainText('Something went wrong on our side')
    await expect(number(page)).toHaveValue(good)

    portal.calls.length = 0
    const seen = watched(page)
    const letGo = await hold(page, '**/captcha/challenge')
    await add(page).dblclick()
    await expect(status(page)).toHaveText('Checking that you are not a robot…')
    await expect(add(page)).toHaveAttribute('aria-busy', 'true')
    await number(page).press('Enter')
    const answer = await hold(page, '**/api/accounts/me/voucher')
    await letGo()
    await expect(status(page)).toHaveText('Checked. Sending…')
    await number(page).press('Enter')
    await answer()
    await expect(isAdded(page)).toBeVisible()
    expect(seen.challenges).toBe(1)
    expect(sent(portal)).toHaveLength(1)
  })

  test('sends no proof where the site asks for none, and says that it cannot be sent where the check is one that it does not know', async ({
    visitor,
    page,
    portal,
  }) => {
    await withSettings(page, (settings) => ({ ...settings, captcha: null }))
    portal.prefer.set('addVoucher', { example: 'added' })
    await arrive(visitor)
    const seen = watched(page)
    await number(page).fill(good)
    await add(page).click()
    await expect(isAdded(page)).toBeVisible()
    expect(seen).toEqual({ challenges: 0, solvers: 0 })
    expect(sent(portal)).toMatchObject([{ proof: undefined }])

    await withSettings(page, (settings) => ({
      ...settings,
      captcha: { provider: 'riddle', challengeUrl: 'https://riddle.example/challenge' },
    }))
    portal.calls.length = 0
    await visitor.goTo('/en/vouchers?dialog=add-voucher')
    await expect(dialog(page).getByText('This form cannot be sent here.')).toBeVisible()
    await expect(add(page)).toHaveCount(0)
    await number(page).fill(good)
    await number(page).press('Enter')
    await expect(page.locator(':focus')).toContainText('cannot be sent here')
    await expect(number(page)).toHaveValue(good)
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page)).toBeHidden()
    expect(sent(portal)).toEqual([])
  })
})
