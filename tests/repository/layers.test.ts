import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cruiseSource, rules } from './layers.ts'
import { root, sourceFiles } from './tree.ts'

/** What breaks each rule, file by file: a rule that lets its own example pass watches nothing. */
const trespasses: Record<string, string> = {
  'src/routes/home.tsx': `import '#src/main.tsx'; import './profile.tsx'`,
  'src/routes/profile.tsx': `import './absent.ts'`,
  'src/features/account/card.tsx': `import '#src/routes/home.tsx'; import '#src/features/tickets/list.tsx'; import '#src/route-tree.gen.ts'`,
  'src/features/tickets/list.tsx': `import '#src/api/generated/schema.ts'; import '#scripts/start.ts'`,
  'src/forms/field.tsx': `import '#src/features/tickets/list.tsx'`,
  'src/app/toasts.ts': `import '#src/forms/field.tsx'; import 'node:fs'`,
  'src/api/client.ts': `import '#src/app/toasts.ts'; import '#src/ui/button.tsx'`,
  'src/api/generated/schema.ts': `export const schema = 1`,
  'src/site/market.ts': `import '#src/ui/button.tsx'`,
  'src/ui/button.tsx': `import '#src/site/market.ts'; import '@lingui/react'`,
  'src/main.tsx': `export const main = 1`,
  'src/route-tree.gen.ts': `export const tree = 1`,
  'scripts/start.ts': `export const start = 1`,
  'node_modules/@lingui/react/index.js': `export const react = 1`,
  'package.json': `{ "type": "module", "imports": { "#src/*": "./src/*", "#scripts/*": "./scripts/*" } }`,
}

let found: ICruiseResult
let seeded: ICruiseResult
let scratch: string

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'layers-'))
  for (const [path, text] of Object.entries(trespasses)) {
    await mkdir(dirname(join(scratch, path)), { recursive: true })
    await writeFile(join(scratch, path), text)
  }
  seeded = await cruiseSource(scratch)
  found = await cruiseSource(root)
}, 60_000)

afterAll(() => rm(scratch, { recursive: true, force: true }))

test('the check sees every module of src', () => {
  const modules = new Set(found.modules.map((module) => module.source))
  const written = sourceFiles('src').filter((path) => /\.tsx?$/.test(path))
  expect(written.filter((path) => !modules.has(path))).toEqual([])
  expect(written.length).toBeGreaterThan(0)
})

describe('imports run one way', () => {
  for (const { name, comment } of rules) {
    test(name, () => {
      expect(breaches(found, name), comment).toEqual([])
      expect(breaches(seeded, name).length, 'the check lets the example of a breach pass').toBeGreaterThan(0)
    })
  }
})

function breaches(result: ICruiseResult, rule: string): string[] {
  return result.summary.violations.filter((one) => one.rule.name === rule).map((one) => `${one.from} → ${one.to}`)
}
