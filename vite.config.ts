/**
 * root: how the pages are built. The server build holds the pages alone;
 * domains and contract stay modules beside it.
 */
import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { briefClass, plainClass } from './main/tooling/class-names.ts'
import { leanRouter } from './main/tooling/lean-router.ts'
import { mapEngine } from './main/tooling/map-engine/map-engine.ts'
import { packed } from './main/tooling/precompress.ts'
import { tightened } from './main/tooling/tighten.ts'
import { createReach, type Graph } from './main/tooling/reach.ts'

/** Imported by Node as they are, so that the program has each of these modules once. */
const beside = /^#(contract|server|main)\//

const isFrame = createReach(['web/root.tsx', 'web/entry.client.tsx'])
const isOfMapWorker = createReach(['web/search/map-engine/map-worker.ts'])

/** The pages that show homes, and those of words alone, which must not carry the others' parts. */
const homePages = ['home', 'search/property-listing', 'search/property-details'].map((page) =>
  createReach([`web/pages/${page}.tsx`]),
)
/** What stands around all of the first. */
const isAroundHomes = createReach(['web/pages/with-hearts.tsx'])
const isOfWords = createReach(
  [
    'about/about-us',
    'about/faqs',
    'about/contact-us',
    'about/news-article',
    'services/connect-now',
    'services/foreign-exchange',
    'services/global-immigration',
  ].map((page) => `web/pages/${page}.tsx`),
)
const isOfHomes = (id: string, graph: Graph): boolean =>
  !id.endsWith('.css') &&
  !isOfWords(id, graph) &&
  (isAroundHomes(id, graph) || homePages.filter((reaches) => reaches(id, graph)).length > 1)

const isEverywhere = /^assets\/(frame|rolldown-runtime)-/

/** Styles that most pages need: they compress better in one sheet than in many. */
const commonStyles = new RegExp(
  [
    String.raw`[\\/]web[\\/]ui[\\/](?!dialog|drawer|prose-table|prose-figure|sections|table[\\/]|forms[\\/](slider|tick|file-button|suggestion-list)|charts[\\/](spark|marks|scale-bar|day-bars|time-chart)|toasts[\\/]toast-region|lists[\\/](workspace|work-parts|inbox|table\.|page-turner)).*\.css$`,
    String.raw`[\\/]web[\\/](saved|listings|enquiries|frame)[\\/](photo[\\/])?(heart|saved-link|card|photo|price|enquiry|viewing-field|footer)[\w.]*\.css$`,
    String.raw`[\\/]web[\\/](search[\\/](box[\\/]where-input|sentence[\\/]said)|content[\\/]drawings[\\/]drawings)\.module\.css$`,
  ].join('|'),
)

const groups = [
  {
    // What every page needs travels in one file: Brotli finds more in
    // one than in many, and so does a slow network.
    debugName: 'frame',
    name: (id: string, graph: Graph) => (isFrame(id, graph) || commonStyles.test(id) ? 'frame' : null),
    priority: 2,
  },
  {
    // The worker of the map loads this file too, so that it must need none of the pages.
    debugName: 'map-worker',
    name: (id: string, graph: Graph) => (isOfMapWorker(id, graph) ? 'map-worker' : null),
    priority: 3,
  },
  {
    // Likewise what most pages of homes share.
    debugName: 'homes',
    name: (id: string, graph: Graph) => (isOfHomes(id, graph) ? 'homes' : null),
    priority: 1,
  },
  {
    // What pages of words share, what all of them say in their head, and the style
    // of a late part that the server draws there.
    name: 'words',
    test: /[\\/](web[\\/](content[\\/](pages[\\/](content-page|read-page|words)|desks[\\/]desks\.module|exchange[\\/]rate-chart\.module)|platform[\\/]meta[\\/]head)|contract[\\/]content[\\/](content-codes|public-pages|prose))\.(tsx?|css)$/,
    priority: 1,
  },
  {
    // Whoever needs a part of zod needs its largest one.
    name: 'zod',
    test: /[\\/]node_modules[\\/]zod[\\/]/,
    priority: 1,
  },
  // The same for the large kinds of pages. Their late parts are drawn by
  // the server and must find their styles there.
  {
    name: 'styles-of-results',
    test: /[\\/]web[\\/](search[\\/](results|near[\\/]near|filters|map[\\/]map|box[\\/]query-box)|listings[\\/](home-table|map-card|card-tools|hidden-note|compare[\\/]compare-bar)|pages[\\/]search[\\/]property-listing).*\.module\.css$/,
    priority: 1,
  },
  {
    name: 'styles-of-agencies',
    test: /[\\/]web[\\/]listings[\\/]detail[\\/](facts[\\/](summary|agency-card)|where[\\/]plate|page[\\/]missing)\.module\.css$/,
    priority: 2,
  },
  {
    name: 'styles-of-details',
    test: /[\\/]web[\\/](ui[\\/]sections[\\/]fold-section\.css$|listings[\\/](section|(costs|detail[\\/](page|facts|texts|where|gallery|life))[\\/](?!lightbox|result-steps).*)\.module\.css$)/,
    priority: 1,
  },
]

export default defineConfig(({ command }) => ({
  plugins: [leanRouter(), mapEngine(), reactRouter(), tightened('frame'), packed()],
  // Elements of the pages say their texts in the visitor's language (web/platform/speech).
  oxc: { jsx: { importSource: '#speech' } },
  publicDir: 'web/public',
  // Lucide's own way to make an icon is ten times as large; see there.
  resolve: {
    alias: [
      {
        find: /^(?:\.{1,2}\/)+createLucideIcon\.mjs$/,
        replacement: join(import.meta.dirname, 'web/ui/icons/lucide-icon.ts'),
      },
    ],
  },
  css: { modules: { generateScopedName: command === 'build' ? briefClass : plainClass } },
  // What browsers have had for two years and a half: nested rules and light-dark() stay as they are written.
  build: {
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // A font that few pages need must not come with the sheet that all of them load.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    // What every page has already is not named once more by each part that loads late.
    modulePreload: { resolveDependencies: (_, needed) => needed.filter((file) => !isEverywhere.test(file)) },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { rollupOptions: { input: './main/app.ts', external: beside } } },
  },
}))
