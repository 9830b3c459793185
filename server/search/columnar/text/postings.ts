/** search: the documents that have a word, as a list or, where that is smaller, as bits. */

/** Documents in ascending order; the first bit stands for the document `base`, a multiple of 32. */
export type Postings =
  | { kind: 'list'; docs: Uint32Array }
  | { kind: 'bits'; bits: Uint32Array; count: number; base: number }

/** Documents of one word that grow at their end: few as plain numbers, more in a list, very many as bits. */
export type Growing = {
  count: number
  last: number
  few: number[] | null
  list: Uint32Array
  bits: Uint32Array | null
}

const fewAtMost = 32
const none = new Uint32Array(0)

/** Most words are of a single document, and take room for no more. */
export const startGrowing = (doc: number): Growing => ({
  count: 1,
  last: doc,
  few: [doc],
  list: none,
  bits: null,
})

/** Adds a document that comes after all that are there; the last one again changes nothing. */
export function grow(growing: Growing, doc: number): void {
  if (growing.last === doc) return
  growing.last = doc
  growing.count++
  if (growing.bits) return setBit(growing, doc)
  if (growing.few) {
    growing.few.push(doc)
    if (growing.few.length < fewAtMost) return
    growing.list = new Uint32Array(2 * fewAtMost)
    growing.list.set(growing.few)
    growing.few = null
    return
  }
  if (growing.count > growing.list.length) {
    if (growing.count * 32 > doc) return turnToBits(growing)
    const larger = new Uint32Array(Math.ceil(growing.list.length * 1.5))
    larger.set(growing.list)
    growing.list = larger
  }
  growing.list[growing.count - 1] = doc
}

function setBit(growing: Growing, doc: number): void {
  let bits = growing.bits ?? none
  const word = doc >>> 5
  if (word >= bits.length) {
    const larger = new Uint32Array(Math.ceil((word + 1) * 1.25))
    larger.set(bits)
    bits = larger
    growing.bits = bits
  }
  bits[word] = (bits[word] as number) | (1 << (doc & 31))
}

function turnToBits(growing: Growing): void {
  growing.bits = new Uint32Array((growing.last >>> 5) + 1)
  for (let at = 0; at < growing.count - 1; at++) setBit(growing, growing.list[at] as number)
  setBit(growing, growing.last)
  growing.list = none
}

export function frozen({ few, list, bits, count }: Growing): Postings {
  if (bits) return { kind: 'bits', bits, count, base: 0 }
  return { kind: 'list', docs: few ? new Uint32Array(few) : list.subarray(0, count) }
}

export const countOf = (postings: Postings): number =>
  postings.kind === 'list' ? postings.docs.length : postings.count

/**
 * Adds the documents to a set of bits, whose first stands for
 * `base`; none comes before it, or after the last.
 */
export function orInto(target: Uint32Array, postings: Postings, base = 0): void {
  if (postings.kind === 'list') {
    const { docs } = postings
    for (let at = 0; at < docs.length; at++) {
      const doc = (docs[at] as number) - base
      target[doc >>> 5] = (target[doc >>> 5] as number) | (1 << (doc & 31))
    }
    return
  }
  const { bits } = postings
  // Either may begin before the other: bits that are not in both are of documents that nobody has.
  const shift = (postings.base - base) >> 5
  const words = Math.min(bits.length, target.length - shift)
  for (let word = Math.max(0, -shift); word < words; word++)
    target[word + shift] = (target[word + shift] as number) | (bits[word] as number)
}

/** How many bits are set, and only those that `within` has too are left. */
export function keepWithin(bits: Uint32Array, within: Uint32Array): number {
  let count = 0
  for (let word = 0; word < bits.length; word++) {
    const left = (bits[word] as number) & (within[word] ?? 0)
    bits[word] = left
    let sum = left - ((left >>> 1) & 0x55555555)
    sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333)
    count += Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

/** Every document, ascending. */
export function eachOf(postings: Postings, see: (doc: number) => void): void {
  if (postings.kind === 'list') {
    for (let at = 0; at < postings.docs.length; at++) see(postings.docs[at] as number)
    return
  }
  const { bits, base } = postings
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word] as number
    while (rest !== 0) {
      see(base + word * 32 + 31 - Math.clz32(rest & -rest))
      rest &= rest - 1
    }
  }
}
