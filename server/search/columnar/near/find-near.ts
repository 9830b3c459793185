/** search: homes that come close, and the trades that find more, answered from the columns. */
import type { Place } from '#contract/search/places.ts'
import type { SearchQuestion } from '#contract/search/search-question.ts'
import { energyClasses, propertyTypes, tenures } from '#contract/vocabulary/vocabulary.ts'
import { nearOf, roomForNear, tradesOf, tradesToCount } from '../../near/answer-near.rules.ts'
import type { NearHome } from '../../near/misses.rules.ts'
import { wishesOf } from '../../near/wishes.rules.ts'
import { toAsked, type Asked } from '../../question/asked.rules.ts'
import type { Found } from '../../question/engine.ts'
import { noPoint } from '../../sql/packed.rules.ts'
import { planOf, type WordSets } from '../scan/plan.ts'
import type { Scratch } from '../scan/scratch.ts'
import { countMatches } from '../scan/walk.ts'
import type { Rows } from '../store/columns.ts'
import { idsOf } from '../store/documents.ts'
import { factFields, maskOf, unknownRooms } from '../store/facts.rules.ts'
import type { Homes } from '../store/store-home.ts'
import { sayingSome } from '../text/asked-words.ts'
import type { NearPlace } from './near-places.ts'
import { hasBit, planNear, type NearAsk, type NearPlan } from './near-plan.ts'
import { scanNear } from './near-scan.ts'

type Ask = {
  question: SearchQuestion
  asked: Asked
  place: Place | null
  perEuro: number
  now: Date
  /** Folded words of `q`, quoted or not; null when there are none. */
  anyOf: readonly string[] | null
  wordSets: WordSets
  total: number
}

/** Nothing where enough was found. */
export function findNear(homes: Homes, ask: Ask, scratch: Scratch): Pick<Found, 'near' | 'trades'> {
  const { question, asked, place, perEuro, now, wordSets, total } = ask
  const limit = roomForNear(question, total)
  if (limit === null) return {}
  const wishes = wishesOf({ asked, words: wordSets.said !== null, place })
  const said = saidBy(homes, ask, scratch)
  // Good until the trades are counted.
  const path = asked.place === null ? null : homes.paths.within(asked.place)
  const plan = planNear(homes, { asked, wishes, path, said, unwanted: wordSets.unwanted })
  const near = nearOf(wishes, homesNear(homes, { plan, said, limit }, scratch))
  const offers = tradesToCount({ question, asked, place, perEuro, near })
  const counts = offers.map((offer) => {
    const sets = offer.question.q === undefined ? { ...wordSets, said: null } : wordSets
    const changed = toAsked(offer.question, { perEuro, now, words: null, ranks: null })
    return countMatches(homes, planOf(changed, homes, sets), scratch)
  })
  return { near, trades: tradesOf(offers, counts, total) }
}

/** The nearest homes with what the columns say of each. */
function homesNear(
  homes: Homes,
  { plan, said, limit }: { plan: NearPlan; said: NearAsk['said']; limit: number },
  scratch: Scratch,
): (NearHome & { id: string })[] {
  const found = scanNear(homes, plan, limit, scratch)
  const ids = idsOf(
    homes.documents,
    found.map(({ doc }) => doc),
  )
  const known = { places: plan.places, said }
  return found.map(({ slot }, at) => ({ id: ids[at] as string, ...homeAt(homes.columns.rows, slot, known) }))
}

function saidBy(homes: Homes, { wordSets, anyOf }: Ask, { sets }: Scratch): NearAsk['said'] {
  if (!wordSets.said || !anyOf) return null
  return {
    every: wordSets.said.bits,
    some: sayingSome(homes.words, anyOf, homes.documents.count, sets),
  }
}

type Known = { places: readonly NearPlace[]; said: NearAsk['said'] }

/** What the columns say of a home, in words. */
function homeAt(rows: Rows, slot: number, { places, said }: Known): NearHome {
  const fact = rows.facts[slot] as number
  const codeOf = (field: 'type' | 'tenure' | 'energy') =>
    ((fact >>> factFields[field].shift) & maskOf(factFields[field])) - 1
  const doc = rows.doc[slot] as number
  const hasPoint = rows.x[slot] !== noPoint
  return {
    x: orNull(rows.x[slot] as number, noPoint),
    y: orNull(rows.y[slot] as number, noPoint),
    ...figuresAt(rows, slot),
    types: propertyTypes[codeOf('type')] ?? '',
    tenure: tenures[codeOf('tenure')] ?? null,
    energy: energyClasses[codeOf('energy')] ?? null,
    features: wholeOf(rows.featuresLow[slot] as number, rows.featuresHigh[slot] as number),
    flags: rows.flags[slot] as number,
    listed: rows.listed[slot] as number,
    inside: places.map(({ wish, holds }) => (hasPoint || wish === 'place') && holds(slot)),
    says: !said || hasBit(said.every, doc) ? 2 : hasBit(said.some, doc) ? 1 : 0,
  }
}

const orNull = (value: number, none: number) => (value === none ? null : value)
const amountOrNull = (value: number) => (Number.isNaN(value) ? null : value)

function figuresAt(rows: Rows, slot: number) {
  const baths = orNull(rows.baths[slot] as number, unknownRooms)
  return {
    price: amountOrNull(rows.price[slot] as number),
    priceMax: amountOrNull(rows.priceMax[slot] as number),
    area: orNull(rows.area[slot] as number, 0),
    areaMax: orNull(rows.areaMax[slot] as number, 0),
    plot: orNull(rows.plot[slot] as number, 0),
    plotMax: orNull(rows.plotMax[slot] as number, 0),
    beds: orNull(rows.beds[slot] as number, unknownRooms),
    bedsMax: orNull(rows.bedsMax[slot] as number, unknownRooms),
    baths,
    bathsMax: baths,
  }
}

const wholeOf = (low: number, high: number): bigint => (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0)
