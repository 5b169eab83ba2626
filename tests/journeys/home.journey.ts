import { test } from '#tests/support/portal-test.ts'
test('look', async ({ visitor, page, portal }) => {
  await page.route('**/identity/token', async (route) => { 
    const u = new URL(route.request().url()); const host=u.host; u.hostname='127.0.0.1'
    const r = await route.fetch({url: u.href, headers: {...route.request().headers(), host}}); console.log(route.request().postData(), r.status(), await r.text()); await route.fulfill({response:r}) })
  await visitor.arriveAs('pass-holder', '/en')
  await page.waitForLoadState('networkidle')
})
