/** web/pages: /portal/feeds/runs: how the runs of all feeds ended. */
import { useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { enterPortal } from '#web/portal/enter.ts'
import { PortalTrouble } from '#web/portal/portal-trouble.tsx'
import { EndedRunsPage } from '#web/portal/feeds/ended-runs-page.tsx'
import { readRunsQuery } from '#web/portal/feeds/feeds-query.ts'
import type { Route } from './+types/portal-runs'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await enterPortal()
  const { feedDesk } = await signedApi()
  return feedDesk.ended({ query: readRunsQuery(new URL(request.url).searchParams) })
}

export const meta: Route.MetaFunction = () => [
  { title: `Feed runs · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function PortalRuns({ loaderData }: Route.ComponentProps) {
  return <EndedRunsPage page={loaderData} />
}

export function ErrorBoundary() {
  return <PortalTrouble title="The list did not arrive" error={useRouteError()} />
}
