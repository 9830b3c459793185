/** web/pages: /agent/property-manager/drafts/{id}: a home written by hand. */
import { useCallback } from 'react'
import { brand } from '#contract/content/brand.ts'
import { Preloader } from '#web/frame/preloader.tsx'
import { guard } from '#web/platform/session/guard.ts'
import { lazyPart } from '#web/platform/loading/lazy-part.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { EditorPage } from '#web/stock/editor/editor-page.tsx'
import type { PinMap } from '#web/stock/editor/place-step.tsx'
import type { Route } from './+types/agent-draft'
import { MapFrame } from './map-frame.tsx'

const LateMap = lazyPart(() => import('#web/search/map/pin-map.tsx'), 'PinMap')

export const loader = ({ context }: Route.LoaderArgs) => ({ styleUrl: context.get(pageContext).mapStyleUrl })

export async function clientLoader({ params: { id }, request, serverLoader }: Route.ClientLoaderArgs) {
  await guard('agent', request)
  const { stock } = await signedApi()
  const [draft, { styleUrl }] = await Promise.all([stock.draft({ params: { id } }), serverLoader()])
  return { draft, styleUrl }
}
clientLoader.hydrate = true as const

export const HydrateFallback = Preloader

export const meta: Route.MetaFunction = () => [
  { title: `Write a home · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function AgentDraft({ loaderData: { draft, styleUrl } }: Route.ComponentProps) {
  const map: PinMap = useCallback(
    ({ point, onMove }) => (
      <MapFrame instead={<p className="soft">The map could not be shown. Type the coordinates instead.</p>}>
        {(onFailed) => <LateMap point={point} styleUrl={styleUrl} onMove={onMove} onFailed={onFailed} />}
      </MapFrame>
    ),
    [styleUrl],
  )
  return <EditorPage key={draft.id} draft={draft} map={map} />
}
