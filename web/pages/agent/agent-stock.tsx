/** web/pages: /agent/property-manager/listings: the agency's homes. */
import { brand } from '#contract/content/brand.ts'
import { Preloader } from '#web/frame/preloader.tsx'
import { guard } from '#web/platform/session/guard.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { StockPage } from '#web/stock/table/stock-page.tsx'
import { readStockQuery } from '#web/stock/table/stock-query.ts'
import type { Route } from './+types/agent-stock'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await guard('agent', request)
  const { stock } = await signedApi()
  const query = readStockQuery(new URL(request.url).searchParams)
  const [page, drafts] = await Promise.all([stock.list({ query }), stock.drafts({ query: {} })])
  return { page, drafts }
}

export const HydrateFallback = Preloader

export const meta: Route.MetaFunction = () => [
  { title: `Homes · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function AgentStock({ loaderData }: Route.ComponentProps) {
  return <StockPage {...loaderData} />
}
