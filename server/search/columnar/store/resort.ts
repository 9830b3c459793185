/**
 * search: puts all homes in order again, a little at a time, while
 * the old order goes on being asked and changed.
 */
import { blockRows, copyRow, createColumns, type Columns } from './columns.ts'
import { noHome, replaced } from './documents.ts'
import { stretches, stretchOf } from './facts.rules.ts'
import { hilbertKey } from './hilbert.rules.ts'
import { orderAlong } from './order-along.ts'
import { appendSlot, chain, clearSlot, countIn, slotsOf, type Homes } from './store-home.ts'

/** Slots that are gone through, and homes that are copied, before the caller gets a turn. */
const slotsATurn = 8_192
const homesATurn = 2_048
const documentsATurn = 500_000
/** Homes are first thrown into so many bins along the curve, then each bin is ordered. */
const binsPerStretch = 16_384
const keysPerBin = 2 ** 40 / (binsPerStretch - 1)
const bins = stretches * binsPerStretch
const everyStretch = Array.from({ length: stretches }, (_, at) => at)
/** Room for homes to come, so that the columns need not be enlarged soon. */
const spare = (slots: number) => Math.max(blockRows, slots >> 3)

/** Run it to its end, one at a time; the homes may be asked and changed between two steps. */
export function* resort(homes: Homes): Generator<void, void> {
  homes.touched = new Set()
  const slots = homes.used
  const { order, starts } = yield* thrownIntoBins(homes.columns, slots)
  const total = starts[bins] as number
  const sizes = everyStretch.map(
    (one) => (starts[(one + 1) * binsPerStretch] as number) - (starts[one * binsPerStretch] as number),
  )
  // Each stretch begins with a block of its own.
  const stretchBlocks = [0]
  for (const size of sizes) stretchBlocks.push((stretchBlocks.at(-1) ?? 0) + Math.ceil(size / blockRows))
  const sorted = (stretchBlocks.at(-1) ?? 0) * blockRows
  const first = yield* nowhere(homes.documents.count)
  const target: Homes = {
    ...homes,
    columns: createColumns(sorted + spare(total)),
    used: sorted,
    sorted,
    stretchBlocks,
    live: 0,
    touched: null,
    documents: { ...homes.documents, first },
  }
  for (const one of everyStretch) yield* copyStretch({ homes, target, order, starts }, one)
  adopt(homes, target)
}

/** So many documents without a home; millions are no work for one turn. */
function* nowhere(documents: number): Generator<void, Int32Array<ArrayBuffer>> {
  const first = new Int32Array(documents)
  for (let from = 0; from < documents; from += documentsATurn) {
    first.fill(noHome, from, from + documentsATurn)
    yield
  }
  return first
}

/** The slots that hold homes, by bin; `starts` says where each bin begins. */
function* thrownIntoBins(columns: Columns, slots: number) {
  /** One more than the bin, so that nothing stands for none: memory that nobody wrote to takes no time. */
  const binOf = new Uint32Array(slots)
  const starts = new Uint32Array(bins + 1)
  const { x, y, flags, bins: words } = columns.rows
  for (let slot = 0; slot < slots; slot++) {
    if (slot % slotsATurn === 0) yield
    const word = words[slot] as number
    if (word === 0) continue
    const along = Math.min(
      binsPerStretch - 1,
      Math.floor(hilbertKey(x[slot] as number, y[slot] as number) / keysPerBin),
    )
    const bin = stretchOf(flags[slot] as number, word) * binsPerStretch + along
    binOf[slot] = bin + 1
    starts[bin + 1] = (starts[bin + 1] as number) + 1
  }
  for (let bin = 0; bin < bins; bin++) starts[bin + 1] = (starts[bin + 1] as number) + (starts[bin] as number)
  const next = starts.slice()
  const order = new Uint32Array(starts[bins] as number)
  for (let slot = 0; slot < slots; slot++) {
    if (slot % (2 * slotsATurn) === 0) yield
    const bin = (binOf[slot] as number) - 1
    if (bin < 0) continue
    order[next[bin] as number] = slot
    next[bin] = (next[bin] as number) + 1
  }
  return { order, starts }
}

type Copying = { homes: Homes; target: Homes; order: Uint32Array; starts: Uint32Array }

function* copyStretch({ homes, target, order, starts }: Copying, stretch: number): Generator<void, void> {
  let to = (target.stretchBlocks[stretch] as number) * blockRows
  let left = homesATurn
  for (let bin = stretch * binsPerStretch; bin < (stretch + 1) * binsPerStretch; bin++) {
    const slots = order.subarray(starts[bin] as number, starts[bin + 1] as number)
    if (slots.length === 0) continue
    yield* orderAlong(homes.columns, slots)
    for (const slot of slots) {
      copyHome({ homes, target }, slot, to++)
      if (--left > 0) continue
      left = homesATurn
      yield
    }
  }
}

/** A document may have been added since the count was taken; it is in `touched`, and copied later. */
function copyHome({ homes, target }: { homes: Homes; target: Homes }, from: number, to: number): void {
  const { rows } = target.columns
  const { first } = target.documents
  copyRow(homes.columns.rows, from, rows, to)
  const doc = rows.doc[to] as number
  if (rows.bins[to] === 0 || doc >= first.length) {
    rows.bins[to] = 0
    return
  }
  rows.next[to] = first[doc] as number
  first[doc] = to
  countIn(target, to)
}

/** Takes over the new order, and everything that changed since it was begun. */
function adopt(homes: Homes, target: Homes): void {
  const before = { ...homes }
  const touched = homes.touched ?? new Set()
  const { first } = homes.documents
  const formerSlots = new Map([...touched].map((doc) => [doc, doc < 0 ? [] : slotsOf(before, doc)]))
  for (let doc = 0; doc < target.documents.first.length; doc++)
    if (first[doc] !== replaced) first[doc] = target.documents.first[doc] as number
  Object.assign(homes, {
    columns: target.columns,
    used: target.used,
    sorted: target.sorted,
    stretchBlocks: target.stretchBlocks,
    live: target.live,
    touched: null,
  })
  for (const doc of touched)
    if (doc >= 0) takeAgain(homes, { doc, copied: target.documents.first[doc] ?? noHome }, before)

  /** The copied slots may be stale: they are cleared, and the homes as they are now are put at the end. */
  function takeAgain(homes: Homes, { doc, copied }: { doc: number; copied: number }, before: Homes): void {
    for (let slot = copied; slot >= 0; slot = homes.columns.rows.next[slot] as number) clearSlot(homes, slot)
    if (homes.documents.first[doc] === replaced) return
    const slots = (formerSlots.get(doc) ?? []).map((slot) => {
      const to = appendSlot(homes)
      copyRow(before.columns.rows, slot, homes.columns.rows, to)
      countIn(homes, to)
      return to
    })
    chain(homes, doc, slots)
  }
}
