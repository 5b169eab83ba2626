/** How the page is lit: as the system says, or as the customer chose. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const key = 'theme'

/** The customer's choice, `system` when there is none. */
export function chosenTheme(): Theme {
  try {
    const stored = localStorage.getItem(key)
    return themes.find((theme) => theme === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

/** Lights the page, and remembers it on this device. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(key, theme)
  } catch {
    // Storage is blocked: the choice lasts until the next reload.
  }
  applyTheme(theme)
}

/** Lights the page without remembering. */
export function applyTheme(theme: Theme = chosenTheme()): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
