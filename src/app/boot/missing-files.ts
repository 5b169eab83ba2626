/**
 * Watches over the files of the portal, code and styles, that are asked for while a page stands. A newer version may be out, and the files
 * of this one gone: where one does not come that a page or a part of it is drawn from, the router loads the document anew, once for each.
 * It knows code by the browser's message, but neither styles nor whether there is a network, without which the document would be gone too:
 * so such an error gets another message before the router sees it.
 */
export function watchMissingFiles(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (!isMissing(payload)) return // It came, and is broken.
    if (!navigator.onLine) payload.message = outOfReach
    else if (payload.message.startsWith(noStyles)) payload.message = `${noCode}: ${payload.message}`
  })
}

/** Whether a file did not come because there was no network. */
export function isOutOfReach(error: unknown): boolean {
  return error instanceof Error && error.message === outOfReach
}

/**
 * The same where a file that no page is drawn from is missing, for whoever leaves the page or has none to show: it would be lost.
 *
 * @returns never while the document is being loaded anew
 * @throws the error as it is, unless a file is its cause that did not come for the first time
 */
export async function loadAnewFor(error: unknown): Promise<never> {
  const cause = error instanceof Error ? error.cause : undefined
  if (!isMissing(cause) || !isFirst(cause)) throw error
  location.reload()
  return new Promise<never>(() => {})
}

const outOfReach = 'There is no network.'
const noStyles = 'Unable to preload CSS'
const noCode = 'Failed to fetch dynamically imported module'

/** In the words of Vite and of the browsers. */
const missing = new RegExp(
  `^(?:${noStyles}|${noCode}|error loading dynamically imported|Importing a module script failed)`,
)

function isMissing(error: unknown): error is Error {
  return error instanceof Error && missing.test(error.message)
}

/** Not where nothing can be kept: it would go on for ever. */
function isFirst({ message }: Error): boolean {
  try {
    const isKnown = sessionStorage.getItem(message) !== null
    sessionStorage.setItem(message, '1')
    return !isKnown
  } catch {
    return false
  }
}
