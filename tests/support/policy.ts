import type { BrowserContext } from '@playwright/test'

/** The mark of what the pages themselves report, in the words of the console. */
const mark = 'policy violated:'

/** What a browser says of its own accord about something that a policy stopped. */
const remark = /Content Security Policy|Content-Security-Policy|requires? 'Trusted|Permissions policy violation/i

/**
 * Watches what the pages of a browser attempt against their content security policy, in whatever tab or frame.
 *
 * @returns what was found so far, a line each. Empty it (`length = 0`) where an attempt is the very thing that is tested.
 */
export async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const found: string[] = []
  context.on('console', (message) => {
    const text = message.text()
    if (text.startsWith(mark) || remark.test(text)) found.push(text)
  })
  await context.addInitScript((said) => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event
      console.error(said, effectiveDirective, blockedURI, sample, `${sourceFile}:${lineNumber}`)
    })
  }, mark)
  return found
}
