/**
 * web/search: from the address of a request to a question, or to the canonical address it should have had.
 */
import { readSearch, type RawSearch, type SearchQuestion } from '#contract/search/search-question.ts'
import { addressOf, viewOf, type View } from './addresses.ts'
import { languageParameter } from '#contract/content/page-addresses.ts'
import { askedLanguage } from '#web/platform/kept/preferences.ts'
import { tidy } from './tidy.ts'

export type SearchRequest = { raw: RawSearch; question: SearchQuestion; view: View }
/** `elsewhere` is the canonical address; `where` are typed words that still have to be looked up. */
export type ReadRequest = SearchRequest & { elsewhere: string | null; where: string | null }

/** Parameters for machines: the page asks for them by itself. */
const machineOnly = ['facets', 'costs', 'cells', 'limit', 'cursor'] as const

export function readRequest(url: URL): ReadRequest {
  const language = askedLanguage(url)
  const asked = new URLSearchParams(url.searchParams)
  // The page's own language says nothing of what is searched.
  if (language) asked.delete(languageParameter)
  const { raw: written, where } = tidy(asked)
  for (const name of machineOnly) delete written[name]
  const { question, raw } = readSearch(new URLSearchParams(written))
  const view = viewOf(asked)
  const canonical = addressOf(raw, view)
  const same = signature(new URL(canonical, url).searchParams) === signature(asked)
  return { raw, question, view, where, elsewhere: same && !where ? null : inLanguageOf(url, canonical) }
}

/** Another address of ours, read in the language that this one asks for. */
export function inLanguageOf(url: URL, to: string): string {
  const language = askedLanguage(url)
  return language ? `${to}${to.includes('?') ? '&' : '?'}${languageParameter}=${language}` : to
}

/** What an address says, whatever the order in which it says it. */
const signature = (params: URLSearchParams) =>
  [...params]
    .map((pair) => pair.join('='))
    .toSorted()
    .join('&')
