/** tests: homes that come close in the plainest way: every home is weighed by itself, then all are sorted. */
import type { Rates } from '#contract/money/exchange.ts'
import { flagNames } from '#contract/search/flags.ts'
import type { SearchQuestion } from '#contract/search/search-question.ts'
import { weighMisses, sumOf, type NearHome } from '#server/search/near/misses.rules.ts'
import { wishesOf } from '#server/search/near/wishes.rules.ts'
import { toAsked } from '#server/search/question/asked.rules.ts'
import { bitsOf } from '#server/search/question/feature-bits.rules.ts'
import { passes } from './naive-search.ts'
import { saysAll, saysSome, wordsOf } from './naive-words.ts'
import { inventedPlace } from './places.ts'
import type { Seen } from './seen.ts'
import { listedAt, worldNow } from './world.ts'

/** The ids of the nearest with the points of each, at most so many. */
export function naiveNear(all: readonly Seen[], question: SearchQuestion, rates: Rates, most: number) {
  const perEuro = rates.get(question.currency)?.perEuro ?? Number.NaN
  const asked = toAsked(question, { perEuro, now: worldNow, words: null, ranks: null })
  const words = wordsOf(question.q ?? '').length > 0
  const wishes = wishesOf({ asked, words, place: inventedPlace(question.place) })
  return all
    .filter((seen) => neverMissed.every((filter) => passes(seen, filter, question, rates)))
    .filter((seen) => !isCutOut(seen, question, rates))
    .flatMap((seen) => {
      const inside = wishes.where.map(({ wish }) => passes(seen, wish, question, rates))
      const misses = weighMisses(wishes, homeOf(seen, question, { rates, inside }))
      const points = sumOf(misses, wishes.most)
      const told = misses.map(({ points: _points, ...miss }) => miss)
      return points ? [{ id: seen.home.id, age: seen.home.age, points, misses: told }] : []
    })
    .toSorted((a, b) => a.points - b.points || a.age - b.age || (a.id < b.id ? -1 : 1))
    .slice(0, most)
    .map(({ id, misses }) => ({ id, misses }))
}

const neverMissed = ['agency', 'not', 'minPerArea', 'maxPerArea', 'maxMonthly', 'sea', 'available'] as const

/** In an outline and still not in the drawing. */
function isCutOut(seen: Seen, question: SearchQuestion, rates: Rates): boolean {
  const outlines = question.area?.map(([outline = []]) => [outline])
  return (
    outlines !== undefined &&
    passes(seen, 'area', { ...question, area: outlines }, rates) &&
    !passes(seen, 'area', question, rates)
  )
}

type Known = { rates: Rates; inside: boolean[] }

function homeOf(seen: Seen, question: SearchQuestion, { rates, inside }: Known): NearHome {
  const { home, x, y, euros, area, plot, beds, baths } = seen
  const { mostEuros, mostArea, mostPlot, mostBeds } = seen
  const has = flagNames.map((flag) => passes(seen, flag, { ...question, [flag]: true }, rates))
  const { q = '' } = question
  return {
    x,
    y,
    price: euros,
    priceMax: mostEuros,
    area,
    areaMax: mostArea,
    plot,
    plotMax: mostPlot,
    beds,
    bedsMax: mostBeds,
    baths,
    bathsMax: baths,
    inside,
    types: home.type,
    tenure: home.tenure,
    energy: home.energy,
    features: bitsOf(home.features),
    flags: has.reduce((bits, one, at) => bits | (one ? 1 << at : 0), 0),
    listed: listedAt(home).getTime() * 1000,
    says: saysAll(home, q) ? 2 : saysSome(home, q) ? 1 : 0,
  }
}
