import type { Locator } from '@playwright/test'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'

/**
 * Reads a QR code as a scanner does: from what can be seen. Poll it, as one holds a phone until it is read: what comes over the page just
 * then, the question about cookies for one, may hide the code for that moment.
 */
export async function scanned(code: Locator): Promise<string | undefined> {
  const { data, width, height } = PNG.sync.read(await code.screenshot())
  return jsQR(new Uint8ClampedArray(data), width, height, { inversionAttempts: 'dontInvert' })?.data
}
