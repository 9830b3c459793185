/** web/pages: /portal/privacy: requests about data, and how long it is kept. */
import { useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { enterPortal } from '#web/portal/enter.ts'
import { PortalTrouble } from '#web/portal/portal-trouble.tsx'
import { PrivacyPage } from '#web/portal/privacy/privacy-page.tsx'
import { readState } from '#web/portal/privacy/privacy-query.ts'
import type { Route } from './+types/portal-privacy'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await enterPortal()
  const { privacy } = await signedApi()
  const state = readState(new URL(request.url).searchParams)
  const [page, { tables }] = await Promise.all([privacy.list({ query: { state } }), privacy.retention({})])
  return { page, tables }
}

export const meta: Route.MetaFunction = () => [
  { title: `Data protection · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage {...loaderData} />
}

export function ErrorBoundary() {
  return <PortalTrouble title="The requests did not arrive" error={useRouteError()} />
}
