import { acceptCategory, acceptedCategory, eraseCookies, reset, run } from 'vanilla-cookieconsent'
import { consent } from './consent.ts'
import { consentCookie } from './consent-cookie.ts'

/**
 * Writes down an answer: when it was given, to which question, under which number, and deletes the cookies of what was refused. The
 * application hears of it through `consent`, also of an answer that another tab has written down already.
 */
export async function writeAnswer({ analytics }: { analytics: boolean }): Promise<void> {
  // The library writes nothing where nothing changes for it, and what it has read may be older than an answer in another tab.
  reset()
  await start()
  acceptCategory(analytics ? ['analytics'] : [])
  // What the measurement behind a tag manager leaves behind.
  if (!analytics) eraseCookies(/^_g(?:a|id|at)/)
  consent.set(acceptedCategory('analytics') ? 'granted' : 'refused')
}

function start(): Promise<void> {
  return run({
    categories: { necessary: { enabled: true, readOnly: true }, analytics: {} },
    cookie: { name: consentCookie.name, expiresAfterDays: consentCookie.days },
    revision: consentCookie.revision,
    // We draw the question ourselves. The library's own markup is made by innerHTML, which our content security policy refuses,
    // so it gets an element that never joins the page, and no words.
    autoShow: false,
    root: document.createElement('div'),
    language: { default: 'en', translations: { en: { consentModal: {}, preferencesModal: { sections: [] } } } },
    // It takes a browser under test for a robot, and would then record nothing.
    hideFromBots: false,
  })
}
