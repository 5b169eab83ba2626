// After a refused sign-in, the first wrong field is where typing goes on.
document.querySelector('[aria-invalid]')?.focus()
