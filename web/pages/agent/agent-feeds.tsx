/** web/pages: /agent/property-manager/xml-listing: the feed doctor. */
import { brand } from '#contract/content/brand.ts'
import { FeedDoctor } from '#web/feeds/feed-doctor.tsx'
import { readDesk } from '#web/feeds/use-feeds.ts'
import { Preloader } from '#web/frame/preloader.tsx'
import { guard } from '#web/platform/session/guard.ts'
import type { Route } from './+types/agent-feeds'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await guard('agent')
  return readDesk(new URL(request.url).searchParams.get('feed'), null)
}

export const HydrateFallback = Preloader

export const meta: Route.MetaFunction = () => [
  { title: `Feeds · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function AgentFeeds({ loaderData }: Route.ComponentProps) {
  return <FeedDoctor first={loaderData} />
}
