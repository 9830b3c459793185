/** insights: binds what an agency asks, and the word that a link was handed on. */
import { insights } from '#contract/insights/insights.ts'
import { agencyNotFound } from '#server/accounts/index.ts'
import type { Actor, Routes } from '#server/platform/http/http.ts'
import { parseInput, readQuery } from '#server/platform/http/request-checks.ts'
import type { Platform } from '#server/platform/platform.ts'
import { counterOf } from './counter.ts'
import { agencyInsights, insightsTable } from './read-insights.ts'

export const insightsRoutes =
  (platform: Platform): Routes =>
  (bind, raw) => {
    bind(insights.agency, async ({ query }, { actor }) => agencyInsights(platform, agencyOf(actor), query))
    bind(insights.shared, async ({ params }) => {
      counterOf(platform).shared(params.id)
      return { message: 'Noted.' }
    })
    raw('/api/meridian/agent/insights.csv', ['Agent'], async (request, actor) => {
      const asked = parseInput(insights.agency.query, readQuery(request.url))
      return new Response(await insightsTable(platform, agencyOf(actor), asked), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="insights.csv"',
          'cache-control': 'private, no-store',
        },
      })
    })
  }

/** @throws AppError 404 for an agent without an agency. */
function agencyOf({ agencyId }: Actor): string {
  if (!agencyId) throw agencyNotFound()
  return agencyId
}
