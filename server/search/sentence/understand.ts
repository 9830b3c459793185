/** search: understands a sentence: what it asks for, and by which of its words. */
import type { PostcodeHit } from '#contract/search/places.ts'
import type { Understanding } from '#contract/search/plain-language.ts'
import { searchQuestion, type SearchParameter } from '#contract/search/search-question.ts'
import type { HomesByPlace, Places } from '#server/places/index.ts'
import type { SpokenLanguage } from './words/meanings.rules.ts'
import { namesIn, readSentence } from './read-sentence.rules.ts'
import type { Reading } from './reading.rules.ts'
import type { KnownSpots, Parameters, Piece, Unused } from './sentence.rules.ts'
import type { SpotAsk } from './spots.rules.ts'
import { withSubject } from './subject.rules.ts'
import { toQuestion, type KnownPostcodes } from './settle/to-question.rules.ts'

export type Ask = {
  q: string
  currency: string
  language: SpokenLanguage
  country?: string | undefined
  today?: Date
}

/** What the market knows: homes in every place, and where the postcodes and the streets of a sentence are. */
export type Market = { homes?: HomesByPlace | null; postcodes?: KnownPostcodes; spots?: KnownSpots }

/** Everything is decided by rules in this process; no sentence leaves it. */
export function understand(
  places: Pick<Places, 'forSentences'>,
  ask: Ask,
  market: Market = {},
): Understanding {
  const { q } = ask
  const reading = read(places, ask, market)
  const { question, pieces } = toQuestion(reading, {
    currency: ask.currency,
    postcodes: market.postcodes ?? new Map(),
  })
  const asked = valid({ ...question, ...ranking(question, reading.unused, q) })
  const isAsked = ({ parameters }: Piece) =>
    Object.keys(parameters).some((name) => name in asked || name === 'purpose')
  const shown = pieces.filter(isAsked)
  const dropped = [...reading.pieces, ...reading.words].filter(
    (piece) => !shown.some((one) => isSame(one, piece)),
  )
  const left: Unused[] = dropped.map(({ from, to, postcode }) => ({
    from,
    to,
    reason: postcode ? 'postcode' : 'word',
  }))
  return {
    language: reading.language,
    question: asked,
    pieces: shown.map(({ from, to, parameters }) => ({ text: q.slice(from, to), from, to, parameters })),
    unused: [...reading.unused, ...left]
      .toSorted((a, b) => a.from - b.from)
      .map(({ from, to, reason }) => ({ text: q.slice(from, to), from, to, reason })),
    place: reading.place,
    others: reading.others,
  }
}

const mostPreferred = 200

/** Words that are no filter rank: homes that say them come first, unless another order is asked for. */
function ranking(question: Parameters, unused: readonly Unused[], q: string): Parameters {
  const said = unused
    .filter(({ reason }) => reason === 'word')
    .map(({ from, to }) => q.slice(from, to).toLowerCase())
  const prefer = [...new Set(said)].join(' ').slice(0, mostPreferred).trim()
  return prefer ? { prefer, sort: question.sort ?? 'relevance' } : {}
}

function read(
  places: Pick<Places, 'forSentences'>,
  { q, language, country, today = new Date() }: Ask,
  { homes, spots }: Market,
): Reading {
  const reading = readSentence(q, {
    find: places.forSentences(homes ?? null),
    hint: language,
    visitor: country ?? null,
    today,
    ...(spots && { spots }),
  })
  return { ...reading, pieces: withSubject(reading.pieces, q) }
}

/** The postcodes that a sentence names, which somebody must look up before it is understood. */
export function postcodesIn(places: Pick<Places, 'forSentences'>, ask: Ask, market: Market): string[] {
  if (!/\p{Nd}/u.test(ask.q)) return []
  return read(places, ask, market).pieces.flatMap(({ postcode }) => postcode?.code ?? [])
}

/**
 * The names of streets and quarters that a sentence may hold, which
 * somebody must look up before it is understood.
 */
export const spotsIn = ({ q, language }: Pick<Ask, 'q' | 'language'>): SpotAsk[] => namesIn(q, language)

/** The same, as the places of a postcode are answered. */
export const knownPostcodes = (
  found: readonly (readonly [string, readonly PostcodeHit[]])[],
): KnownPostcodes => new Map(found)

const isSame = (one: Piece, other: Piece): boolean => one.from === other.from && one.to === other.to

/** The question without what the contract refuses, such as a hundred bedrooms. */
function valid(question: Parameters): Parameters {
  const kept = { ...question }
  for (;;) {
    const checked = searchQuestion.safeParse(kept)
    if (checked.success) return kept
    const at = checked.error.issues[0]?.path[0] as SearchParameter | undefined
    if (!at || !(at in kept)) return {}
    delete kept[at]
  }
}
