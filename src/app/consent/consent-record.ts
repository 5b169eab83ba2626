import { acceptCategory, acceptedCategory, run } from 'vanilla-cookieconsent'
import { consent } from './consent.ts'
import { consentCookie } from './consent-cookie.ts'

/**
 * Writes down an answer: when it was given, to which question, under which number, and deletes the cookies of what was refused. The
 * application hears of it through `consent`.
 */
export async function writeAnswer({ analytics }: { analytics: boolean }): Promise<void> {
  started ??= start()
  await started
  acceptCategory(analytics ? ['analytics'] : [])
}

let started: Promise<void> | undefined

function start(): Promise<void> {
  const tell = () => consent.set(acceptedCategory('analytics') ? 'granted' : 'refused')
  return run({
    categories: {
      necessary: { enabled: true, readOnly: true },
      // What the measurement behind a tag manager leaves behind.
      analytics: { autoClear: { cookies: [{ name: /^_g(?:a|id|at)/ }] } },
    },
    cookie: { name: consentCookie.name, expiresAfterDays: consentCookie.days },
    revision: consentCookie.revision,
    onFirstConsent: tell,
    onChange: tell,
    // We draw the question ourselves. The library's own markup is made by innerHTML, which our content security policy refuses,
    // so it gets an element that never joins the page, and no words.
    autoShow: false,
    root: document.createElement('div'),
    language: { default: 'en', translations: { en: { consentModal: {}, preferencesModal: { sections: [] } } } },
    // It takes a browser under test for a robot, and would then record nothing.
    hideFromBots: false,
  })
}
