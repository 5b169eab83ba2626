import { PanelBar } from './panel-bar.tsx'
import { PanelPreferences } from './panel-preferences.tsx'

/** What asks about cookies: the question along the foot of the window, or the preferences that a link opens. */
export function ConsentPanel({ part }: { part: 'question' | 'preferences' }) {
  return part === 'question' ? <PanelBar /> : <PanelPreferences />
}
