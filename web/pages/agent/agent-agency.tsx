/** web/pages: /agent/agency: one's own agency: team and profile. */
import { useCallback } from 'react'
import { brand } from '#contract/content/brand.ts'
import { AgencyPage } from '#web/agency/agency-page.tsx'
import type { AreaMap } from '#web/agency/profile-form.tsx'
import { Preloader } from '#web/frame/preloader.tsx'
import { lazyPart } from '#web/platform/loading/lazy-part.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import { guard } from '#web/platform/session/guard.ts'
import { readUserInfo } from '#web/platform/session/session.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import type { Route } from './+types/agent-agency'
import { MapFrame } from './map-frame.tsx'

const LateMap = lazyPart(() => import('#web/search/map/area-map.tsx'), 'AreaMap')

export const loader = ({ context }: Route.LoaderArgs) => ({ styleUrl: context.get(pageContext).mapStyleUrl })

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  await guard('agent')
  const { team } = await signedApi()
  const [found, { styleUrl }] = await Promise.all([team.get({}), serverLoader()])
  return { found, styleUrl, userId: readUserInfo()?.userId ?? '' }
}
clientLoader.hydrate = true as const

export const HydrateFallback = Preloader

export const meta: Route.MetaFunction = () => [
  { title: `Agency · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function AgentAgency({ loaderData }: Route.ComponentProps) {
  const { styleUrl, ...found } = loaderData
  const map: AreaMap = useCallback(
    ({ areas, onChange }) => (
      <MapFrame isTall instead={<p className="soft">The map could not be shown. Name the areas instead.</p>}>
        {(onFailed) => <LateMap areas={areas} styleUrl={styleUrl} onChange={onChange} onFailed={onFailed} />}
      </MapFrame>
    ),
    [styleUrl],
  )
  return <AgencyPage {...found} map={map} />
}
