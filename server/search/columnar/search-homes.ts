/**
 * search: answers one question from the columns: page, total, bounds,
 * facets, histograms, cells, and what to loosen.
 */
import type { SearchQuestion } from '#contract/search/search-question.ts'
import { scales, type Scale } from '#contract/search/steps.ts'
import type { Place } from '#contract/search/places.ts'
import { purposes, type Purpose } from '#contract/vocabulary/vocabulary.ts'
import { toAsked, type Asked } from '../question/asked.rules.ts'
import { encodeCursor, type Position } from '../question/cursor.ts'
import { costStepsOf, nameCosts } from '../question/cost-steps.rules.ts'
import { shownAreaEdges, shownPriceEdges } from '../question/histogram-bins.rules.ts'
import { asAsked } from '../question/loosened.rules.ts'
import type { Found } from '../question/engine.ts'
import { countPurposes, foldTally, nameSteps } from '../sql/facets.rules.ts'
import { boundsOf } from '../question/grid.rules.ts'
import type { Aside } from './aside/open-aside.ts'
import { findNear } from './near/find-near.ts'
import { reuse, saying, sayingAny, sayingSome, type WordsAsked } from './text/asked-words.ts'
import { among } from './scan/among.ts'
import { ranked } from './scan/best.ts'
import { readCells, type CellSums } from './scan/cell-counts.ts'
import { idsOf } from './store/documents.ts'
import { countCosts } from './count-costs.ts'
import { known } from './scan/extremes.ts'
import { createGathering, gather, type Gathering } from './scan/gather.ts'
import { loosenings } from './scan/loosen.ts'
import { orderOf, positionOf, type Order, type RankSets } from './scan/order.ts'
import { planOf, withPurpose, type Plan, type WordSets } from './scan/plan.ts'
import { createScratch, type Scratch } from './scan/scratch.ts'
import type { Homes } from './store/store-home.ts'
import { countSteps } from './scan/steps.ts'
import { readCounts } from './scan/tally.ts'
import { countMatches, mayHave } from './scan/walk.ts'

export type HomesAsk = {
  question: SearchQuestion
  /** Where the page before ended. */
  position: Position | null
  /** Units of the asked currency for one euro. */
  perEuro: number
  now: Date
  /** The place that the question names, for homes near it. */
  place?: Place | null
} & WordsAsked

/**
 * Whoever asks again and again passes one `scratch`, which a search
 * writes over; `aside` takes part in long walks.
 */
export function searchHomes(
  homes: Homes,
  ask: HomesAsk,
  scratch: Scratch = createScratch(),
  aside: Pick<Aside, 'isWorth' | 'gather'> | null = null,
): Found {
  const { question } = ask
  reuse(scratch.sets)
  const wordSets = wordSetsOf(homes, ask, scratch)
  const asked = askedUnder(ask, question.purpose)
  const plan = planOf(asked, homes, wordSets)
  const order = orderFor(homes, { ask, asked, scratch })
  const wanted = { question, asked, order, now: ask.now }
  const gathering = createGathering(homes, wanted, scratch)
  if (plan && aside?.isWorth(homes, plan, wanted)) aside.gather(homes, plan, gathering, scratch, wanted)
  else if (plan) gather(homes, plan, gathering, scratch)
  const { total, extremes } = gathering
  const spread = known(extremes)
  return {
    total,
    bounds: spread && boundsOf(spread),
    ...pageOf(homes, question, gathering),
    ...(question.facets && facetsOf(homes, { ask, asked, plan, wordSets, gathering, scratch })),
    ...(gathering.cells && { cells: cellsOf(homes, gathering.cells) }),
    ...(total === 0 && { loosen: asAsked(loosenings(homes, { asked, wordSets }, scratch), question) }),
    ...findNear(homes, { ...ask, place: ask.place ?? null, asked, wordSets, total }, scratch),
  }
}

/** The question as it is compared, under this purpose. Words are looked for by `WordSets`. */
const askedUnder = ({ question, perEuro, now }: HomesAsk, purpose: Purpose): Asked =>
  toAsked({ ...question, purpose }, { perEuro, now, words: null, ranks: null })

function wordSetsOf(homes: Homes, { words, not, listings }: HomesAsk, { sets }: Scratch): WordSets {
  const { count } = homes.documents
  const said = words && saying(homes.words, words, count, sets)
  return {
    said: listings ? among(homes.documents, listings, said, sets) : said,
    unwanted: not && sayingAny(homes.words, not, count, sets),
  }
}

