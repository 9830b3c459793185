/**
 * web/search: what typed words lead to when nobody chose a suggestion: a
 * place, a home, an agency, or words to look for.
 */
import { countryName } from '#web/platform/words/country-name.ts'
import type { MeridianApi } from '#web/platform/api/api-context.ts'
import { fold } from '#contract/search/fold.ts'
import { typingErrors } from '#contract/accounts/typing-errors.ts'
import { understoodLanguages } from '#contract/search/understood-languages.ts'
import type { Understanding, UnderstoodPiece } from '#contract/search/plain-language.ts'
import type { RawSearch } from '#contract/search/search-question.ts'
import { addressOf, changed } from './addresses.ts'
import { askSearch } from './ask.ts'
import { isAsked, withoutPiece } from './said.rules.ts'
import { suggestionsFrom, type Suggestion } from './suggestions.ts'

/** Letters that may be wrong in a name of five or more. */
const slips = 2

/**
 * The visitor's currency and language, in which a sentence is read where it
 * leaves them open, and the country meant first.
 */
export type Manner = { currency: string; language: string; country: string | null }

/**
 * The address to go to. A place whose name is close is taken; otherwise a sentence becomes
 * its question, beside the filters that did not come from the sentence before; otherwise
 * words that find homes; otherwise the nearest place.
 */
export async function resolveWhere(
  api: MeridianApi,
  asked: RawSearch,
  where: string,
  manner: Manner,
): Promise<string> {
  const raw = await withoutSaid(api, asked, manner)
  const sentence = where.slice(0, 200)
  const words = where.slice(0, 100)
  if (!words) return addressOf(changed(raw, {}))
  const [suggested, understood] = await Promise.all([
    api.places.suggest({ query: { q: words, limit: 5, ...(manner.country && { country: manner.country }) } }),
    understand(api, sentence, manner),
  ])
  const found = suggestionsFrom(suggested, { asked: raw })
  const close = found.find(
    (one) => isClose(words, one.label) || isClose(words, inFull(one)) || isSameStreet(words, one),
  )
  if (close) return close.to ?? addressOf(changed(raw, { place: close.id }))
  if (understood.pieces.some(isMoreThanWords))
    return addressOf(changed(raw, { ...understood.question, said: sentence }))
  const asWords = changed(raw, { q: words })
  const first = found[0]
  if (!first) return addressOf(asWords)
  const { total } = await askSearch(api, asWords, { limit: '1' })
  if (total > 0) return addressOf(asWords)
  return first.to ?? addressOf(changed(raw, { place: first.id }))
}

const isMoreThanWords = ({ parameters }: UnderstoodPiece): boolean => parameters.q === undefined

/** What the sentence before asked for goes with it. */
async function withoutSaid(
  api: MeridianApi,
  { said, ...raw }: RawSearch,
  manner: Manner,
): Promise<RawSearch> {
  if (!said) return raw
  const { pieces, question } = await understand(api, said, manner)
  const left = pieces.filter((piece) => isAsked(piece, raw)).reduce(withoutPiece, raw)
  if (question.prefer === undefined || left.prefer !== question.prefer) return left
  const { prefer: _prefer, sort, ...rest } = left
  return { ...rest, ...(sort && sort !== 'relevance' && { sort }) }
}

/** Asks what a sentence means; it is read as English where language is none that is understood. */
export function understand(
  api: MeridianApi,
  q: string,
  { currency, language, country }: Manner,
): Promise<Understanding> {
  const known = understoodLanguages.find((one) => one === language.slice(0, 2))
  return api.search.understand({
    query: { q, currency, ...(known && { language: known }), ...(country && { country }) },
  })
}

/** "12 rue Grimaldi" and "Rue Grimaldi 12, Monaco" are one. */
function isSameStreet(typed: string, { kind, label, detail }: Suggestion): boolean {
  const said = new Set(fold(typed).split(' '))
  const told = fold(`${label} ${detail}`).split(' ')
  return (
    kind === 'street' &&
    fold(label)
      .split(' ')
      .every((word) => said.delete(word)) &&
    [...said].every((word) => told.includes(word))
  )
}

/** Whether two names are the same but for case, accents and a slip or two. */
export function isClose(a: string, b: string): boolean {
  const one = fold(a)
  const other = fold(b)
  if (one === other) return true
  return (
    one.length >= 5 &&
    Math.abs(one.length - other.length) <= slips &&
    typingErrors(one, other, slips) < Infinity
  )
}

/** "Kensington, London, United Kingdom", as somebody may have typed or kept it. */
const inFull = ({ label, detail, country }: Suggestion): string =>
  [label, detail, country && countryName(country)].filter(Boolean).join(', ')
