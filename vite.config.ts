/** root: how the pages are built. The server build holds the pages alone; domains and contract stay modules beside it. */
import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** Imported by Node as they are, so that the program has each of these modules once. */
const beside = /^#(contract|server|main)\//

/** What every page needs travels in three files instead of forty; what only some need stays apart and loads late. */
const groups = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie-es|@remix-run)[\\/]/,
    priority: 3,
  },
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, priority: 2 },
  {
    name: 'shell',
    test: new RegExp(
      [
        String.raw`[\\/]web[\\/]platform[\\/](?!api[\\/]contract-client|safety[\\/]no-eval|words[\\/](feature-words|words))`,
        String.raw`[\\/]web[\\/]frame[\\/](header|footer|logo|here|main-links|preloader|toasts|trouble)`,
        String.raw`[\\/]web[\\/]ui[\\/](?!dialog|drawer|table[\\/]|forms[\\/]slider|toasts[\\/]toast-region|lists[\\/](workspace|work-parts|inbox|table\.|page-turner))`,
        String.raw`[\\/]contract[\\/](content[\\/]brand|vocabulary[\\/](codes|area-units)|money[\\/]exchange|http[\\/]api-error)\.ts`,
        // Styles that most pages need: they compress better in one sheet than in many.
        String.raw`[\\/]web[\\/](styles|saved|listings|enquiries)[\\/](app|prose|heart|saved-link|card|photo|price|enquiry|viewing-field)[\w.]*\.css`,
        String.raw`[\\/]web[\\/](search[\\/]box[\\/]where-input|listings[\\/]detail[\\/]page[\\/]missing)\.module\.css`,
      ].join('|'),
    ),
    priority: 1,
  },
  // The same for the large kinds of pages. Their late parts are drawn by the server and must find their styles there.
  {
    name: 'styles-of-results',
    test: /[\\/]web[\\/](search[\\/](results|filters|map|box[\\/]query-box)|listings[\\/](home-table|map-card|card-tools|hidden-note|compare[\\/]compare-bar)).*\.module\.css$/,
    priority: 1,
  },
  {
    name: 'styles-of-agencies',
    test: /[\\/]web[\\/]listings[\\/]detail[\\/](facts[\\/](summary|agency-card)|where[\\/]plate)\.module\.css$/,
    priority: 2,
  },
  {
    name: 'styles-of-details',
    test: /[\\/]web[\\/]listings[\\/](section|(costs|detail[\\/](page|facts|texts|where|gallery|life))[\\/](?!lightbox).*)\.module\.css$/,
    priority: 1,
  },
]

/** The class of a module as the page has it: its own name, and where it comes from; the same on server and client. */
const scoped = (name: string, file: string): string =>
  `${name}_${createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 3)}`

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: 'web/public',
  css: { modules: { generateScopedName: scoped } },
  // What browsers have had for two years and a half: nested rules and light-dark() stay as they are written.
  build: { cssTarget: ['chrome123', 'firefox121', 'safari17.5'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { rollupOptions: { input: './main/app.ts', external: beside } } },
  },
})
