/** web/pages: /agent/insights: how the agency's homes were seen. */
import { brand } from '#contract/content/brand.ts'
import { Preloader } from '#web/frame/preloader.tsx'
import { InsightsPage } from '#web/insights/insights-page.tsx'
import { daysOfSpan, readSpan } from '#web/insights/insights-query.ts'
import { guard } from '#web/platform/session/guard.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import type { Route } from './+types/agent-insights'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await guard('agent', request)
  const span = readSpan(new URL(request.url).searchParams)
  const { insights } = await signedApi()
  return { span, found: await insights.agency({ query: daysOfSpan(span, Date.now()) }) }
}

export const HydrateFallback = Preloader

export const meta: Route.MetaFunction = () => [
  { title: `Insights · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function AgentInsights({ loaderData }: Route.ComponentProps) {
  return <InsightsPage {...loaderData} />
}
