/**
 * Runs before every command, so that each works on a fresh clone: checks Node, installs the packages when they are
 * absent or not those of the lock file and, with `--browser`, sees to a browser for the journeys.
 *
 * Plain JavaScript on Node alone: nothing else is there yet.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findBrowser, installBrowser } from './browser.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

try {
  checkNode()
  installPackages()
  if (process.argv.includes('--browser')) await provideBrowser()
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}

/** Stops on a Node older than package.json asks for: what follows would fail with a riddle. */
function checkNode() {
  const wanted = readJson('package.json').engines.node.replace(/[^\d.]/g, '')
  const [major = 0, minor = 0] = wanted.split('.').map(Number)
  const [haveMajor = 0, haveMinor = 0] = process.versions.node.split('.').map(Number)
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return
  throw new Error(
    `This needs Node ${wanted} or newer, and here is ${process.versions.node}. Install it, or run \`nvm install\`.`,
  )
}

/** Installs when a package of the lock file is absent or of another version. Comparing costs some milliseconds. */
function installPackages() {
  const reason = difference()
  if (reason === undefined) return
  console.log(`Installing the packages (${reason}); this takes about a minute.`)
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (result.status !== 0) {
    throw new Error('The packages could not be installed. npm says why above; `npm ci` tries again.')
  }
}

/** Why the installed packages are not those of the lock file, or `undefined` when they are. */
function difference() {
  if (!existsSync('node_modules/.package-lock.json')) return 'there are none yet'
  const locked = readJson('package-lock.json').packages
  const installed = readJson('node_modules/.package-lock.json').packages
  for (const [path, { version, optional, peer, link }] of Object.entries(locked)) {
    if (path === '' || link) continue
    const have = installed[path]
    // Packages for other platforms are in the lock file and rightly not on the disk.
    if (have === undefined && (optional || peer)) continue
    if (have?.version !== version) return `${path.replace('node_modules/', '')} should be ${version}`
  }
  return undefined
}

/** Finds a browser or installs one. */
async function provideBrowser() {
  const { chromium } = await import('@playwright/test')
  const own = chromium.executablePath()
  if (findBrowser(own)) return
  console.log('No browser was found for the journeys: installing one.')
  if (installBrowser(own)) return
  throw new Error(
    'No browser could be installed for the journeys. Install Chromium or Chrome, then set BROWSER_PATH to its executable.',
  )
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}
