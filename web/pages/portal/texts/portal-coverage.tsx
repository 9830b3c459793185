/** web/pages: /portal/translations/coverage: how much of each text is said in each language. */
import { useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { CoveragePage } from '#web/portal/languages/coverage-page.tsx'
import { readCoverageQuery } from '#web/portal/languages/coverage-query.ts'
import { enterPortal } from '#web/portal/enter.ts'
import { PortalTrouble } from '#web/portal/portal-trouble.tsx'
import type { Route } from './+types/portal-coverage'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await enterPortal()
  const { coverage } = await signedApi()
  const query = readCoverageQuery(new URL(request.url).searchParams)
  return { query, page: await coverage.list({ query }) }
}

export const meta: Route.MetaFunction = () => [
  { title: `Coverage · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function Coverage({ loaderData }: Route.ComponentProps) {
  return <CoveragePage {...loaderData} />
}

export function ErrorBoundary() {
  return <PortalTrouble title="The figures did not arrive" error={useRouteError()} />
}
