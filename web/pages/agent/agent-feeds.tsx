/** web/pages: /agent/property-manager/xml-listing: the feed doctor. */
import { brand } from '#contract/content/brand.ts'
import { StockExportPart } from '#web/feeds/export/stock-export.tsx'
import { FeedDoctor } from '#web/feeds/feed-doctor.tsx'
import { readDesk } from '#web/feeds/use-feeds.ts'
import { Preloader } from '#web/frame/preloader.tsx'
import { guard } from '#web/platform/session/guard.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import type { Route } from './+types/agent-feeds'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await guard('agent', request)
  const { stockExport } = await signedApi()
  const feedId = new URL(request.url).searchParams.get('feed')
  const [desk, exported] = await Promise.all([readDesk(feedId, null), stockExport.get({})])
  return { desk, exported }
}

export const HydrateFallback = Preloader

export const meta: Route.MetaFunction = () => [
  { title: `Feeds · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function AgentFeeds({ loaderData }: Route.ComponentProps) {
  const { desk, exported } = loaderData
  return (
    <FeedDoctor first={desk}>
      <StockExportPart first={exported} />
    </FeedDoctor>
  )
}
