/** web/pages: /portal/agencies: agencies by their confirmed stock. */
import { useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { AgenciesPage } from '#web/portal/agencies/agencies-page.tsx'
import { readAgenciesQuery } from '#web/portal/agencies/agencies-query.ts'
import { enterPortal } from '#web/portal/enter.ts'
import { PortalTrouble } from '#web/portal/portal-trouble.tsx'
import type { Route } from './+types/portal-agencies'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await enterPortal()
  const { agencies } = await signedApi()
  return agencies.stock({ query: readAgenciesQuery(new URL(request.url).searchParams) })
}

export const meta: Route.MetaFunction = () => [
  { title: `Agencies · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function PortalAgencies({ loaderData }: Route.ComponentProps) {
  return <AgenciesPage page={loaderData} />
}

export function ErrorBoundary() {
  return <PortalTrouble title="The list did not arrive" error={useRouteError()} />
}
