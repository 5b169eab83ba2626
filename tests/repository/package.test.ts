import { expect, test } from 'vitest'
import { text } from './tree.ts'

type Manifest = {
  engines: { node: string }
  scripts: Record<string, string>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

const manifest: Manifest = JSON.parse(text('package.json'))
const lock: { packages: Record<string, { version?: string; resolved?: string; integrity?: string; link?: boolean }> } =
  JSON.parse(text('package-lock.json'))
const asked = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })

test('every package is asked for in one exact version', () => {
  expect(asked.filter(([, version]) => !/^(?:npm:.+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

test('the lock file holds the versions that are asked for', () => {
  const other = asked.filter(
    ([name, version]) => lock.packages[`node_modules/${name}`]?.version !== version.replace(/^npm:.+@/, ''),
  )
  expect(other, 'run `npm install` and commit package-lock.json').toEqual([])
})

test('the lock file holds a checksum for every package, and no registry but the public one', () => {
  const packages = Object.entries(lock.packages).filter(([path, one]) => path !== '' && !one.link)
  const registry = 'https://registry.npmjs.org/'
  const odd = packages.filter(([, one]) => !one.integrity || !(one.resolved ?? registry).startsWith(registry))
  expect(odd.map(([path]) => path)).toEqual([])
})

test('.nvmrc and package.json ask for the same Node', () => {
  expect(manifest.engines.node).toBe(`>=${text('.nvmrc').trim()}`)
})

test('every command works on a fresh clone: it is preceded by what installs the packages', () => {
  const commands = ['start', 'test', 'dev', 'mock', 'generate', 'contract', 'compare', 'docs', 'bench']
  const bare = commands.filter((name) => !manifest.scripts[`pre${name}`]?.startsWith('node scripts/prepare.mjs'))
  expect(bare).toEqual([])
})
