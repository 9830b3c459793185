/** search: answers one question from the columns: page, total, bounds, facets, histograms, cells, and what to loosen. */
import type { SearchQuestion } from '#contract/search-question.ts'
import { purposes, type Purpose } from '#contract/vocabulary.ts'
import { toAsked, type Asked } from '../asked.rules.ts'
import { encodeCursor, type Position } from '../cursor.ts'
import { shownAreaEdges, shownPriceEdges } from '../edges.rules.ts'
import type { Found } from '../engine.ts'
import { countPurposes, foldTally, groups } from '../facets.rules.ts'
import { boundsOf } from '../grid.rules.ts'
import { saying, sayingAny, sayingSome } from './asked-words.ts'
import { createBest, ranked, type Best } from './best.ts'
import { addToCells, createCells, readCells, type CellSums } from './cell-counts.ts'
import { idOf } from './documents.ts'
import { createExtremes, known, reachesBeyond, spread } from './extremes.ts'
import { loosenings } from './loosen.ts'
import { mayRank, orderOf, positionOf, rank, type Order, type TitleSets } from './order.ts'
import { planOf, type Plan, type WordSets } from './plan.ts'
import { failingAny, failingOnly, findFails } from './fails.ts'
import type { Selection } from './select.ts'
import type { Homes } from './store-home.ts'
import { blockRows } from './columns.ts'
import {
  clearCounts,
  countAlone,
  countBlock,
  countHomes,
  countSince,
  createCounts,
  readCounts,
  type Counts,
} from './tally.ts'
import { countMatches, failing, fails, passing, walk } from './walk.ts'

export type HomesAsk = {
  question: SearchQuestion
  /** Where the page before ended. */
  position: Position | null
  /** Units of the asked currency for one euro. */
  perEuro: number
  now: Date
  /** Folded words of `q` and `not`; null when there are none. */
  words: readonly string[] | null
  not: readonly string[] | null
}

type Group = keyof typeof groups
const groupList = Object.entries(groups).map(([name, { bit }]) => ({ name: name as Group, bit }))
/** Used by one question at a time. */
const counts = createCounts()
const alone = new Uint32Array(passing.length)

export function searchHomes(homes: Homes, ask: HomesAsk): Found {
  const { question } = ask
  const wordSets = wordSetsOf(homes, ask)
  const asked = askedUnder(ask, question.purpose)
  const plan = planOf(asked, homes, wordSets)
  const gathering = gatheringOf(homes, ask, asked)
  if (plan) gather(homes, plan, gathering)
  const { total, extremes } = gathering
  const spread = known(extremes)
  return {
    total,
    bounds: spread && boundsOf(spread),
    ...pageOf(homes, question, gathering),
    ...(question.facets && facetsOf(homes, { ask, wordSets, gathering })),
    ...(gathering.cells && { cells: cellsOf(homes, gathering.cells) }),
    ...(total === 0 && { loosen: loosenings(homes, asked, wordSets) }),
  }
}

/** The question as it is compared, under this purpose. Words are looked for by `WordSets`. */
const askedUnder = ({ question, perEuro, now }: HomesAsk, purpose: Purpose): Asked =>
  toAsked({ ...question, purpose }, { perEuro, now, words: null })

function wordSetsOf(homes: Homes, { words, not }: HomesAsk): WordSets {
  const { count } = homes.documents
  return {
    said: words && saying(homes.words, words, count),
    unwanted: not && sayingAny(homes.words, not, count),
  }
}

function titleSetsOf(homes: Homes, { question, words }: HomesAsk): TitleSets | null {
  if (question.sort !== 'relevance' || !words) return null
  const { count } = homes.documents
  return { every: saying(homes.titles, words, count).bits, some: sayingSome(homes.titles, words, count) }
}

/** What is collected on the walk. */
type Gathering = {
  total: number
  extremes: ReturnType<typeof createExtremes>
  counts: Counts | null
  cells: CellSums | null
  /** Null when nothing can come after the cursor. */
  page: { order: Order; best: Best } | null
}

