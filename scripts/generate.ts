import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@hey-api/openapi-ts'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { bundleContract, ContractError, root } from './redocly.ts'

const target = join(root, 'src/api/generated')
const header = '// Generated from openapi/ by `npm run generate`. Do not edit: the next run overwrites it.\n\n'

/** TypeScript types of every path, operation and schema; binary bodies are `Blob`. */
async function types(bundle: string): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode('Blob')
  const nodes = await openapiTS(pathToFileURL(bundle), {
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  })
  return header + astToString(nodes)
}

/** zod/mini schemas of every schema and body. */
async function validators(bundle: string): Promise<string> {
  const scratch = await mkdtemp(join(tmpdir(), 'contract-zod-'))
  try {
    const input = join(scratch, 'bundle.json')
    await writeFile(input, withFiles(await readFile(bundle, 'utf8')))
    await createClient({
      input,
      output: { path: scratch, header: [] },
      plugins: [{ name: 'zod', compatibilityVersion: 'mini', dates: { offset: true } }],
      logs: { level: 'silent', file: false },
    })
    return header + shakable(asFiles(await readFile(join(scratch, 'zod.gen.ts'), 'utf8')))
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/** The generator takes bytes for text. A constant in their place comes out where {@link asFiles} finds it again. */
function withFiles(bundle: string): string {
  const marked = (_key: string, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== 'binary') return value
    return { type: 'string', const: `file of ${'maxLength' in value ? value.maxLength : 'any'} bytes` }
  }
  return JSON.stringify(JSON.parse(bundle), marked)
}

/** Puts a file, with its largest size in bytes, where {@link withFiles} left a constant. */
function asFiles(code: string): string {
  return code
    .replaceAll(/z\.literal\('file of any bytes'\)/g, 'z.instanceof(Blob)')
    .replaceAll(/z\.literal\('file of (\d+) bytes'\)/g, 'z.instanceof(Blob).check(z.maxSize($1))')
}

/**
 * Wraps every schema in a call that is marked pure, so that a bundle carries only the schemas it uses. Marking the
 * `z` calls would not do: they are nested, and each would need its own mark.
 */
function shakable(code: string): string {
  return code.replaceAll(/^export const (\w+) = (z\.[\s\S]*?);$/gm, 'export const $1 = /* @__PURE__ */ (() => $2)();')
}

async function main(check: boolean) {
  const bundle = await bundleContract()
  const files = { 'schema.ts': await types(bundle), 'zod.gen.ts': await validators(bundle) }
  let stale = 0
  await mkdir(target, { recursive: true })
  for (const [name, made] of Object.entries(files)) {
    const path = join(target, name)
    const kept = await readFile(path, 'utf8').catch(() => undefined)
    if (check && kept !== made) {
      stale += 1
      console.error(`src/api/generated/${name} is not what the contract gives: run npm run generate`)
    }
    if (!check && kept !== made) await writeFile(path, made)
  }
  if (stale > 0) process.exitCode = 1
  else console.log(check ? 'src/api/generated is up to date' : 'src/api/generated: schema.ts, zod.gen.ts')
}

try {
  await main(process.argv.includes('--check'))
} catch (error) {
  if (!(error instanceof ContractError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
