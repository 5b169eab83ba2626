import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { root } from '../test/run.ts'
import { production } from '../vite/production.ts'

/** Where the built floor lies. */
export const floorDir = join(root, 'test-results/bench/floor')

/** Builds the portal into `dist`, as it is delivered. @throws Error with what the build printed */
export function buildPortal(): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0)
    throw new Error(`${stdout}${stderr}\nThe portal could not be built, so there is nothing to measure.`)
}

/** Builds the floor (tests/bench/floor) for the same browsers, compressed in the same way. */
export async function buildFloor(): Promise<void> {
  await build({
    configFile: false,
    root: join(root, 'tests/bench/floor'),
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), production()],
    build: { outDir: floorDir, emptyOutDir: true, modulePreload: { polyfill: false }, sourcemap: false },
  })
}
