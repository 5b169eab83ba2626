import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/**
 * Where the journeys' browser is. This file is plain JavaScript because `prepare.mjs` needs it before anything is
 * installed; `browser.d.mts` has its types for the rest.
 */

/** Chromium without windows, as Debian has it. */
const shell = '/usr/bin/chromium-headless-shell'

/** Chromium and its kin where the usual installers put them. */
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * Finds a browser: the one that `BROWSER_PATH` names, Playwright's own, else one that is installed on the machine.
 *
 * @param {string} playwrightsOwn where Playwright would have put its Chromium
 * @returns {string | undefined} the path of its executable
 * @throws when `BROWSER_PATH` names a file that is not there: another browser than the wished one would be a surprise
 */
export function findBrowser(playwrightsOwn) {
  const wished = process.env.BROWSER_PATH
  if (wished) {
    if (existsSync(wished)) return wished
    throw new Error(
      `BROWSER_PATH is ${wished}, but there is no such file. Correct it, or unset it to let one be found.`,
    )
  }
  return [playwrightsOwn, ...usualPlaces].find((path) => path !== '' && existsSync(path))
}

/**
 * Finds a Chromium without windows, which has no camera and no settings but takes two thirds of the time: where there is none, or the
 * wished browser is another, it is that of `findBrowser`.
 *
 * @param {string} playwrightsOwn where Playwright would have put its Chromium
 * @returns {string | undefined} the path of its executable
 */
export function findShell(playwrightsOwn) {
  return process.env.BROWSER_PATH || !existsSync(shell) ? findBrowser(playwrightsOwn) : shell
}

/**
 * Installs a browser: Debian's package where we may (it brings its system libraries), else Playwright's download.
 *
 * @param {string} playwrightsOwn where Playwright puts its Chromium
 * @returns {string | undefined} the path of its executable, or `undefined` when nothing could be installed
 */
export function installBrowser(playwrightsOwn) {
  const root = process.getuid?.() === 0
  const attempts = [
    ...(root && isDebian()
      ? [
          ['apt-get', 'update'],
          ['apt-get', 'install', '-y', 'chromium', 'chromium-headless-shell'],
          // An old Debian has no shell.
          ['apt-get', 'install', '-y', 'chromium'],
        ]
      : []),
    ['npx', 'playwright', 'install', ...(root && existsSync('/usr/bin/apt-get') ? ['--with-deps'] : []), 'chromium'],
  ]
  for (const [command = '', ...args] of attempts) {
    console.log(`> ${command} ${args.join(' ')}`)
    spawnSync(command, args, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    const found = command === 'apt-get' && args[0] === 'update' ? undefined : findBrowser(playwrightsOwn)
    if (found) return found
  }
  return undefined
}

/** Ubuntu's `chromium` package is only a pointer to a snap, which does not run in a container: Debian proper alone counts. */
function isDebian() {
  return existsSync('/etc/os-release') && /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'))
}
