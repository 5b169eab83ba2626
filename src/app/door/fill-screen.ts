let request: Promise<void> = Promise.resolve()

/** Has the page fill the screen, as far as the browser lets it: in answer to a press alone, and on some phones never. */
export function fillScreen(): void {
  // Missing on some phones, whatever the types say.
  request = document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => {}) ?? Promise.resolve()
}

/** @returns resolves once the last press has filled the screen, or could not. */
export function screenSettled(): Promise<void> {
  return request
}
