/**
 * bench: questions that hardly any home answers: how long it takes to
 * tell which come closest, and what to trade.
 */
import type { SearchQuestion } from '#contract/search/search-question.ts'
import type { Place } from '#contract/search/places.ts'
import type { Homes } from '#server/search/columnar/store/store-home.ts'
import { createChance, type Chance } from './chance.ts'
import { latencyOf, measure } from './latency.ts'
import { askHomes } from './homes.ts'
import type { Asked } from './workload.ts'

/** Ever harder: each is asked until fewer homes than six are found. */
const harder: ((question: SearchQuestion, chance: Chance) => Partial<SearchQuestion>)[] = [
  (_, chance) => ({ features: [...new Set([chance.pick(rare), chance.pick(rare)])] }),
  ({ purpose }, chance) => ({ minBeds: 3 + chance.below(3), minBaths: purpose === 'sale' ? 3 : 2 }),
  ({ maxPrice, minPrice }) => ({
    minPrice,
    maxPrice: Math.ceil((maxPrice ?? 400_000) / 3) + (minPrice ?? 0),
  }),
  (_, chance) => ({ types: [chance.pick(['villa', 'penthouse', 'chalet', 'castle'] as const)] }),
  () => ({ features: [...rare], new: true, tour: true }),
  () => ({ energy: ['A'], tenure: ['freehold'], minArea: 250 }),
  () => ({ minBeds: 12, minBaths: 9 }),
]
const rare = ['pool', 'seaView', 'lift', 'garage', 'airConditioning'] as const

/**
 * The questions of the workload without counts and cells, made
 * harder; and places by name, as visitors type them.
 */
export function hardQuestions(homes: Homes, workload: readonly Asked[]): SearchQuestion[] {
  const chance = createChance(42)
  return workload.map(({ question: { facets: _facets, cells: _cells, ...question } }) => {
    let asked: SearchQuestion = { ...question, sort: 'newest' }
    for (const more of harder) {
      if (askHomes(homes, { ...asked, page: 2 }).total < 6) break
      asked = { ...asked, ...more(asked, chance) }
    }
    return asked
  })
}

/** Milliseconds of whole answers with and without what comes close, and how often something does. */
export async function measureNear(
  homes: Homes,
  questions: readonly SearchQuestion[],
  place: Place | null = null,
) {
  const rounds = { warm: 3, rounds: 7 }
  const answers = questions.map((question) => askHomes(homes, question, { place }))
  const counted = answers.filter(({ near }) => near !== undefined)
  // The second page of nothing costs what the first does, but nothing is looked for near it.
  const bare = await measure(questions, (question) => askHomes(homes, { ...question, page: 2 }), rounds)
  const times = await measure(questions, (question) => askHomes(homes, question, { place }), rounds)
  const alone = times.map((all, at) => all.map((one, round) => one - (bare[at]?.[round] ?? 0)))
  return {
    asked: counted.length,
    withHomes: counted.filter(({ near = [] }) => near.length > 0).length,
    withTrades: counted.filter(({ trades = [] }) => trades.length > 0).length,
    whole: latencyOf(times),
    nearAlone: latencyOf(alone),
  }
}
