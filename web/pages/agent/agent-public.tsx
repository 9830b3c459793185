/**
 * web/pages: /agent/agency/page: one's own agency as visitors see it, where the redirect rules let Agents be.
 */
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { Preloader } from '#web/frame/preloader.tsx'
import { Trouble } from '#web/frame/trouble.tsx'
import { readStock } from '#web/listings/agency/stock-address.ts'
import { AgentWorkspace, ownAgencyPage } from '#web/platform/agent-workspace.tsx'
import { answering } from '#web/platform/api/answering.ts'
import { readPreferences } from '#web/platform/kept/preferences.ts'
import { guard } from '#web/platform/session/guard.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AgencyView, readAgency } from '../search/agency-shown.tsx'
import type { Route } from './+types/agent-public'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await guard('agent', request)
  const api = await signedApi()
  const { id } = await answering(() => api.team.get({}))
  const asked = readStock(new URL(request.url).searchParams)
  const { currency } = readPreferences(document.cookie)
  return readAgency(api, { id, asked, currency, path: ownAgencyPage })
}

export const HydrateFallback = Preloader

export const meta: Route.MetaFunction = () => [
  { title: `What visitors see · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function AgentPublic({ loaderData }: Route.ComponentProps) {
  return (
    <AgentWorkspace>
      <AgencyView shown={loaderData} path={ownAgencyPage} toCell={null} enquiry={null} />
    </AgentWorkspace>
  )
}

/** The page of an agency that is hidden is there for nobody. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (!(isRouteErrorResponse(error) && error.status === 404)) return <Trouble />
  return (
    <AgentWorkspace>
      <EmptyState level="h1" title="Visitors do not see your agency at present">
        <p className="soft">Its page and its homes are hidden.</p>
      </EmptyState>
    </AgentWorkspace>
  )
}
