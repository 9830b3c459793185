/**
 * web/platform: the search as pages ask for it before anybody has touched them, without the
 * contract's parser, which weighs as much as all else of a page. It is our own server that answers,
 * and it has held its answer against the contract.
 */
import type { Reply } from '#contract/http/endpoint.ts'
import type { regions } from '#contract/search/regions.ts'
import type { search } from '#contract/search/search.ts'
import type { MeridianApi } from './api-context.ts'
import { inPagesLanguage, ofCalls } from './calls.ts'
import { learnFrom } from './server-clock.ts'

/** What of the API can be asked this way. */
export type LightApi = { search: Pick<MeridianApi['search'], 'search'> }

type Asked = { query?: object; signal?: AbortSignal | null | undefined }

/** @throws Error for a refusal, and when nothing was reached. */
async function ask<T>(path: string, { query = {}, signal }: Asked): Promise<T> {
  const url = new URL(path, window.location.origin)
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, String(value))
  const headers = { accept: 'application/json', ...ofCalls.headers, ...inPagesLanguage() }
  const request = new Request(url, { headers, credentials: ofCalls.credentials, signal: signal ?? null })
  const response = learnFrom(await fetch(request))
  if (!response.ok) throw new Error(`${path} was refused with ${response.status}`)
  return ((await response.json()) as { data: T }).data
}

export const lightApi: LightApi = {
  search: {
    search: ({ query }, { signal } = {}) =>
      ask<Reply<typeof search.search>>('/api/meridian/search', { query, signal }),
  },
}

/** The regions whose streets are known. */
export const askRegions = (signal: AbortSignal) =>
  ask<Reply<typeof regions.list>>('/api/meridian/maps/regions', { signal })
