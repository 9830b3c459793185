/** web/pages: /portal/listings/{id}: everything about one home for Admins, published or not. */
import { useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { PanelHome } from '#web/listings/detail/panel/panel-home.tsx'
import { PanelMissing } from '#web/listings/detail/panel/panel-missing.tsx'
import { readPanelHome } from '#web/listings/detail/panel/read-panel-home.ts'
import { lazyPart } from '#web/platform/loading/lazy-part.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import { enterPortal } from '#web/portal/enter.ts'
import type { Route } from './+types/portal-listing'

const HomeMap = lazyPart(() => import('#web/search/map/home-map.tsx'), 'HomeMap')

/** What only the server knows, and nothing about the home: that is read by whoever is signed in. */
export const loader = ({ context }: Route.LoaderArgs) => ({ styleUrl: context.get(pageContext).mapStyleUrl })

export async function clientLoader({ params: { id }, request, serverLoader }: Route.ClientLoaderArgs) {
  await enterPortal()
  const read = readPanelHome({
    id,
    request,
    read: (api, of, currency) => api.listings.inPortal({ params: { id: of }, query: { currency } }),
  })
  const [home, { styleUrl }] = await Promise.all([read, serverLoader()])
  return { ...home, styleUrl }
}
clientLoader.hydrate = true as const

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData && 'title' in loaderData ? loaderData.title : 'Home'} · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function PortalListing({ loaderData }: Route.ComponentProps) {
  const { title: _title, ...shown } = loaderData
  return <PanelHome key={shown.page.home.id} {...shown} live={HomeMap} />
}

export function HydrateFallback() {
  return null
}

export function ErrorBoundary() {
  return <PanelMissing error={useRouteError()} />
}
