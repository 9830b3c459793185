/** web/pages: /portal/dashboard: how the place is doing. */
import { useRouteError, useRouteLoaderData } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { DashboardPage } from '#web/portal/dashboard/dashboard-page.tsx'
import { readDays } from '#web/portal/dashboard/dashboard-query.ts'
import { enterPortal } from '#web/portal/enter.ts'
import { PortalTrouble } from '#web/portal/portal-trouble.tsx'
import type { Route } from './+types/portal-dashboard'
import { waitingOf, type clientLoader as readFrame } from './portal-frame.tsx'

const shownSearches = 8

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await enterPortal()
  const { figures } = await signedApi()
  const days = readDays(new URL(request.url).searchParams)
  const [found, fruitless] = await Promise.all([
    figures.dashboard({ query: { days } }),
    figures.fruitless({ query: { days, limit: shownSearches } }),
  ])
  return { found, fruitless: fruitless.items }
}

export const meta: Route.MetaFunction = () => [
  { title: `Dashboard · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function PortalDashboard({ loaderData }: Route.ComponentProps) {
  const frame = useRouteLoaderData<typeof readFrame>('portal')
  const details = { applications: frame?.applications ?? null, flags: frame?.flags ?? null }
  return <DashboardPage {...loaderData} waiting={waitingOf(frame)} details={details} />
}

export function ErrorBoundary() {
  return <PortalTrouble title="The figures did not arrive" error={useRouteError()} />
}
