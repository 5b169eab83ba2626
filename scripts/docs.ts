/** Writes the contract as one HTML page that needs no network: `npm run docs`. */
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { bundleContract, ContractError, redocly, root } from './redocly.ts'

const page = join(root, 'dist/docs/contract.html')

try {
  await bundleContract()
  await mkdir(dirname(page), { recursive: true })
  const made = await redocly('build-docs', '--inlineBundle', '--output', page)
  if (made.code !== 0) throw new ContractError(made.stderr.trim())
  const outside = /<(?:script|link)[^>]+(?:src|href)="https?:/.test(await readFile(page, 'utf8'))
  if (outside) throw new ContractError(`${page} loads something from the network.`)
  console.log(page)
} catch (error) {
  if (!(error instanceof ContractError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
