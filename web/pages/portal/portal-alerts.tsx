/** web/pages: /portal/alerts: what saved searches told. */
import { useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { enterPortal } from '#web/portal/enter.ts'
import { PortalTrouble } from '#web/portal/portal-trouble.tsx'
import { AlertsPage } from '#web/portal/operations/alerts-page.tsx'
import { readAlertsQuery } from '#web/portal/operations/operations-query.ts'
import type { Route } from './+types/portal-alerts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await enterPortal()
  const { figures } = await signedApi()
  return figures.alerts({ query: readAlertsQuery(new URL(request.url).searchParams) })
}

export const meta: Route.MetaFunction = () => [
  { title: `Alerts sent · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function PortalAlerts({ loaderData }: Route.ComponentProps) {
  return <AlertsPage page={loaderData} />
}

export function ErrorBoundary() {
  return <PortalTrouble title="The list did not arrive" error={useRouteError()} />
}
