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

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  await guard('agent', request)
  const { team } = await signedApi()
  const [found, { styleUrl }] = await Promise.all([team.get({}), serverLoader()])
  return { found, styleUrl, around: await whereHomesAre(found.id), userId: readUserInfo()?.userId ?? '' }
}
clientLoader.hydrate = true as const

/**
 * The box of the agency's homes for sale, else of those to rent;
 * null where it has none, or nobody may see them.
 */
async function whereHomesAre(agency: string) {
  const { search } = await signedApi()
  for (const purpose of ['sale', 'rent'] as const) {
    const found = await search.search({ query: { agency, purpose, limit: '1' } }).catch(() => null)
    if (found?.bounds && found.bounds.west <= found.bounds.east) return found.bounds
  }
  return null
}

export const HydrateFallback = Preloader

export const meta: Route.MetaFunction = () => [
  { title: `Agency · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function AgentAgency({ loaderData }: Route.ComponentProps) {
  const { styleUrl, around, ...found } = loaderData
  const map: AreaMap = useCallback(
    ({ areas, onChange }) => (
      <MapFrame isTall instead={<p className="soft">The map could not be shown. Name the areas instead.</p>}>
        {(onFailed) => (
          <LateMap
            areas={areas}
            around={around}
            styleUrl={styleUrl}
            onChange={onChange}
            onFailed={onFailed}
          />
        )}
      </MapFrame>
    ),
    [styleUrl, around],
  )
  return <AgencyPage {...found} map={map} />
}
