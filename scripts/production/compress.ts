import { rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const worthIt = /\.(?:js|css|html|json|svg|xml)$/

/** Below this, in bytes, a packet is not filled anyhow. */
const smallest = 512

/**
 * Lays a `.br` and a `.gz` beside a file of a build, as small as they can be made: that is done once, and served to everybody.
 * Files that are compressed already, or too small for it to matter, get none; what an earlier build left beside them goes.
 */
export async function compress(file: string, content: string | Uint8Array): Promise<void> {
  const bytes = Buffer.from(content)
  if (!worthIt.test(file) || bytes.length < smallest) return uncompress(file)
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY, Z_BEST_COMPRESSION } = constants
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await Promise.all([
    promisify(brotliCompress)(bytes, { params }).then((small) => writeFile(`${file}.br`, small)),
    promisify(gzip)(bytes, { level: Z_BEST_COMPRESSION }).then((small) => writeFile(`${file}.gz`, small)),
  ])
}

/** Takes away what an earlier build compressed, which would be served in place of this one's file. */
export async function uncompress(file: string): Promise<void> {
  await Promise.all(['.br', '.gz'].map((ending) => rm(file + ending, { force: true })))
}
