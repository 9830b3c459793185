/** web/pages: /portal/duplicates: listings that look like one home. */
import { useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { DuplicatesPage, stateAsked } from '#web/portal/duplicates/duplicates-page.tsx'
import { enterPortal } from '#web/portal/enter.ts'
import { PortalTrouble } from '#web/portal/portal-trouble.tsx'
import type { Route } from './+types/portal-duplicates'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await enterPortal()
  const { merges } = await signedApi()
  return merges.list({ query: { state: stateAsked(new URL(request.url).searchParams) } })
}

export const meta: Route.MetaFunction = () => [
  { title: `Duplicates · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function Duplicates({ loaderData }: Route.ComponentProps) {
  return <DuplicatesPage page={loaderData} />
}

export function ErrorBoundary() {
  return <PortalTrouble title="The duplicates did not arrive" error={useRouteError()} />
}
