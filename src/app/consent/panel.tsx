import { ConsentBar } from './consent-bar.tsx'
import { ConsentPreferencesDialog } from './consent-preferences-dialog.tsx'

/** What asks about cookies: the question along the foot of the window, or the preferences that a link opens. */
export function ConsentPanel({ part }: { part: 'question' | 'preferences' }) {
  return part === 'question' ? <ConsentBar /> : <ConsentPreferencesDialog />
}
