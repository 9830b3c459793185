/**
 * web/pages: /agent/property-manager/listings/{id}: one home for Agents:
 * their own in full, others' as visitors see them.
 */
import { useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { Preloader } from '#web/frame/preloader.tsx'
import { PanelHome } from '#web/listings/detail/panel/panel-home.tsx'
import { PanelMissing } from '#web/listings/detail/panel/panel-missing.tsx'
import { readPanelHome } from '#web/listings/detail/panel/read-panel-home.ts'
import { AgentWorkspace } from '#web/platform/agent-workspace.tsx'
import { guard } from '#web/platform/session/guard.ts'
import { lazyPart } from '#web/platform/loading/lazy-part.ts'
import { EditHome } from '#web/stock/edit-home.tsx'
import { pageContext } from '#web/platform/meta/page-context.ts'
import type { Route } from './+types/agent-listing'

const HomeMap = lazyPart(() => import('#web/search/map/home-map.tsx'), 'HomeMap')

/** What only the server knows, and nothing about the home: that is read by whoever is signed in. */
export const loader = ({ context }: Route.LoaderArgs) => ({ styleUrl: context.get(pageContext).mapStyleUrl })

export async function clientLoader({ params: { id }, request, serverLoader }: Route.ClientLoaderArgs) {
  await guard('agent', request)
  const read = readPanelHome({
    id,
    request,
    read: (api, of, currency) => api.listings.inAgency({ params: { id: of }, query: { currency } }),
  })
  const [home, { styleUrl }] = await Promise.all([read, serverLoader()])
  return { ...home, styleUrl }
}
clientLoader.hydrate = true as const

export const HydrateFallback = Preloader

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData && 'title' in loaderData ? loaderData.title : 'Home'} · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function AgentListing({ loaderData }: Route.ComponentProps) {
  const { title: _title, ...shown } = loaderData
  return (
    <AgentWorkspace>
      <PanelHome
        key={shown.page.home.id}
        {...shown}
        edit={<EditHome listingId={shown.page.home.id} />}
        live={HomeMap}
      />
    </AgentWorkspace>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return (
    <AgentWorkspace>
      <PanelMissing error={error} />
    </AgentWorkspace>
  )
}
