import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ContractError, readContract, runRedocly } from '../redocly.ts'
import { forReaders } from './reader.ts'

/** From paper to ink, by day and by night: the scale from which Redoc takes all its greys. */
const inks = {
  light: '#f6f3ef #ebe5de #d3c9bf #c2b8ae #a8998d #85766b #5a4d45 #4a3e37 #3b312a #261e19 #1c1410',
  dark: '#1b1512 #211a16 #2e2620 #3b312a #5a4d45 #8f8075 #a39589 #bcaea2 #d3c9bf #ebe5de #f4ece3',
}

function scale(colours: string): string {
  return colours
    .split(' ')
    .map((colour, index) => `--color-warm-grey-${index + 1}: ${colour};`)
    .join(' ')
}

/** The portal's look, as far as the page's properties go. */
const look = `<style>
  :root, :root.light {
    ${scale(inks.light)}
    --bg-color: #f6f3ef; --bg-color-raised: #fff; --link-color-primary: #ad320f; --link-color-primary-hover: #1c1410;
    --color-primary-base: #1c1410; --color-brand-subtle-bg: #ebe5de; --code-block-bg-color: #fff;
  }
  :root.dark {
    ${scale(inks.dark)}
    --bg-color: #14100d; --bg-color-raised: #1b1512; --link-color-primary: #ff8561; --link-color-primary-hover: #f4ece3;
    --color-primary-base: #f4ece3; --color-brand-subtle-bg: #211a16; --code-block-bg-color: #1b1512;
  }
  :root { --border-radius: 3px; --border-radius-md: 3px; --border-radius-lg: 3px; --border-radius-xl: 3px; }
</style>`

/** The maker's name, in place of a picture of it that would come from the network. */
const mark =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2248%22 height=%2216%22%3E' +
  '%3Ctext y=%2212%22 font-size=%2212%22 font-family=%22sans-serif%22 fill=%22%2385766b%22%3ERedoc%3C/text%3E%3C/svg%3E'

/**
 * Writes the contract as one HTML page that asks the network for nothing.
 *
 * @param target where the page goes
 * @throws ContractError when the contract breaks a rule or cannot be read
 */
export async function writePage(target: string): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'contract-docs-'))
  try {
    const contract = join(scratch, 'contract.json')
    const raw = join(scratch, 'index.html')
    await writeFile(contract, JSON.stringify(forReaders(await readContract())))
    const made = await runRedocly('build-docs', contract, '--inlineBundle', '--output', raw)
    if (made.code !== 0) throw new ContractError(made.stderr.trim())
    const html = await readFile(raw, 'utf8')
    await mkdir(dirname(target), { recursive: true })
    await writeFile(
      target,
      html.replaceAll(/https:\/\/cdn\.redoc\.ly\/[\w./-]+\.svg/g, mark).replace('</head>', () => `${look}\n</head>`),
    )
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
