export function findBrowser(playwrightsOwn: string): string | undefined
export function findShell(playwrightsOwn: string): string | undefined
export function installBrowser(playwrightsOwn: string): string | undefined
