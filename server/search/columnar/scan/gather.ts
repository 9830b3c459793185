/**
 * search: gathers what an answer is made of while walking through the
 * homes: total, spread, counts, cells and the page.
 */
import type { SearchQuestion } from '#contract/search/search-question.ts'
import type { Asked } from '../../question/asked.rules.ts'
import { groups } from '../../sql/facets.rules.ts'
import { keepAges } from '../store/ages.ts'
import { addTallyOf } from '../store/block-tally.ts'
import { blockRows, type Columns } from '../store/columns.ts'
import type { Homes } from '../store/store-home.ts'
import { createBest, type Best } from './best.ts'
import { addBlock, addToCells, createCells, inOneCell, type CellSums } from './cell-counts.ts'
import { createExtremes, reachesBeyond, spread } from './extremes.ts'
import { failingOnly, findFails, part } from './failed-groups.ts'
import type { Sieve } from './group-tables.rules.ts'
import { wordsPerMark } from '../store/tally-layout.rules.ts'
import { mayRank, rank, type Order } from './order.ts'
import type { Plan } from './plan.ts'
import type { Scratch } from './scratch.ts'
import type { Selection } from './select.ts'
import { addSteps, createWithin, type Within } from './steps.ts'
import { addAges, countBits, countOfBlock, sift, spell, spellOthers, type Run } from './sieve.ts'
import { clearCounts, countAlone, countBlock, countHomes, countSince, type Counts } from './tally.ts'
import { walk, type Visitor } from './walk.ts'

type Group = keyof typeof groups
const groupList = Object.entries(groups).map(([name, { bit }]) => ({ name: name as Group, bit }))

/** What is collected on the walk. */
export type Gathering = {
  total: number
  extremes: ReturnType<typeof createExtremes>
  counts: Counts | null
  cells: CellSums | null
  /** Homes within each step of each scale, and the moment from which days are counted. */
  steps: Within
  now: Date
  /** Null when nothing can come after the cursor. */
  page: { order: Order; best: Best } | null
}

export type Wanted = {
  question: SearchQuestion
  asked: Asked
  order: Order | null
  now: Date
}

/** Nothing gathered yet. */
export function createGathering(
  homes: Homes,
  { question, asked, order, now }: Wanted,
  scratch: Scratch,
): Gathering {
  const { limit, page, facets, cells } = question
  const size = (order?.after ? 0 : (page - 1) * limit) + limit + 1
  if (facets) clearCounts(scratch.counts, now)
  return {
    total: 0,
    steps: createWithin(),
    now,
    extremes: createExtremes(),
    counts: facets ? scratch.counts : null,
    cells: cells && asked.box ? createCells(scratch.cells, { box: asked.box, ...cells }) : null,
    page: order && { order, best: createBest(size, homes.documents) },
  }
}

/** Walks through the homes of the plan; `how`: where others walk, too. */
export function gather(
  homes: Homes,
  plan: Plan,
  gathering: Gathering,
  scratch: Scratch,
  how: (see: Visitor) => void = (see) => walk(homes, plan, scratch, see),
): void {
  const { columns } = homes
  const { fails, parted, failing } = scratch
  const active = groupList.filter(({ bit }) => (plan.groups & bit) !== 0)
  how({
    run: (run) => gatherRun({ columns, gathering, scratch }, plan, run),
    batch: (batch) => {
      if (active.length === 0) return collect(columns, gathering, batch)
      findFails(columns.rows, plan, batch.selection, batch.count, fails)
      const { passed, close } = part(parted, batch.selection, batch.count, fails)
      if (passed > 0)
        collect(columns, gathering, { block: batch.block, selection: parted.passing, count: passed })
      if (!gathering.counts || close === 0) return
      for (const { name, bit } of active) {
        const found = failingOnly(parted, bit, close, failing)
        if (found > 0) countAlone(gathering.counts, columns.rows, { group: name, step: 1 }, failing, found)
      }
    },
  })
}

/** Where whole blocks are gathered to. */
type Into = { columns: Columns; gathering: Gathering; scratch: Scratch }

/** When so many homes of a block pass, it is quicker to count those that do not. */
const mostly = blockRows * 0.6

/** Blocks of which only groups and needs decide who passes. */
function gatherRun(into: Into, plan: Plan, run: Run): void {
  const { columns, gathering, scratch } = into
  const { counts } = gathering
  const { sifted } = scratch
  sift(sifted, { columns, plan, run }, counts ? 'nearly' : 'passing')
  for (let block = run.from; block < run.to; block++) {
    const count = countOfBlock(sifted.passing, block - run.from)
    if (count > 0) collectBlock(into, { run, block, count })
  }
  if (!counts) return
  for (let block = run.from; block < run.to; block++) keepAges(columns, block, counts.now)
  addAges(sifted, columns.zones, run, counts.within)
  for (let at = 0; at < plan.sieves.length; at++) gatherAlone(into, counts, { run, plan, sieve: at })
}

type Alone = { run: Run; plan: Plan; sieve: number }

/** Homes of a run that fail one group alone. */
function gatherAlone({ columns, scratch }: Into, counts: Counts, { run, plan, sieve }: Alone): void {
  const { sifted, failing } = scratch
  const { name } = plan.sieves[sieve] as Sieve
  const nearly = sifted.nearly[sieve] as Int32Array
  const blocks = run.to - run.from
  const count = countBits(nearly, 0, blocks * wordsPerMark)
  if (count === 0) return
  const isMost = count > mostly * blocks
  if (isMost) addTallyOf(counts.alone[name], name, columns.zones, run)
  const found = isMost ? spellOthers(sifted, nearly, run, run, failing) : spell(nearly, run, run, failing)
  countAlone(counts, columns.rows, { group: name, step: isMost ? -1 : 1 }, failing, found)
}

type Block = { run: Run; block: number; count: number }

/** The slots of homes that pass are only spelled out when they have to be looked at. */
function collectBlock({ columns, gathering, scratch }: Into, { run, block, count }: Block): void {
  const { rows, zones } = columns
  const { sifted, parted, failing } = scratch
  const { page, cells, counts, extremes } = gathering
  const alone = { from: block, to: block + 1 }
  gathering.total += count
  const ranks = page && mayRank(zones, block, page.order.sort, page.best)
  const spreads = reachesBeyond(extremes, zones, block)
  const known = count === zones.live[block] && count > 1 && cells && inOneCell(cells, zones, block)
  const few = counts && count <= mostly
  const scaled = counts !== null && (zones.scaled[block] as number) > 0
  if (ranks || spreads || few || scaled || (cells && !known))
    spell(sifted.passing, run, alone, parted.passing)
  if (spreads) spread(extremes, rows, parted.passing, count)
  if (ranks) rank(rows, page.order, page.best, parted.passing, count)
  if (scaled) addSteps(gathering.steps, rows, parted.passing, count, gathering.now)
  if (few) countHomes(counts, rows, parted.passing, count, 1)
  else if (counts)
    countBlock(counts, columns, block, failing, spellOthers(sifted, sifted.passing, run, alone, failing))
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
    countSince(counts, counts.within, rows.listed, selection, count)
    countHomes(counts, rows, selection, count, 1)
    if (block === null || (zones.scaled[block] as number) > 0)
      addSteps(gathering.steps, rows, selection, count, gathering.now)
  }
  if (cells) addToCells(cells, rows, selection, count, block !== null && inOneCell(cells, zones, block))
}
