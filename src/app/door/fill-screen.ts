/** Has the page fill the screen, as far as the browser lets it: in answer to a press alone, and on some phones never. */
export function fillScreen(): void {
  // Missing on some phones, whatever the types say.
  document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => {})
}
