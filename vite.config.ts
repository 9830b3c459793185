/** root: how the pages are built. The server build holds the pages alone; domains and contract stay modules beside it. */
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
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
        String.raw`[\\/]web[\\/]frame[\\/](header|footer|logo|here|main-links|toasts|trouble)`,
        String.raw`[\\/]web[\\/]ui[\\/](?!dialog|drawer|forms[\\/]slider|toasts[\\/]toast-region|lists[\\/](workspace|table))`,
        String.raw`[\\/]contract[\\/](content[\\/]brand|vocabulary[\\/](codes|area-units)|money[\\/]exchange|http[\\/]api-error)\.ts`,
      ].join('|'),
    ),
    priority: 1,
  },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: 'web/public',
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { rollupOptions: { input: './main/app.ts', external: beside } } },
  },
})
