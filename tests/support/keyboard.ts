import { expect, type Locator } from '@playwright/test'

/** More than any page has stops, its header and footer included. */
const mostStops = 120

/** Goes to a control as somebody without a mouse does, one stop after the other from where they are. */
export async function tabTo(control: Locator): Promise<void> {
  const page = control.page()
  for (let stops = 0; stops < mostStops; stops++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(control, 'is reached by Tab').toBeFocused()
}
