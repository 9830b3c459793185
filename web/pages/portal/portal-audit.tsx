/** web/pages: /portal/audit: the append-only log. */
import { useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { AuditPageView } from '#web/portal/audit/audit-page.tsx'
import { readAuditQuery } from '#web/portal/audit/audit-query.ts'
import { enterPortal } from '#web/portal/enter.ts'
import { PortalTrouble } from '#web/portal/portal-trouble.tsx'
import type { Route } from './+types/portal-audit'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await enterPortal()
  const { portal } = await signedApi()
  const query = readAuditQuery(new URL(request.url).searchParams)
  const [page, about] = await Promise.all([
    portal.audit({ query }),
    // A person who is gone still has entries.
    query.person ? portal.user({ params: { id: query.person } }).catch(() => null) : null,
  ])
  return { page, personName: about?.person.name ?? null }
}

export const meta: Route.MetaFunction = () => [
  { title: `Audit · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function Audit({ loaderData }: Route.ComponentProps) {
  return <AuditPageView {...loaderData} />
}

export function ErrorBoundary() {
  return <PortalTrouble title="The log did not arrive" error={useRouteError()} />
}
