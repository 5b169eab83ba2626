import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { writeShared } from '../sharing/write-shared.ts'

/**
 * Writes what search engines and messengers read of the public pages: from the contract's examples, or from the API that `CATALOGUE_API`
 * names, such as `https://{domain}`. `npm run sitemap` does it anew for a build that is there, as often as the catalogue changes.
 */
export function sharing(): Plugin {
  let root = ''
  let outDir = ''
  let isProduction = false
  return {
    name: 'sharing',
    apply: 'build',
    configResolved(config) {
      root = config.root
      outDir = resolve(root, config.build.outDir)
      isProduction = config.isProduction
    },
    writeBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return this.error('The build holds no index.html.')
        const html = Buffer.from(page.source).toString()
        await writeShared({ root, outDir, html, api: process.env.CATALOGUE_API, compressed: isProduction })
      },
    },
  }
}
