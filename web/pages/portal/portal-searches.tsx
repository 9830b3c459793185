/** web/pages: /portal/searches: what was searched and not found. */
import { useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { enterPortal } from '#web/portal/enter.ts'
import { PortalTrouble } from '#web/portal/portal-trouble.tsx'
import { SearchesPage } from '#web/portal/operations/searches-page.tsx'
import { readSearchesQuery } from '#web/portal/operations/operations-query.ts'
import type { Route } from './+types/portal-searches'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await enterPortal()
  const { figures } = await signedApi()
  return figures.fruitless({ query: readSearchesQuery(new URL(request.url).searchParams) })
}

export const meta: Route.MetaFunction = () => [
  { title: `Searched and not found · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function PortalSearches({ loaderData }: Route.ComponentProps) {
  return <SearchesPage page={loaderData} />
}

export function ErrorBoundary() {
  return <PortalTrouble title="The list did not arrive" error={useRouteError()} />
}