function rankSetsOf(homes: Homes, { ranks }: HomesAsk, { sets }: Scratch): RankSets | null {
  if (!ranks) return null
  const { count } = homes.documents
  const text = ranks.column === 'words' ? homes.words : homes.titles
  return {
    every: saying(text, ranks.words, count, sets).bits,
    some: sayingSome(text, ranks.words, count, sets),
  }
}

type Ordered = { ask: HomesAsk; asked: Asked; scratch: Scratch }

/** Null when nothing can come after the cursor. */
function orderFor(homes: Homes, { ask, asked, scratch }: Ordered): Order | null {
  const { question, position } = ask
  return orderOf({
    sort: question.sort,
    circle: asked.circle,
    ranked: rankSetsOf(homes, ask, scratch),
    position,
  })
}

function pageOf(homes: Homes, { sort, page, limit }: SearchQuestion, { page: made }: Gathering) {
  if (!made) return { ids: [], nextCursor: null }
  const { order, best } = made
  const all = ranked(best)
  const shown = all.slice(order.after ? 0 : (page - 1) * limit).slice(0, limit)
  const ids = idsOf(
    homes.documents,
    shown.map(({ doc }) => doc),
  )
  const last = shown.at(-1)
  const lastId = ids.at(-1)
  const more = all.length === best.size && last && lastId
  return { ids, nextCursor: more ? encodeCursor(positionOf(sort, last, lastId)) : null }
}

type FacetAsk = {
  ask: HomesAsk
  asked: Asked
  plan: Plan | null
  wordSets: WordSets
  gathering: Gathering
  scratch: Scratch
}

function facetsOf(homes: Homes, facetAsk: FacetAsk): Pick<Found, 'facets' | 'histograms'> {
  const { ask, gathering, scratch } = facetAsk
  const { question, perEuro } = ask
  const { purpose, period, areaUnit } = question
  // Counting the other purposes would write over nothing of this: what was tallied is read first.
  const { facets, price, area } = foldTally(readCounts(scratch.counts))
  const within = withinOf(homes, facetAsk)
  const others: Partial<Record<Purpose, number>> = {}
  for (const other of purposes)
    if (other !== purpose && mayHave(homes, other))
      others[other] = countMatches(homes, planUnder(homes, facetAsk, other), scratch)
  const shown = { purpose, period, areaUnit, perEuro }
  return {
    facets: {
      purpose: countPurposes(purpose, gathering.total, others),
      ...facets,
      ...nameSteps(within),
      ...(question.costs && costsOf(homes, facetAsk)),
    },
    histograms: {
      price: { edges: shownPriceEdges(shown), counts: price },
      area: { edges: shownAreaEdges(shown), counts: area },
    },
  }
}

function costsOf(homes: Homes, { ask, asked, wordSets, scratch }: FacetAsk) {
  const steps = costStepsOf(ask.question, ask.perEuro)
  return nameCosts(steps, countCosts(homes, steps, { asked, wordSets }, scratch))
}

/** The question under another purpose, where amounts of money and the bins of an area may be others. */
function planUnder(homes: Homes, { ask, plan, wordSets }: FacetAsk, purpose: Purpose): Plan | null {
  const isSame = plan !== null && plan.price === null && plan.area === null && plan.terms === null
  return isSame ? withPurpose(plan, purpose) : planOf(askedUnder(ask, purpose), homes, wordSets)
}

/** The steps of a scale that the question itself asks for are counted without what it asks. */
function withinOf(
  homes: Homes,
  { ask, asked, wordSets, gathering, scratch }: FacetAsk,
): Record<Scale, Int32Array> {
  const counted = scales.map((scale) => {
    if (asked[scale] === null) return [scale, gathering.steps[scale]] as const
    const plan = planOf({ ...asked, [scale]: null }, homes, wordSets)
    return [scale, countSteps(homes, plan, { scale, now: ask.now }, scratch)] as const
  })
  return Object.fromEntries(counted) as Record<Scale, Int32Array>
}

function cellsOf({ documents, columns }: Homes, sums: CellSums): NonNullable<Found['cells']> {
  const cells = readCells(sums)
  const single = cells.filter(({ slot }) => slot !== null)
  const ids = idsOf(
    documents,
    single.map(({ slot }) => columns.rows.doc[slot as number] as number),
  )
  let next = 0
  return cells.map(({ slot, ...cell }) => (slot === null ? cell : { ...cell, id: ids[next++] as string }))
}
