/** root: how the pages are built. The server build holds the pages alone; domains and contract stay modules beside it. */
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** Imported by Node as they are, so that the program has each of these modules once. */
const beside = /^#(contract|server|catalogue|main)\//

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: 'web/public',
  environments: { ssr: { build: { rollupOptions: { input: './main/app.ts', external: beside } } } },
})
