/** web/pages: /portal/reports: what visitors found wrong with listings. */
import { useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { readReportsQuery } from '#web/portal/desk/desk-query.ts'
import { ReportsPage } from '#web/portal/desk/reports-page.tsx'
import { enterPortal } from '#web/portal/enter.ts'
import { PortalTrouble } from '#web/portal/portal-trouble.tsx'
import type { Route } from './+types/portal-reports'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await enterPortal()
  const { desk } = await signedApi()
  return desk.reports({ query: readReportsQuery(new URL(request.url).searchParams) })
}

export const meta: Route.MetaFunction = () => [
  { title: `Reports · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function Reports({ loaderData }: Route.ComponentProps) {
  return <ReportsPage page={loaderData} />
}

export function ErrorBoundary() {
  return <PortalTrouble title="The reports did not arrive" error={useRouteError()} />
}
