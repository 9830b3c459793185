/** web/pages: /portal/listings: every home, with what is odd about it. */
import { useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { enterPortal } from '#web/portal/enter.ts'
import { ListingsPage } from '#web/portal/listings/listings-page.tsx'
import { asksTheSame, readListingsQuery } from '#web/portal/listings/listings-query.ts'
import { PortalTrouble } from '#web/portal/portal-trouble.tsx'
import { isRereading } from '#web/portal/reread.ts'
import type { Route } from './+types/portal-listings'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await enterPortal()
  const { moderation } = await signedApi()
  return moderation.list({ query: readListingsQuery(new URL(request.url).searchParams) })
}

/** Opening a home asks for the same list; an act on one asks again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  isRereading() || currentUrl.search === nextUrl.search || !asksTheSame(currentUrl, nextUrl)

export const meta: Route.MetaFunction = () => [
  { title: `Listings · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function Listings({ loaderData }: Route.ComponentProps) {
  return <ListingsPage page={loaderData} />
}

export function ErrorBoundary() {
  return <PortalTrouble title="The listings did not arrive" error={useRouteError()} />
}
