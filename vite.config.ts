import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { catalogs } from './scripts/vite/catalogs.ts'
import { linguiMacros } from './scripts/vite/lingui.ts'
import { mockStack } from './scripts/vite/mock-stack.ts'
import { offline } from './scripts/vite/offline.ts'
import { pathWordsModule } from './scripts/vite/path-words.ts'
import { production } from './scripts/vite/production.ts'

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // What stands in for a page that cannot be shown is in the frame of all pages already: a file that points there would spare nothing.
      codeSplittingOptions: { defaultBehavior: [['component']] },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/route-tree.gen.ts',
      quoteStyle: 'single',
    }),
    linguiMacros(),
    react(),
    catalogs(),
    pathWordsModule(),
    offline(),
    mockStack(),
    production(),
  ],
  publicDir: false,
  optimizeDeps: { entries: ['index.html'] },
  server: { host: true, port: Number(process.env.PORT ?? 4173), strictPort: true, allowedHosts: ['.localhost'] },
  // Vite's own names have line numbers in them, which nobody needs and every page would carry.
  css: { modules: { generateScopedName: (name, file) => `${name}-${shortHash(relative(import.meta.dirname, file))}` } },
  build: {
    // Every browser that the build is made for preloads modules by itself.
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      output: {
        // The packages of every page change seldom, so they come in a file of their own that a new version of ours leaves valid.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?!react-virtual|virtual-core)[^/]+(?!.*(?:useMutationState|usePrefetchQuery))|@lingui\/[^/]+|openapi-fetch)\//,
            },
            // The home and the frame of all pages, with what they are made of: many small files would cost more than they spare.
            {
              name: 'home',
              test: /_account\/index\.tsx\?tsr-split=component|_site\/route\.tsx\?tsr-split=component|app\/embed\/host\.ts$/,
            },
            // What every page needs before it is drawn, and the question about cookies: named so that the forms do not take them along.
            { name: 'main', test: /src\/main\.tsx$/ },
            { name: 'panel', test: /consent\/panel\.tsx$/ },
            // Every page carries the names of all files: what forms are made of is one, and what most other pages share is another.
            {
              name: 'pages',
              test: /src\/(app\/(content|clipboard|downloads|effects\/own-words|focus|links\/map-link|i18n\/(page-formats|plain-words)|router\/query-words|screens\/(long-list|host-actions|embedded-way))|api\/(optimistic-write|state-changing-read)|features\/profile\/planned-deletion|ui\/(leader-line|page-icons))/,
            },
            { name: 'fields', test: /src\/ui\/form\// },
            { name: 'codes', test: /src\/ui\/(full-sheet|held-code|qr-code)\.tsx$/ },
            { name: 'schemas', test: /src\/api\/schemas\.ts$/ },
            { name: 'forms', test: /src\/forms\// },
            // Pages that several addresses lead to.
            {
              name: 'shows',
              test: /src\/(features\/shows\/|routes\/.*\/(ratings|recommendations|wishlist)\.tsx\?tsr-split)/,
            },
            { name: 'cinemas', test: /src\/routes\/.*\/cinemas\.tsx\?tsr-split/ },
            { name: 'friends', test: /src\/routes\/.*\/friends\.tsx\?tsr-split/ },
            { name: 'newsletter', test: /src\/routes\/.*\/unsubscribe\/.*\.tsx\?tsr-split/ },
            { name: 'unavailable', test: /src\/routes\/.*\/unavailable\.tsx\?tsr-split/ },
            { name: 'kept', test: /src\/.*\/(open-)?kept(-tickets)?\.ts$/ },
          ],
        },
      },
    },
  },
})

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 4)
}
