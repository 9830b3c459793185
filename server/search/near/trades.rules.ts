/**
 * search: which wish to give a little of: the homes that come close, sorted by
 * what they miss, each as a changed question.
 */
import type { Miss, Trade } from '#contract/search/near.ts'
import type { Place } from '#contract/search/places.ts'
import {
  searchParameters,
  type SearchParameter,
  type SearchQuestion,
} from '#contract/search/search-question.ts'
import { squareMetresPer } from '#contract/vocabulary/common.ts'
import { perMonth } from '#contract/vocabulary/vocabulary.ts'
import type { Asked } from '../question/asked.rules.ts'
import { aroundTrade } from './wider.rules.ts'
import { roundDays, roundDown, roundUp } from './round-numbers.rules.ts'

/** A trade whose homes are not counted yet, and the question that it leads to. */
export type Offer = Omit<Trade, 'count'> & { question: SearchQuestion }

export type TradeAsk = {
  question: SearchQuestion
  asked: Asked
  place: Place | null
  /** Units of the asked currency for one euro. */
  perEuro: number
  /** What the homes that come close miss, nearest first. */
  near: readonly (readonly Miss[])[]
}

/** So many homes decide how much is given up; the others of their kind lie further off. */
const decisive = 6
/** More than this are no help, and where so many wishes help alone, none are taken together. */
const mostOffers = { alone: 6, together: 3 }

type Changes = Trade['to']

/**
 * Wishes that help alone, then two that help together; of each the smallest
 * first. Some home that comes close needs no other.
 */
export function offersOf(ask: TradeAsk): Offer[] {
  const alone = offersFor(ask, 1).slice(0, mostOffers.alone)
  if (alone.length >= mostOffers.together) return alone
  return [...alone, ...offersFor(ask, 2)].slice(0, mostOffers.together)
}

/** From the homes that miss so many wishes. */
function offersFor(ask: TradeAsk, wishes: number): Offer[] {
  const alike = Map.groupBy(
    ask.near.filter((misses) => misses.length === wishes),
    (misses) => misses.map(nameOf).join(' '),
  )
  return [...alike.values()].flatMap((homes) => offerOf(ask, homes) ?? [])
}

/** Homes that lack the same feature are alike; houses and bungalows for flats are, too. */
const nameOf = ({ wish, what }: Miss): string => (wish === 'features' ? `${wish} ${what ?? ''}` : wish)

/** What homes that miss the same wishes need changed. */
function offerOf(ask: TradeAsk, homes: readonly (readonly Miss[])[]): Offer | null {
  const [nearest = []] = homes
  const to: Changes = {}
  for (const [at, { wish, what }] of nearest.entries()) {
    const alike = homes.flatMap((misses) => misses[at] ?? [])
    const changes = changesFor(ask, alike)
    if (!changes || Object.keys(changes).some((name) => name in to && wish !== 'features')) return null
    Object.assign(to, wish === 'features' ? withoutFeature(to.features ?? ask.asked.features, what) : changes)
  }
  const wishes = nearest.map(({ wish, what }) => ({ wish, what: wish === 'features' ? what : null }))
  const question = changedBy(ask.question, to)
  return question && { wishes, to, question }
}

/**
 * The question with some parameters set or left out, as its address would
 * be read; null for more than may be asked for.
 */
function changedBy(question: SearchQuestion, to: Changes): SearchQuestion | null {
  const changed: Record<string, unknown> = { ...question }
  for (const [name, value] of Object.entries(to) as [SearchParameter, string | null][]) {
    const read = searchParameters.shape[name].safeParse(value ?? undefined)
    if (!read.success) return null
    changed[name] = read.data
  }
  return changed as SearchQuestion
}

/** Null when nothing that may be asked would find these homes. `misses` are of one wish. */
function changesFor(ask: TradeAsk, misses: readonly Miss[]): Changes | null {
  const [{ wish }] = misses as [Miss]
  // Without any, no number is finite.
  const by = Math.max(...misses.flatMap((miss) => miss.by ?? []).slice(0, decisive))
  switch (wish) {
    case 'place':
    case 'box':
    case 'area':
    case 'radius':
      return aroundTrade(ask, wish, by)
    case 'minPrice':
    case 'maxPrice':
      return atMost(wish, priceWith(ask, wish, by))
    case 'minArea':
    case 'maxArea':
    case 'minPlot':
    case 'maxPlot':
      return atMost(wish, areaWith(ask, wish, by))
    case 'minBeds':
    case 'minBaths':
      return atMost(wish, (ask.asked[wish] ?? 0) - by)
    case 'maxBeds':
      return atMost(wish, (ask.asked.maxBeds ?? 0) + by)
    case 'since':
      return atMost(wish, roundDays((ask.question.since ?? 0) + by) ?? Infinity)
    case 'types':
      return moreTypes(ask, misses)
    default:
      return { [wish]: null }
  }
}

/** Types named one by one take the place of the category that was asked for. */
function moreTypes({ question, asked }: TradeAsk, misses: readonly Miss[]): Changes {
  const types = [...(asked.types ?? []), ...new Set(misses.map(({ what }) => what))].join(',')
  return question.category ? { types, category: null } : { types }
}

/** No number from 0 down is a wish any more; none without end can be one. */
const atMost = (wish: SearchParameter, value: number): Changes | null =>
  Number.isFinite(value) ? { [wish]: value > 0 ? String(value) : null } : null

function withoutFeature(list: string | null | readonly string[] | undefined, what: string | null): Changes {
  const asked = typeof list === 'string' ? list.split(',') : (list ?? [])
  return { features: asked.filter((feature) => feature !== what).join(',') || null }
}

/** In whole units of the asked currency and period. */
function priceWith(
  { question, asked, perEuro }: TradeAsk,
  wish: 'minPrice' | 'maxPrice',
  by: number,
): number {
  const units = perEuro / (question.purpose === 'sale' ? 1 : perMonth[question.period])
  const bound = asked[wish] ?? 0
  return wish === 'maxPrice' ? roundUp((bound + by) * units) : roundDown((bound - by) * units)
}

/** In the asked unit of area. */
function areaWith(
  { question, asked }: TradeAsk,
  wish: 'minArea' | 'maxArea' | 'minPlot' | 'maxPlot',
  by: number,
): number {
  const unit = squareMetresPer[question.areaUnit]
  const bound = asked[wish] ?? 0
  return wish.startsWith('max') ? roundUp((bound + by) / unit) : roundDown((bound - by) / unit)
}
