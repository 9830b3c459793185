/** web/pages: /portal/feeds: the feeds of all agencies. */
import { useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { enterPortal } from '#web/portal/enter.ts'
import { PortalTrouble } from '#web/portal/portal-trouble.tsx'
import { FeedsPage } from '#web/portal/feeds/feeds-page.tsx'
import { readFeedsQuery } from '#web/portal/feeds/feeds-query.ts'
import type { Route } from './+types/portal-feeds'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await enterPortal()
  const { feedDesk } = await signedApi()
  return feedDesk.list({ query: readFeedsQuery(new URL(request.url).searchParams) })
}

export const meta: Route.MetaFunction = () => [
  { title: `Feeds · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function PortalFeeds({ loaderData }: Route.ComponentProps) {
  return <FeedsPage page={loaderData} />
}

export function ErrorBoundary() {
  return <PortalTrouble title="The list did not arrive" error={useRouteError()} />
}
