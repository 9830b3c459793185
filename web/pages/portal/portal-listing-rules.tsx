/** web/pages: /portal/listings/rules: the rules by which homes are flagged. */
import { useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { enterPortal } from '#web/portal/enter.ts'
import { RulesPage } from '#web/portal/listings/rules/rules-page.tsx'
import { PortalTrouble } from '#web/portal/portal-trouble.tsx'
import type { Route } from './+types/portal-listing-rules'

export async function clientLoader() {
  await enterPortal()
  const { moderation } = await signedApi()
  return moderation.rules({})
}

export const meta: Route.MetaFunction = () => [
  { title: `Rules · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function ListingRules({ loaderData }: Route.ComponentProps) {
  return <RulesPage held={loaderData} />
}

export function ErrorBoundary() {
  return <PortalTrouble title="The rules did not arrive" error={useRouteError()} />
}
