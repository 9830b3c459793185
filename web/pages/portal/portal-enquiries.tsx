/** web/pages: /portal/enquiries: what people wrote. */
import { useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { readEnquiriesQuery } from '#web/portal/desk/desk-query.ts'
import { EnquiriesPage } from '#web/portal/desk/enquiries-page.tsx'
import { enterPortal } from '#web/portal/enter.ts'
import { PortalTrouble } from '#web/portal/portal-trouble.tsx'
import type { Route } from './+types/portal-enquiries'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await enterPortal()
  const { desk } = await signedApi()
  return desk.enquiries({ query: readEnquiriesQuery(new URL(request.url).searchParams) })
}

export const meta: Route.MetaFunction = () => [
  { title: `Enquiries · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function Enquiries({ loaderData }: Route.ComponentProps) {
  return <EnquiriesPage page={loaderData} />
}

export function ErrorBoundary() {
  return <PortalTrouble title="The enquiries did not arrive" error={useRouteError()} />
}