function gatheringOf(homes: Homes, ask: HomesAsk, { box, circle }: Asked): Gathering {
  const { question, position } = ask
  const { sort, limit, page, facets, cells } = question
  const order = orderOf({ sort, circle, titles: titleSetsOf(homes, ask), position })
  const size = (position ? 0 : (page - 1) * limit) + limit + 1
  if (facets) clearCounts(counts, ask.now)
  return {
    total: 0,
    extremes: createExtremes(),
    counts: facets ? counts : null,
    cells: cells && box ? createCells({ box, ...cells }) : null,
    page: order && { order, best: createBest(size, homes.documents) },
  }
}

function gather(homes: Homes, plan: Plan, gathering: Gathering): void {
  const { rows } = homes.columns
  const active = groupList.filter(({ bit }) => (plan.groups & bit) !== 0)
  walk(homes, plan, ({ selection, count, block, full }) => {
    // Only when nothing but groups can fail are the failing homes all the others of the block.
    const whole = full && count === blockRows && block !== null
    if (active.length === 0) return collect(homes, gathering, { selection, count, block, others: whole ? 0 : null })
    findFails(rows, plan, selection, count, fails)
    const passed = failingOnly(selection, count, fails, 0, passing)
    const others = whole && passed > mostly ? failingAny(selection, count, fails, failing) : null
    if (passed > 0) collect(homes, gathering, { selection: passing, count: passed, block, others })
    if (!gathering.counts || passed === count) return
    for (const { name, bit } of active) {
      const found = failingOnly(selection, count, fails, bit, alone)
      if (found > 0) countAlone(gathering.counts, rows, name, alone, found)
    }
  })
}

/** When so many homes of a block pass, it is quicker to count those that do not. */
const mostly = blockRows * 0.6

type Passing = { selection: Selection; count: number; block: number | null; others: number | null }

/** Homes that pass everything; `others` of the block are in `failing` then. */
function collect({ columns }: Homes, gathering: Gathering, { selection, count, block, others }: Passing): void {
  const { rows, zones } = columns
  const { page, counts, cells, extremes } = gathering
  gathering.total += count
  if (block === null || reachesBeyond(extremes, zones, block)) spread(extremes, rows, selection, count)
  if (page && (block === null || mayRank(zones, block, page.order.sort, page.best)))
    rank(rows, page.order, page.best, selection, count)
  if (counts) {
    countSince(counts.within, counts.bounds, rows.listed, selection, count)
    if (others !== null && block !== null) countBlock(counts, columns, block, failing, others)
    else countHomes(counts, rows, selection, count, 1)
  }
  if (cells) addToCells(cells, rows, selection, count, block === null ? null : { zones, block })
}

function pageOf(homes: Homes, { sort, page, limit }: SearchQuestion, { page: made }: Gathering) {
  if (!made) return { ids: [], nextCursor: null }
  const { order, best } = made
  const all = ranked(best)
  const shown = all.slice(order.after ? 0 : (page - 1) * limit).slice(0, limit)
  const ids = shown.map(({ doc }) => idOf(homes.documents, doc))
  const [last, lastId] = [shown.at(-1), ids.at(-1)]
  const more = all.length === best.size && last && lastId
  return { ids, nextCursor: more ? encodeCursor(positionOf(sort, last, lastId)) : null }
}

type FacetAsk = { ask: HomesAsk; wordSets: WordSets; gathering: Gathering }

function facetsOf(homes: Homes, { ask, wordSets, gathering }: FacetAsk): Pick<Found, 'facets' | 'histograms'> {
  const { question, perEuro } = ask
  const { purpose, period, areaUnit } = question
  // Counting the other purposes would write over nothing of this: what was tallied is read first.
  const { facets, price, area } = foldTally(readCounts(counts))
  const others: Partial<Record<Purpose, number>> = {}
  for (const other of purposes.filter((one) => one !== purpose)) {
    others[other] = countMatches(homes, planOf(askedUnder(ask, other), homes, wordSets))
  }
  const shown = { purpose, period, areaUnit, perEuro }
  return {
    facets: { purpose: countPurposes(purpose, gathering.total, others), ...facets },
    histograms: {
      price: { edges: shownPriceEdges(shown), counts: price },
      area: { edges: shownAreaEdges(shown), counts: area },
    },
  }
}

function cellsOf({ documents, columns }: Homes, cells: CellSums): NonNullable<Found['cells']> {
  return readCells(cells).map(({ slot, ...cell }) =>
    slot === null ? cell : { ...cell, id: idOf(documents, columns.rows.doc[slot] as number) },
  )
}
