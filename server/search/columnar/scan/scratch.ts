/** search: the buffers of the scan: made once, and written over by one search after the other. */
import { blockRows } from '../store/columns.ts'
import { createDocumentSets, type DocumentSets } from '../text/asked-words.ts'
import { createCellBuffer, type CellBuffer } from './cell-counts.ts'
import { createParted, type Fails, type Parted } from './failed-groups.ts'
import type { Selection } from './select.ts'
import { createSifted, longestRun, type Sifted } from './sieve.ts'
import { createCounts, type Counts } from './tally.ts'

/** What a search writes while it runs. Two searches at the same time need two of them. */
export type Scratch = {
  /** Slots of the block that is looked at. */
  selection: Selection
  /** For each of those the bits of the groups of filters that the home does not pass. */
  fails: Fails
  parted: Parted
  /** Slots of a run that fail one group alone, or that are taken away from whole blocks. */
  failing: Selection
  /** What the homes that are selected lack of what is asked for, where the nearest are sought. */
  missed: Int32Array
  sifted: Sifted
  counts: Counts
  cells: CellBuffer
  sets: DocumentSets
}

export const createScratch = (): Scratch => ({
  selection: new Uint32Array(blockRows),
  fails: new Uint16Array(blockRows),
  parted: createParted(),
  failing: new Uint32Array(longestRun * blockRows),
  missed: new Int32Array(blockRows),
  sifted: createSifted(),
  counts: createCounts(),
  cells: createCellBuffer(),
  sets: createDocumentSets(),
})
