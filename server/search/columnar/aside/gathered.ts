/**
 * search: what two threads gathered of one question, made one. Every sum is of
 * whole numbers, so the order does not matter.
 */
import type { Extremes } from '../../question/grid.rules.ts'
import { offer, type Best } from '../scan/best.ts'
import { addCells } from '../scan/cell-counts.ts'
import type { Gathering } from '../scan/gather.ts'
import { addCounted, counted } from '../scan/tally.ts'

/** What a thread tells of what it gathered. */
export type Gathered = ReturnType<typeof gathered>

export const gathered = ({ total, extremes, counts, cells, steps, page }: Gathering) => ({
  total,
  extremes,
  counts: counts && counted(counts),
  cells: cells && cells.sums.slice(0, 4 * cells.grid.columns * cells.grid.rows),
  steps,
  page: page && bestOf(page.best),
})

const bestOf = ({ count, keys, ties, slots, docs }: Best) =>
  Array.from({ length: count }, (_, at) => ({
    one: { key: keys[at] as number, tie: ties[at] as number, doc: docs[at] as number },
    slot: slots[at] as number,
  }))

/** How each part of a gathering takes what another thread found; types miss none. */
const adding: { [Part in keyof Gathering]: (own: Gathering, other: Gathered) => void } = {
  total: (own, { total }) => {
    own.total += total
  },
  extremes: ({ extremes }, other) => widen(extremes, other.extremes),
  counts: ({ counts }, other) => {
    if (counts && other.counts) addCounted(counts, other.counts)
  },
  cells: ({ cells }, other) => {
    if (cells && other.cells) addCells(cells, other.cells)
  },
  steps: ({ steps }, other) => {
    for (const [scale, within] of Object.entries(steps))
      for (const [step, count] of other.steps[scale as keyof typeof steps].entries())
        within[step] = (within[step] as number) + count
  },
  now: () => undefined,
  page: ({ page }, other) => {
    if (page) for (const { one, slot } of other.page ?? []) offer(page.best, one, slot)
  },
}

export function addGathered(own: Gathering, other: Gathered): void {
  for (const add of Object.values(adding)) add(own, other)
}

function widen(own: Extremes, other: Extremes): void {
  for (const name of ['min', 'minEast', 'south'] as const) own[name] = Math.min(own[name], other[name])
  for (const name of ['max', 'maxEast', 'north'] as const) own[name] = Math.max(own[name], other[name])
}
