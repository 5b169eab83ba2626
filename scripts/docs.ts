/** Writes the contract as one HTML page that needs no network: `npm run docs`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { bundleContract, ContractError, redocly, root } from './redocly.ts'

const page = join(root, 'contract-docs/index.html')

try {
  await bundleContract()
  await mkdir(dirname(page), { recursive: true })
  const made = await redocly('build-docs', '--inlineBundle', '--output', page)
  if (made.code !== 0) throw new ContractError(made.stderr.trim())
  // The page's only picture is the maker's mark, which would come from the network.
  const html = (await readFile(page, 'utf8')).replaceAll(
    /https:\/\/cdn\.redoc\.ly\/[\w./-]+\.svg/g,
    'data:image/svg+xml,',
  )
  await writeFile(page, html)
  console.log(page)
} catch (error) {
  if (!(error instanceof ContractError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
