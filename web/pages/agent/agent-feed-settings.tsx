/** web/pages: /agent/property-manager/xml-listing/{id}: the settings of a feed. */
import { data } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { currenciesInUse } from '#contract/money/minor-units.ts'
import { SettingsPage } from '#web/feeds/settings/settings-page.tsx'
import { Preloader } from '#web/frame/preloader.tsx'
import { guard } from '#web/platform/session/guard.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import type { Route } from './+types/agent-feed-settings'

export async function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  await guard('agent', request)
  const { items } = await (await signedApi()).feeds.list({})
  const feed = items.find((one) => one.id === id)
  if (!feed) throw data(null, { status: 404 })
  return { feed }
}

export const HydrateFallback = Preloader

export const meta: Route.MetaFunction = () => [
  { title: `Feed settings · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function AgentFeedSettings({ loaderData: { feed } }: Route.ComponentProps) {
  return <SettingsPage key={feed.id} feed={feed} currencies={currenciesInUse} />
}
