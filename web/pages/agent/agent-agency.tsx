/** web/pages: /agent/agency: one's own agency: team and profile. */
import { brand } from '#contract/content/brand.ts'
import { AgencyPage } from '#web/agency/agency-page.tsx'
import { Preloader } from '#web/frame/preloader.tsx'
import { guard } from '#web/platform/session/guard.ts'
import { readUserInfo } from '#web/platform/session/session.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import type { Route } from './+types/agent-agency'

export async function clientLoader() {
  await guard('agent')
  const { team } = await signedApi()
  return { found: await team.get({}), userId: readUserInfo()?.userId ?? '' }
}

export const HydrateFallback = Preloader

export const meta: Route.MetaFunction = () => [
  { title: `Agency · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function AgentAgency({ loaderData }: Route.ComponentProps) {
  return <AgencyPage {...loaderData} />
}
