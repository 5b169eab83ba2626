/**
 * The first script of the page, a part of the document itself, before any file of the application has come: it begins what the page begins
 * with, puts the ticket on the home as soon as it is known, for whoever stands in the queue with it, sees to it that neither the focus nor a
 * press is lost with what is drawn anew, and says so where the application cannot start or its files do not come.
 */
import { showBootFailure } from '#src/app/boot/boot-failure.ts'
import { startEarly } from '#src/app/boot/early-start.ts'
import { recoverLostFocus } from '#src/app/focus/lost.ts'
import { setCurrentLanguage } from '#src/app/i18n/current-language.ts'
import { recoverLostPress } from '#src/app/links/lost-press.ts'
import { applyTheme } from '#src/app/theme/theme.ts'
import { earlyTicket } from '#src/features/tickets/early-ticket.ts'

async function first(): Promise<void> {
  const early = await startEarly()
  if (early?.segment !== '') return
  setCurrentLanguage(early.language)
  const bookings = await early.answerTo('/api/ec/ebillet')
  const ticket = Array.isArray(bookings) && earlyTicket(bookings, new Date())
  if (ticket) document.querySelector('.edge')?.append(ticket)
}

/** An error of a file is heard of on its way down to the element. */
function watchFiles(): void {
  const heard = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.matches('body > [rel=stylesheet]')) return askAgain(target)
    if (!(target instanceof HTMLScriptElement && target.type === 'module')) return
    const show = () => {
      if (document.querySelector('#root:empty')) showBootFailure(new Error(`${target.src} did not come.`))
    }
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show)
    else show()
  }
  addEventListener('error', heard, { capture: true })
}

/** A page can be used without the styles of every page, but is no sight: they may have met a network that was changing. */
function askAgain(styles: HTMLLinkElement): void {
  if (areAskedAgain) return
  areAskedAgain = true
  styles.after(styles.cloneNode())
}

let areAskedAgain = false

watchFiles()
addEventListener('portal:boot-failed', ({ detail }) => showBootFailure(detail))
applyTheme()
recoverLostFocus()
recoverLostPress()
// In a frame stands what hands on an answer, or an embedded page: neither is in such a hurry.
if (window.top === window) first().catch(() => undefined) // The application says what went wrong.
