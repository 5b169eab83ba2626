/**
 * Whether a path is a page that can begin with the kept shell: one of the site itself. Not the way back from the sign-in, and none that
 * stands inside another application.
 */
export function isPage(pathname: string): boolean {
  return /^\/(?:[a-z]{2}(?:\/(?!m(?:\/|$))[\w-]+)*\/?)?$/.test(pathname)
}

/** Whether it is the page of the tickets. */
export function isTicketsPage(pathname: string): boolean {
  return /^\/[a-z]{2}\/tickets\/?$/.test(pathname)
}
