/** web/search: from the address of a request to a question, or to the canonical address it should have had. */
import { readSearch, type RawSearch, type SearchQuestion } from '#contract/search/search-question.ts'
import { addressOf, viewOf, type View } from './addresses.ts'
import { tidy } from './tidy.ts'

export type SearchRequest = { raw: RawSearch; question: SearchQuestion; view: View }
/** `elsewhere` is the canonical address; `where` are typed words that still have to be looked up. */
export type ReadRequest = SearchRequest & { elsewhere: string | null; where: string | null }

/** Parameters for machines: the page asks for them by itself. */
const machineOnly = ['facets', 'cells', 'limit', 'cursor'] as const

export function readRequest(url: URL): ReadRequest {
  const { raw: written, where } = tidy(url.searchParams)
  for (const name of machineOnly) delete written[name]
  const { question, raw } = readSearch(new URLSearchParams(written))
  const view = viewOf(url.searchParams)
  const canonical = addressOf(raw, view)
  const same = signature(new URL(canonical, url).searchParams) === signature(url.searchParams)
  return { raw, question, view, where, elsewhere: same && !where ? null : canonical }
}

/** What an address says, whatever the order in which it says it. */
const signature = (params: URLSearchParams) =>
  [...params]
    .map((pair) => pair.join('='))
    .toSorted()
    .join('&')
