/** web/pages: /offline: what is shown where there is no network; the service worker has it ready. */
import { brand } from '#contract/content/brand.ts'
import { OfflinePage } from '#web/saved/offline/offline-page.tsx'
import type { Route } from './+types/offline'

export const meta: Route.MetaFunction = () => [
  { title: `No connection · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function Offline() {
  return <OfflinePage />
}
