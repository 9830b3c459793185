/**
 * web/search: puts a question to the API. Its parameters are texts,
 * checked by the contract when they were read.
 */
import type { Ask } from '#contract/http/endpoint.ts'
import type { RawSearch } from '#contract/search/search-question.ts'
import type { search } from '#contract/search/search.ts'
import type { MeridianApi } from '#web/platform/api/api-context.ts'
import type { LightApi } from '#web/platform/api/light-api.ts'
import { inFull } from './categories.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'

type Query = Ask<typeof search.search>['query']
export type Answer = Awaited<ReturnType<MeridianApi['search']['search']>>

export const askSearch = (
  api: LightApi,
  raw: RawSearch,
  more: RawSearch = {},
  signal?: AbortSignal,
): Promise<Answer> => {
  const { said: _said, ...asked } = inFull(raw)
  return api.search.search({ query: { ...asked, ...more } as Query }, signal ? { signal } : {})
}

/**
 * How many homes a question would find, and how many with each further
 * option, what they cost too where `costs` says so.
 */
export async function countsOf(
  raw: RawSearch,
  { costs, signal }: { costs: boolean; signal: AbortSignal },
): Promise<Pick<Answer, 'total' | 'facets'>> {
  const { page: _page, cursor: _cursor, sort: _sort, ...rest } = raw
  const counted = { limit: '1', facets: '1', ...(costs && { costs: '1' }) }
  const { total, facets } = await askSearch(await browserApi(), rest, counted, signal)
  return { total, facets }
}
