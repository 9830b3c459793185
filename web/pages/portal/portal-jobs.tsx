/** web/pages: /portal/jobs: what is done in the background. */
import { useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { enterPortal } from '#web/portal/enter.ts'
import { PortalTrouble } from '#web/portal/portal-trouble.tsx'
import { JobsPage } from '#web/portal/operations/jobs-page.tsx'
import { readJobsQuery } from '#web/portal/operations/operations-query.ts'
import type { Route } from './+types/portal-jobs'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await enterPortal()
  const { figures } = await signedApi()
  return figures.jobs({ query: readJobsQuery(new URL(request.url).searchParams) })
}

export const meta: Route.MetaFunction = () => [
  { title: `Jobs · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function PortalJobs({ loaderData }: Route.ComponentProps) {
  return <JobsPage page={loaderData} />
}

export function ErrorBoundary() {
  return <PortalTrouble title="The list did not arrive" error={useRouteError()} />
}
