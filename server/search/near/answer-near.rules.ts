/** search: what an answer says of homes that come close, from those an engine has found. */
import type { Place } from '#contract/search/places.ts'
import type { SearchQuestion } from '#contract/search/search-question.ts'
import type { Asked } from '../question/asked.rules.ts'
import type { Found } from '../question/engine.ts'
import { weighMisses, type NearHome } from './misses.rules.ts'
import { offersOf, type Offer } from './trades.rules.ts'
import { fewHomes, mostNear, type Wishes } from './wishes.rules.ts'

/** How many homes that come close are shown beside those found; null where none are looked for. */
export function roomForNear({ page, cursor, limit }: SearchQuestion, total: number): number | null {
  if (total >= fewHomes || page > 1 || cursor !== undefined) return null
  return Math.max(0, Math.min(limit, mostNear) - total)
}

type Near = NonNullable<Found['near']>

/** The homes with what each misses. */
export const nearOf = (wishes: Wishes, homes: readonly (NearHome & { id: string })[]): Near =>
  homes.map((home) => ({
    id: home.id,
    misses: weighMisses(wishes, home).map(({ points: _points, ...miss }) => miss),
  }))

type OfferAsk = { question: SearchQuestion; asked: Asked; place: Place | null; perEuro: number; near: Near }

/** Changed questions whose homes are to be counted. */
export const tradesToCount = ({ near, ...ask }: OfferAsk): Offer[] =>
  offersOf({ ...ask, near: near.map(({ misses }) => misses) })

/** The trades that find more homes than there are. */
export const tradesOf = (
  offers: readonly Offer[],
  counts: readonly number[],
  total: number,
): NonNullable<Found['trades']> =>
  offers.flatMap(({ wishes, to }, at) => {
    const count = counts[at] ?? 0
    return count > total ? [{ wishes, to, count }] : []
  })
