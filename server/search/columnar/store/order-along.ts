/** search: slots put in order along the curve, a little at a time however many lie close together. */
import type { Columns } from './columns.ts'
import { hilbertKey } from './hilbert.rules.ts'

/** So many are ordered in one go; more are first thrown into bins. */
const atOnce = 2_048
const slotsATurn = 8_192
const bins = 1_024

/**
 * Orders the slots, which come by their numbers, in place: those of
 * one key stay as they are. Run it to its end.
 */
export function* orderAlong(columns: Columns, slots: Uint32Array): Generator<void, void> {
  const { x, y } = columns.rows
  const keys = new Float64Array(slots.length)
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number
    keys[at] = hilbertKey(x[slot] as number, y[slot] as number)
    if (at % slotsATurn === slotsATurn - 1) yield
  }
  yield* orderBy(slots, keys)
}

function* orderBy(slots: Uint32Array, keys: Float64Array): Generator<void, void> {
  if (slots.length <= atOnce) return orderFew(slots, keys)
  let least = Infinity
  let most = -Infinity
  for (let at = 0; at < keys.length; at++) {
    least = Math.min(least, keys[at] as number)
    most = Math.max(most, keys[at] as number)
  }
  if (least === most) return
  const starts = yield* throwIntoBins({ slots, keys, least, perBin: (most - least + 1) / bins })
  for (let bin = 0; bin < bins; bin++) {
    const from = starts[bin] as number
    const to = starts[bin + 1] as number
    yield* orderBy(slots.subarray(from, to), keys.subarray(from, to))
  }
}

function orderFew(slots: Uint32Array, keys: Float64Array): void {
  const keyed = Array.from(slots, (slot, at) => ({ slot, key: keys[at] as number }))
  keyed.sort((a, b) => a.key - b.key || a.slot - b.slot)
  for (const [at, { slot, key }] of keyed.entries()) {
    slots[at] = slot
    keys[at] = key
  }
}

type Bins = { slots: Uint32Array; keys: Float64Array; least: number; perBin: number }

/** In place too; answers where each bin begins. */
function* throwIntoBins({ slots, keys, least, perBin }: Bins): Generator<void, Uint32Array> {
  const binOf = (key: number) => Math.floor((key - least) / perBin)
  const starts = new Uint32Array(bins + 1)
  for (const key of keys) starts[binOf(key) + 1] = (starts[binOf(key) + 1] as number) + 1
  for (let bin = 0; bin < bins; bin++) starts[bin + 1] = (starts[bin + 1] as number) + (starts[bin] as number)
  const next = starts.slice()
  const before = { slots: slots.slice(), keys: keys.slice() }
  for (let at = 0; at < before.keys.length; at++) {
    const key = before.keys[at] as number
    const to = next[binOf(key)] as number
    next[binOf(key)] = to + 1
    slots[to] = before.slots[at] as number
    keys[to] = key
    if (at % slotsATurn === slotsATurn - 1) yield
  }
  return starts
}
