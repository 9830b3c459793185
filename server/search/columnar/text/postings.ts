/** search: the documents that have a word, as a list or, where that is smaller, as bits. */

/** Documents in ascending order. */
export type Postings =
  | { kind: 'list'; docs: Uint32Array }
  | { kind: 'bits'; bits: Uint32Array; count: number }

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

export const startGrowing = (): Growing => ({ count: 0, last: -1, few: [], list: none, bits: null })

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
  if (bits) return { kind: 'bits', bits, count }
  return { kind: 'list', docs: few ? Uint32Array.from(few) : list.subarray(0, count) }
}

export const countOf = (postings: Postings): number =>
  postings.kind === 'list' ? postings.docs.length : postings.count

/** Adds the documents to a set of bits, which has room for them. */
export function orInto(target: Uint32Array, postings: Postings): void {
  if (postings.kind === 'bits') {
    const { bits } = postings
    const words = Math.min(bits.length, target.length)
    for (let word = 0; word < words; word++) target[word] = (target[word] as number) | (bits[word] as number)
    return
  }
  const { docs } = postings
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] as number
    target[doc >>> 5] = (target[doc >>> 5] as number) | (1 << (doc & 31))
  }
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

/** Every document from one on, ascending. */
export function eachFrom(postings: Postings, first: number, see: (doc: number) => void): void {
  if (postings.kind === 'bits') {
    const from = Math.min(first >>> 5, postings.bits.length)
    const bits = postings.bits.subarray(from)
    eachOf({ kind: 'bits', bits, count: 0 }, (doc) => {
      if (doc + 32 * from >= first) see(doc + 32 * from)
    })
    return
  }
  const { docs } = postings
  let at = docs.length
  while (at > 0 && (docs[at - 1] as number) >= first) at--
  for (; at < docs.length; at++) see(docs[at] as number)
}

/** Every document, ascending. */
export function eachOf(postings: Postings, see: (doc: number) => void): void {
  if (postings.kind === 'list') {
    for (let at = 0; at < postings.docs.length; at++) see(postings.docs[at] as number)
    return
  }
  for (let word = 0; word < postings.bits.length; word++) {
    let rest = postings.bits[word] as number
    while (rest !== 0) {
      see(word * 32 + 31 - Math.clz32(rest & -rest))
      rest &= rest - 1
    }
  }
}
