/** web/search: what typed words lead to when nobody chose a suggestion: a place, a home, an agency, or words to look for. */
import type { MeridianApi } from '#web/platform/api-context.ts'
import type { RawSearch } from '#contract/search-question.ts'
import { addressOf, changed } from './addresses.ts'
import { askSearch } from './ask.ts'
import { suggestionsFrom } from './suggestions.ts'

/** Letters that may be wrong in a name of five or more. */
const slips = 2

/** The address to go to. A place whose name is close is taken; otherwise words that find homes; otherwise the nearest place. */
export async function resolveWhere(api: MeridianApi, raw: RawSearch, where: string): Promise<string> {
  const words = where.slice(0, 100)
  if (!words) return addressOf(changed(raw, {}))
  const found = suggestionsFrom(await api.places.suggest({ query: { q: words, limit: 5 } }))
  const close = found.find((one) => isClose(words, one.label) || isClose(words, `${one.label}, ${one.detail}`))
  if (close) return close.to ?? addressOf(changed(raw, { place: close.id }))
  const asWords = changed(raw, { q: words })
  const first = found[0]
  if (!first) return addressOf(asWords)
  const { total } = await askSearch(api, asWords, { limit: '1' })
  if (total > 0) return addressOf(asWords)
  return first.to ?? addressOf(changed(raw, { place: first.id }))
}

/** Whether two names are the same but for case, accents and a slip or two. */
export function isClose(a: string, b: string): boolean {
  const [one, other] = [fold(a), fold(b)]
  if (one === other) return true
  return one.length >= 5 && Math.abs(one.length - other.length) <= slips && distance(one, other) <= slips
}

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries()) {
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
