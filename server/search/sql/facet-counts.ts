/** search: total, bounds, facets, histograms and cells of a question. */
import type { SearchQuestion } from '#contract/search/search-question.ts'
import type { Scale } from '#contract/search/steps.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Asked } from '../question/asked.rules.ts'
import { shownAreaEdges, shownPriceEdges } from '../question/histogram-bins.rules.ts'
import type { Found } from '../question/engine.ts'
import { countPacked, countPurposes, nameSteps } from './facets.rules.ts'
import { readCosts, readIdsAt, readPacked, readSteps, readTotals, type Packed } from './facet-counts.store.ts'
import { costStepsOf, nameCosts } from '../question/cost-steps.rules.ts'
import { boundsOf } from '../question/grid.rules.ts'
import { spreadOf, type CellCount } from './spread.rules.ts'

export type FacetCountsAsk = {
  question: SearchQuestion
  asked: Asked
  /** The same question under the other purposes. */
  others: readonly Asked[]
  /** Units of the asked currency for one euro. */
  perEuro: number
}
export type FacetCounts = Pick<Found, 'total' | 'bounds' | 'facets' | 'histograms' | 'cells'>

/** One statement, and a second one for the names of lone homes on the map. */
export async function readFacetCounts(db: Db, ask: FacetCountsAsk): Promise<FacetCounts> {
  const { question, asked } = ask
  const { facets, cells } = question
  if (!facets && !cells) {
    const { total, extremes } = await readTotals(db, asked)
    return { total, bounds: extremes && boundsOf(extremes) }
  }
  const steps = facets && question.costs ? costStepsOf(question, ask.perEuro) : null
  const [packed, stepped, costs] = await Promise.all([
    readPacked(db, { asked, others: facets ? ask.others : null }),
    facets ? readSteps(db, asked) : null,
    steps && readCosts(db, asked, steps),
  ])
  const grid = cells && asked.box ? { box: asked.box, ...cells } : null
  const { total, bounds, cells: counted } = spreadOf(packed.homes, grid)
  return {
    total,
    bounds,
    ...(stepped &&
      facetsOf(ask, { packed, stepped, costs: steps && costs && nameCosts(steps, costs), total })),
    ...(grid && { cells: await withIds(db, asked, counted) }),
  }
}

type Counted = {
  packed: Packed
  stepped: Record<Scale, number[]>
  costs: ReturnType<typeof nameCosts> | null
  total: number
}

function facetsOf(
  { question, perEuro }: FacetCountsAsk,
  { packed, stepped, costs, total }: Counted,
): Pick<FacetCounts, 'facets' | 'histograms'> {
  const { purpose, period, areaUnit } = question
  const { facets, price, area } = countPacked(packed.homes)
  const shown = { purpose, period, areaUnit, perEuro }
  return {
    facets: {
      purpose: countPurposes(purpose, total, packed.others),
      ...facets,
      ...nameSteps(stepped),
      ...costs,
    },
    histograms: {
      price: { edges: shownPriceEdges(shown), counts: price },
      area: { edges: shownAreaEdges(shown), counts: area },
    },
  }
}

async function withIds(
  db: Db,
  asked: Asked,
  cells: readonly CellCount[],
): Promise<NonNullable<FacetCounts['cells']>> {
  const named = await readIdsAt(
    db,
    asked,
    cells.flatMap(({ lone }) => lone ?? []),
  )
  const ids = new Map(named.map(({ id, x, y }) => [`${x}/${y}`, id]))
  return cells.map(({ lone, ...cell }) => {
    const id = lone && ids.get(`${lone.x}/${lone.y}`)
    return id ? { ...cell, id } : cell
  })
}
