/** Writes the contract as one HTML page that needs no network: `npm run docs`. */
import { join } from 'node:path'
import { writePage } from './docs/page.ts'
import { ContractError, root } from './redocly.ts'

const page = join(root, 'contract-docs/index.html')

try {
  await writePage(page)
  console.log(page)
} catch (error) {
  if (!(error instanceof ContractError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
