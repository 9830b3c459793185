/** search: makes one sorted text of the old one and what was added since, a little at a time. */
import { countOf, eachOf, frozen, type Growing, type Postings } from './postings.ts'
import { bytesOfTerm, compareTerms } from './terms.ts'
import { asBits, postingsAt, type SortedText, type Text } from './text.ts'

type Ask = {
  text: Text
  /** How many documents there are; those added while this runs are not lost, they stay in `fresh`. */
  documents: number
  /** Whether a document still stands for its listing. */
  isCurrent: (doc: number) => boolean
}
type Fresh = { name: string; bytes: Uint8Array; growing: Growing }

/** Entries that are merged before the caller gets a turn. */
const entriesATurn = 20_000

/** Run it to its end; between two steps the text may be asked and added to. */
export function* mergeText({ text, documents, isCurrent }: Ask): Generator<void, void> {
  const fresh = freshTerms(text)
  const sizes = sizeOf(text.sorted, fresh)
  const target = openTarget(sizes, documents)
  const current = currentBits(documents, isCurrent)
  let work = 0
  for (const { bytes, parts } of inOrder(text.sorted, fresh)) {
    target.put(bytes, parts, current)
    work += parts.reduce((sum, part) => sum + countOf(part), 1)
    if (work < entriesATurn) continue
    work = 0
    yield
  }
  text.sorted = target.close()
  keepLater(text, documents)
}

function freshTerms({ fresh }: Text): Fresh[] {
  return [...fresh]
    .map(([name, growing]) => ({ name, bytes: bytesOfTerm(name), growing }))
    .toSorted((a, b) => compareTerms(a.bytes, b.bytes))
}

/** Documents from here on were added meanwhile; everything before is in the sorted text now. */
function keepLater(text: Text, documents: number): void {
  const before = text.fresh
  text.fresh = new Map()
  text.freshEntries = 0
  for (const [name, growing] of before) {
    if (growing.last < documents) continue
    eachOf(frozen(growing), (doc) => {
      if (doc >= documents) text.add(doc, [name])
    })
  }
}

function currentBits(documents: number, isCurrent: (doc: number) => boolean): Uint32Array {
  const bits = new Uint32Array((documents >>> 5) + 1)
  for (let doc = 0; doc < documents; doc++)
    if (isCurrent(doc)) bits[doc >>> 5] = (bits[doc >>> 5] as number) | (1 << (doc & 31))
  return bits
}

/** Every word with what both texts know of it, in order of the bytes. */
function* inOrder(
  sorted: SortedText,
  fresh: readonly Fresh[],
): Generator<{ bytes: Uint8Array; parts: Postings[] }> {
  const { terms } = sorted
  const old = (at: number) => terms.bytes.subarray(terms.starts[at] as number, terms.starts[at + 1] as number)
  let term = 0
  for (const { bytes, growing } of fresh) {
    while (term < terms.count && compareTerms(old(term), bytes) < 0) {
      yield { bytes: old(term), parts: [postingsAt(sorted, term)] }
      term++
    }
    const known = term < terms.count && compareTerms(old(term), bytes) === 0
    yield { bytes, parts: [...(known ? [postingsAt(sorted, term)] : []), frozen(growing)] }
    if (known) term++
  }
  for (; term < terms.count; term++) yield { bytes: old(term), parts: [postingsAt(sorted, term)] }
}

type Sizes = { terms: number; bytes: number; entries: number }

/** At most so much room is needed. */
function sizeOf(sorted: SortedText, fresh: readonly Fresh[]): Sizes {
  let entries = 0
  for (let term = 0; term < sorted.terms.count; term++) entries += (sorted.counts[term] as number) & ~asBits
  return {
    terms: sorted.terms.count + fresh.length,
    bytes: sorted.terms.bytes.length + fresh.reduce((sum, { bytes }) => sum + bytes.length, 0),
    entries: entries + fresh.reduce((sum, { growing }) => sum + growing.count, 0),
  }
}

const shared = (bytes: number) => new SharedArrayBuffer(Math.ceil(bytes / 4) * 4)

/** Takes words in order. A word that more than every 32nd document has is kept as bits, which are then smaller. */
function openTarget(sizes: Sizes, documents: number) {
  const bitWords = (documents >>> 5) + 1
  const bytes = new Uint8Array(shared(sizes.bytes))
  const termStarts = new Uint32Array(shared(4 * (sizes.terms + 1)))
  const starts = new Uint32Array(shared(4 * (sizes.terms + 1)))
  const counts = new Uint32Array(shared(4 * sizes.terms))
  let docs = new Uint32Array(Math.min(sizes.entries, 1 << 20) + bitWords)
  let count = 0
  let usedBytes = 0
  let used = 0

  function reserve(words: number): void {
    if (used + words <= docs.length) return
    const larger = new Uint32Array(Math.max(Math.ceil(docs.length * 1.5), used + words))
    larger.set(docs.subarray(0, used))
    docs = larger
  }

  return {
    put(term: Uint8Array, parts: readonly Postings[], current: Uint32Array): void {
      const many = parts.reduce((sum, part) => sum + countOf(part), 0)
      reserve(Math.max(many, bitWords))
      const start = used
      for (const part of parts)
        eachOf(part, (doc) => {
          if (doc >>> 5 < current.length && ((current[doc >>> 5] as number) >>> (doc & 31)) & 1)
            docs[used++] = doc
        })
      const kept = used - start
      if (kept === 0) return
      if (kept > bitWords) used = turnToBits(docs, start, kept, bitWords)
      bytes.set(term, usedBytes)
      termStarts[count] = usedBytes
      starts[count] = start
      counts[count] = kept > bitWords ? kept + asBits : kept
      usedBytes += term.length
      count++
      termStarts[count] = usedBytes
      starts[count] = used
    },
    close(): SortedText {
      const final = new Uint32Array(shared(4 * used))
      final.set(docs.subarray(0, used))
      return {
        terms: { bytes: bytes.subarray(0, usedBytes), starts: termStarts.subarray(0, count + 1), count },
        starts: starts.subarray(0, count + 1),
        counts: counts.subarray(0, count),
        docs: final,
      }
    },
  }
}

/** Puts bits in the place of a longer list; answers where they end. */
function turnToBits(docs: Uint32Array, start: number, count: number, bitWords: number): number {
  const bits = new Uint32Array(bitWords)
  for (let at = start; at < start + count; at++) {
    const doc = docs[at] as number
    bits[doc >>> 5] = (bits[doc >>> 5] as number) | (1 << (doc & 31))
  }
  docs.set(bits, start)
  return start + bitWords
}
