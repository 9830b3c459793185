/** search: answers one question from the columns: page, total, bounds, facets, histograms, cells, and what to loosen. */
import type { SearchQuestion } from '#contract/search/search-question.ts'
import { purposes, type Purpose } from '#contract/vocabulary/vocabulary.ts'
import { toAsked, type Asked } from '../../question/asked.rules.ts'
import { encodeCursor, type Position } from '../../question/cursor.ts'
import { shownAreaEdges, shownPriceEdges } from '../../question/histogram-bins.rules.ts'
import type { Found } from '../../question/engine.ts'
import { countPurposes, foldTally, groups } from '../../sql/facets.rules.ts'
import { boundsOf } from '../../question/grid.rules.ts'
import { keepAges } from '../store/ages.ts'
import { addTallyOf } from '../store/block-tally.ts'
import { forgetSets, saying, sayingAny, sayingSome } from '../text/asked-words.ts'
import { createBest, ranked, type Best } from './best.ts'
import { addBlock, addToCells, createCells, inOneCell, readCells, type CellSums } from './cell-counts.ts'
import { idsOf } from '../store/documents.ts'
import { createExtremes, known, reachesBeyond, spread } from './extremes.ts'
import { loosenings } from './loosen.ts'
import { mayRank, orderOf, positionOf, rank, type Order, type TitleSets } from './order.ts'
import { planOf, type Plan, type WordSets } from './plan.ts'
import { failingOnly, findFails, part, parted } from './failed-groups.ts'
import type { Homes } from '../store/store-home.ts'
import { blockRows, type Columns } from '../store/columns.ts'
import type { Sieve } from './group-tables.rules.ts'
import type { Selection } from './select.ts'
import { addAges, countOfBlock, sift, sifted, spell, spellOthers, type Run } from './sieve.ts'
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
import { countMatches, failing, fails, mayHave, walk } from './walk.ts'

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
  forgetSets()
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
  const { columns } = homes
  const active = groupList.filter(({ bit }) => (plan.groups & bit) !== 0)
  walk(homes, plan, {
    run: (run) => gatherRun(columns, plan, gathering, run),
    batch: (batch) => {
      if (active.length === 0) return collect(columns, gathering, batch)
      findFails(columns.rows, plan, batch.selection, batch.count, fails)
      const { passed, close } = part(batch.selection, batch.count, fails)
      if (passed > 0) collect(columns, gathering, { block: batch.block, selection: parted.passing, count: passed })
      if (!gathering.counts || close === 0) return
      for (const { name, bit } of active) {
        const found = failingOnly(bit, close, failing)
        if (found > 0) countAlone(gathering.counts, columns.rows, { group: name, step: 1 }, failing, found)
      }
    },
  })
}

/** When so many homes of a block pass, it is quicker to count those that do not. */
const mostly = blockRows * 0.6

/** Blocks of which only groups and needs decide who passes. */
function gatherRun(columns: Columns, plan: Plan, gathering: Gathering, run: Run): void {
  const { counts } = gathering
  sift(columns, plan, run, counts ? 'nearly' : 'passing')
  for (let block = run.from; block < run.to; block++) {
    const count = countOfBlock(sifted.passing, block - run.from)
    if (count > 0) collectBlock(columns, gathering, { run, block, count })
  }
  if (!counts) return
  for (let block = run.from; block < run.to; block++) keepAges(columns, block, counts.now)
  addAges(columns.zones, run, counts.within)
  for (let at = 0; at < plan.sieves.length; at++)
    for (let block = run.from; block < run.to; block++) gatherAlone(columns, counts, { run, block, sieve: at, plan })
}

type Alone = { run: Run; block: number; plan: Plan; sieve: number }

/** Homes of a block that fail one group alone. */
function gatherAlone(columns: Columns, counts: Counts, { run, block, plan, sieve }: Alone): void {
  const { name } = plan.sieves[sieve] as Sieve
  const nearly = sifted.nearly[sieve] as Int32Array
  const count = countOfBlock(nearly, block - run.from)
  if (count === 0) return
  if (count > mostly) addTallyOf(counts.alone[name], name, columns.zones, block)
  const found = count > mostly ? spellOthers(nearly, run, block, failing) : spell(nearly, run, block, failing)
  countAlone(counts, columns.rows, { group: name, step: count > mostly ? -1 : 1 }, failing, found)
}

type Block = { run: Run; block: number; count: number }

/** The slots of homes that pass are only spelled out when they have to be looked at. */
function collectBlock(columns: Columns, gathering: Gathering, { run, block, count }: Block): void {
  const { rows, zones } = columns
  const { page, cells, counts, extremes } = gathering
  gathering.total += count
  const ranks = page && mayRank(zones, block, page.order.sort, page.best)
  const spreads = reachesBeyond(extremes, zones, block)
  const known = count === zones.live[block] && count > 1 && cells && inOneCell(cells, zones, block)
  const few = counts && count <= mostly
  if (ranks || spreads || few || (cells && !known)) spell(sifted.passing, run, block, parted.passing)
  if (spreads) spread(extremes, rows, parted.passing, count)
  if (ranks) rank(rows, page.order, page.best, parted.passing, count)
  if (few) countHomes(counts, rows, parted.passing, count, 1)
  else if (counts) countBlock(counts, columns, block, failing, spellOthers(sifted.passing, run, block, failing))
  if (cells && known) addBlock(cells, zones, block)
  else if (cells) addToCells(cells, rows, parted.passing, count, inOneCell(cells, zones, block))
}

type Passing = { block: number | null; selection: Selection; count: number }

/** Homes that pass everything. */
function collect({ rows, zones }: Columns, gathering: Gathering, { block, selection, count }: Passing): void {
  const { page, counts, cells, extremes } = gathering
  gathering.total += count
  if (block === null || reachesBeyond(extremes, zones, block)) spread(extremes, rows, selection, count)
  if (page && (block === null || mayRank(zones, block, page.order.sort, page.best)))
    rank(rows, page.order, page.best, selection, count)
  if (counts) {
    countSince(counts.within, counts.bounds, rows.listed, selection, count)
    countHomes(counts, rows, selection, count, 1)
  }
  if (cells) addToCells(cells, rows, selection, count, block !== null && inOneCell(cells, zones, block))
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
  for (const other of purposes)
    if (other !== purpose && mayHave(homes, other))
      others[other] = countMatches(homes, planOf(askedUnder(ask, other), homes, wordSets))
  const shown = { purpose, period, areaUnit, perEuro }
  return {
    facets: { purpose: countPurposes(purpose, gathering.total, others), ...facets },
    histograms: {
      price: { edges: shownPriceEdges(shown), counts: price },
      area: { edges: shownAreaEdges(shown), counts: area },
    },
  }
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
