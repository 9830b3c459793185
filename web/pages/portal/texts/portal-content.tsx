/** web/pages: /portal/content: what Meridian says, by kind. */
import { useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { TextsPage } from '#web/portal/editing/texts-page.tsx'
import { readTextsQuery } from '#web/portal/editing/texts-query.ts'
import { enterPortal } from '#web/portal/enter.ts'
import { PortalTrouble } from '#web/portal/portal-trouble.tsx'
import type { Route } from './+types/portal-content'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await enterPortal()
  const { editing } = await signedApi()
  const query = readTextsQuery(new URL(request.url).searchParams)
  return { query, page: await editing.list({ query }) }
}

export const meta: Route.MetaFunction = () => [
  { title: `Content · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function Content({ loaderData }: Route.ComponentProps) {
  return <TextsPage {...loaderData} />
}

export function ErrorBoundary() {
  return <PortalTrouble title="The texts did not arrive" error={useRouteError()} />
}
