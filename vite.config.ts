import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { catalogs } from './scripts/vite/catalogs.ts'
import { classNames } from './scripts/vite/class-names.ts'
import { earlyStart } from './scripts/vite/early-start.ts'
import { linguiMacros } from './scripts/vite/lingui.ts'
import { minified } from './scripts/vite/minified.ts'
import { mockStack } from './scripts/vite/mock-stack.ts'
import { offline } from './scripts/vite/offline.ts'
import { pathWordsModule } from './scripts/vite/path-words.ts'
import { production } from './scripts/vite/production.ts'
import { sharing } from './scripts/vite/sharing.ts'
import { stylesAgain } from './scripts/vite/styles-again.ts'

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
    classNames(),
    catalogs(),
    pathWordsModule(),
    stylesAgain(),
    minified(),
    earlyStart(),
    offline(),
    mockStack(),
    sharing(),
    production(),
  ],
  // React has had this store of its own since 18: what stands in for it in older ones needs not be sent.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  publicDir: false,
  optimizeDeps: { entries: ['index.html'] },
  server: { host: true, port: Number(process.env.PORT ?? 4173), strictPort: true, allowedHosts: ['.localhost'] },
  build: {
    modulePreload: {
      // Every browser that the build is made for preloads modules by itself.
      polyfill: false,
      // Whoever asks for a page has these already.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !/\/(vendor|rolldown-runtime)-/.test(file)) : files,
    },
    sourcemap: false,
    // A picture is a file: in the styles it would come with every page.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The packages of every page change seldom, so they come in a file of their own that a new version of ours leaves valid.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?!react-virtual|virtual-core)[^/]+(?!.*(?:useMutationState|usePrefetchQuery|useQueries|queriesObserver|useBlocker))|@lingui\/[^/]+|openapi-fetch)\//,
            },
            // What every page needs before it is drawn, with the frame that most stand in, and what the home shares with other pages: many small
            // files would cost more than they spare.
            {
              name: 'main',
              test: /src\/(main\.tsx|routes\/.*\/_site\/route\.tsx\?tsr-split=component|app\/(embed\/host|screens\/(late-part|booking-link))|api\/mutation|ui\/(bill|empty|icon-button|notice|points|tech-tag)|features\/shows\/(wish-rules|show-when))(\.|$)/,
            },
            // What lies over and below a page, the question about cookies among it: no page is drawn from it.
            {
              name: 'late',
              test: /src\/(app\/(consent\/panel\.|screens\/messages|dialogs\/confirm-dialog|toasts\/(?!toasts\.ts|toast-queue))|features\/chrome\/(?:footer|footer-[a-z]+|light-footer|site-footer|social-links|networks|rights|sticky-header|stickiness|sticky-motion)\.|ui\/(dialog|modal|toast|disclosure)\.)/,
            },
            // Every page carries the names of all files: what most other pages share is one.
            {
              name: 'pages',
              test: /src\/(app\/(content|clipboard|downloads|effects\/own-words|focus|links\/map-link|i18n\/(page-formats|plain-words)|router\/query-words|screens\/(long-list|host-actions|embedded-way)|workers)|api\/(optimistic-write|state-changing-read)|features\/(profile\/planned-deletion|support\/use-contact-cinemas)|ui\/(leader-line|page-icons|pass-card|segmented))/,
            },
            // What forms are made of, and what shows codes.
            { name: 'fields', test: /src\/ui\/form\// },
            { name: 'codes', test: /src\/(ui\/(full-sheet|held-code|qr-code)|app\/door\/use-door-screen)\.tsx?$/ },
            { name: 'schemas', test: /src\/api\/schemas\.ts$/ },
            { name: 'forms', test: /src\/forms\// },
            { name: 'home', test: /_account\/index\.tsx\?tsr-split=component/ },
            { name: 'dialogs', test: /features\/chrome\/site-dialogs\.tsx$/ },
            // What the catalogue and the customer's own films and cinemas share; then the catalogue, without a line of the account's.
            {
              name: 'sights',
              test: /src\/(app\/session\/use-customer-action|features\/(shows\/(feelings-form|rating-choice|rating-part|rating-rules|trailer-player|trailer-rules|trailers-query|wish-button)|cinemas\/(catalogue-query|cinema-(access|address|distance|filter|search|status)|nearby-note|outward-link|use-nearby)))\./,
            },
            {
              name: 'catalogue',
              test: /src\/(features\/catalogue\/|app\/sharing\/|ui\/poster-grid|routes\/.*\/_catalogue\/.*\?tsr-split)/,
            },
            // Pages of a few lines each.
            {
              name: 'plain',
              test: /src\/routes\/.*\/(error|signed-out|unavailable|_plain\/route|_embedded\/route)\.tsx\?tsr-split/,
            },
            // Pages that several addresses lead to.
            { name: 'history', test: /src\/routes\/.*\/history\.tsx\?tsr-split/ },
            {
              name: 'shows',
              test: /src\/(features\/shows\/|routes\/.*\/(ratings|recommendations|wishlist)\.tsx\?tsr-split)/,
            },
            { name: 'cinemas', test: /src\/routes\/.*\/cinemas\.tsx\?tsr-split/ },
            { name: 'friends', test: /src\/routes\/.*\/friends\.tsx\?tsr-split/ },
            { name: 'newsletter', test: /src\/routes\/.*\/unsubscribe\/.*\.tsx\?tsr-split/ },
            { name: 'kept', test: /src\/.*\/(open-)?kept(-tickets)?\.ts$/ },
          ],
        },
      },
    },
  },
})
