/** places: gathers folded spellings and sorts them by their bytes, so that a prefix is a range. */
import { blockSize } from './gazetteer.ts'

/** How much a match by each kind of key counts less, in decades of population. */
export const keyPenalty = [0, -0.3, 0.5, 1.2]

/** Collects keys in one growing buffer: a million JavaScript strings would cost five times as much. */
export class KeyCollector {
  bytes = Buffer.alloc(1 << 24)
  at = new Uint32Array(1 << 20)
  entry = new Uint32Array(1 << 20)
  count = 0

  add(key: string, entry: number, kind: number): void {
    const start = this.at[this.count] ?? 0
    const longest = key.length * 3
    if (key === '' || longest > 240) return
    if (start + longest > this.bytes.length) this.bytes = Buffer.concat([this.bytes], this.bytes.length * 2)
    if (this.count + 2 > this.at.length) this.grow()
    this.entry[this.count] = ((kind << 30) | entry) >>> 0
    this.count++
    this.at[this.count] = start + this.bytes.write(key, start)
  }

  private grow(): void {
    const at = new Uint32Array(this.at.length * 2)
    const entry = new Uint32Array(this.at.length * 2)
    at.set(this.at)
    entry.set(this.entry)
    this.at = at
    this.entry = entry
  }
}

/** The keys in order, each pair of key and entry once, with the best kind of it. */
export function sortKeys(keys: KeyCollector): {
  keyAt: Uint32Array
  keyBytes: Uint8Array
  keyEntry: Uint32Array
} {
  const { at, bytes, entry } = keys
  const keyAt = new Uint32Array(keys.count + 1)
  const keyEntry = new Uint32Array(keys.count)
  const keyBytes = Buffer.alloc(at[keys.count] ?? 0)
  let n = 0
  let length = 0
  for (const k of orderOf(keys)) {
    const start = at[k] ?? 0
    const end = at[k + 1] ?? 0
    const packed = entry[k] ?? 0
    // Equal keys stand together by entry and kind, so a repeat directly follows the better one.
    const sameEntry = n > 0 && (keyEntry[n - 1] ?? 0) << 2 === packed << 2
    if (sameEntry && keyBytes.compare(bytes, start, end, keyAt[n - 1], length) === 0) continue
    bytes.copy(keyBytes, length, start, end)
    keyEntry[n++] = packed
    length += end - start
    keyAt[n] = length
  }
  return {
    keyAt: keyAt.slice(0, n + 1),
    keyEntry: keyEntry.slice(0, n),
    keyBytes: Uint8Array.from(keyBytes.subarray(0, length)),
  }
}

/** Radix sort by the first six bytes, then comparisons within runs that share them. */
function orderOf({ at, bytes, entry, count }: KeyCollector): Uint32Array {
  const words = [0, 1, 2].map((w) => {
    const word = new Uint16Array(count)
    for (let k = 0; k < count; k++) {
      const i = (at[k] ?? 0) + w * 2
      const end = at[k + 1] ?? 0
      word[k] = ((i < end ? (bytes[i] ?? 0) : 0) << 8) | (i + 1 < end ? (bytes[i + 1] ?? 0) : 0)
    }
    return word
  })
  let order = new Uint32Array(count).map((_, k) => k)
  for (const word of words.toReversed()) order = radixPass(order, word)
  const same = (a: number, b: number) => words.every((word) => word[a] === word[b])
  const compare = (a: number, b: number): number =>
    bytes.compare(bytes, at[b], at[b + 1], at[a], at[a + 1]) ||
    ((entry[a] ?? 0) & 0x3fff_ffff) - ((entry[b] ?? 0) & 0x3fff_ffff) ||
    (entry[a] ?? 0) - (entry[b] ?? 0)
  for (let from = 0; from < count;) {
    let to = from + 1
    while (to < count && same(order[from] ?? 0, order[to] ?? 0)) to++
    if (to - from > 1) order.subarray(from, to).sort(compare)
    from = to
  }
  return order
}

function radixPass(order: Uint32Array<ArrayBuffer>, word: Uint16Array): Uint32Array<ArrayBuffer> {
  const next = new Uint32Array(65_537)
  for (const k of order) bump(next, (word[k] ?? 0) + 1, 1)
  for (let w = 0; w < 65_536; w++) bump(next, w + 1, next[w] ?? 0)
  const sorted = new Uint32Array(order.length)
  for (const k of order) sorted[bump(next, word[k] ?? 0, 1) - 1] = k
  return sorted
}

/** Adds to a counter and answers its new value. */
export const bump = (counters: Uint32Array, i: number, by: number): number =>
  (counters[i] = (counters[i] ?? 0) + by)

/** The best rank that any key of a block can give, so that a wide prefix opens only promising blocks. */
export function bestOfBlocks(keyEntry: Uint32Array, rank: Float32Array): Float32Array {
  const best = new Float32Array(Math.ceil(keyEntry.length / blockSize)).fill(-Infinity)
  keyEntry.forEach((packed, k) => {
    const score = (rank[packed & 0x3fff_ffff] ?? 0) - (keyPenalty[packed >>> 30] ?? 0)
    const block = Math.floor(k / blockSize)
    if (score > (best[block] ?? 0)) best[block] = score
  })
  return best
}
