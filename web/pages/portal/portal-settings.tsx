/** web/pages: /portal/settings: what operators change without a deploy. */
import { useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { enterPortal } from '#web/portal/enter.ts'
import { PortalTrouble } from '#web/portal/portal-trouble.tsx'
import { SettingsPage } from '#web/portal/settings/settings-page.tsx'
import type { Route } from './+types/portal-settings'

export async function clientLoader() {
  await enterPortal()
  const { portalSettings } = await signedApi()
  return portalSettings.read({})
}

export const meta: Route.MetaFunction = () => [
  { title: `Settings · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function Settings({ loaderData }: Route.ComponentProps) {
  return <SettingsPage view={loaderData} />
}

export function ErrorBoundary() {
  return <PortalTrouble title="The settings did not arrive" error={useRouteError()} />
}
