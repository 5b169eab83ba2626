import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { compress, uncompress } from '../production/compress.ts'
import { nginxFiles } from '../production/nginx.ts'

/**
 * Makes a build ready to be served: files compressed beforehand, and the configuration of nginx with the hashes of this very index.html,
 * in a folder of its own beside the build (`dist-nginx` beside `dist`) because nobody should be sent it.
 */
export function production(): Plugin {
  let outDir = ''
  let isProduction = false
  return {
    name: 'production',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
      isProduction = config.isProduction
    },
    writeBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const treat = isProduction ? compress : uncompress
        const files = Object.values(bundle).map((file) => ({
          path: join(outDir, file.fileName),
          content: file.type === 'chunk' ? file.code : file.source,
        }))
        await Promise.all(files.map(({ path, content }) => treat(path, content)))
        const page = bundle['index.html']
        if (page?.type !== 'asset') return this.error('The build holds no index.html.')
        const written = nginxFiles(Buffer.from(page.source).toString())
        for (const [name, text] of Object.entries(written)) {
          const path = join(`${outDir}-nginx`, name)
          await mkdir(dirname(path), { recursive: true })
          await writeFile(path, text)
        }
      },
    },
  }
}
