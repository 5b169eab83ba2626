// After a refused sign-in, the first wrong field is where typing goes on. Not before the page has gone to its fragment,
// which takes the focus away again.
addEventListener('load', () => document.querySelector('[aria-invalid]')?.focus())
