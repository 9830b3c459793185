/** search: makes one sorted text of the old one and what was added since, a little at a time. */
import {
  countOf,
  eachFrom,
  eachOf,
  frozen,
  keepWithin,
  orInto,
  type Growing,
  type Postings,
} from './postings.ts'
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

/** Entries that are merged, and words that are put in order, before the caller gets a turn: some milliseconds. */
const entriesATurn = 20_000
const wordsARun = 1_000
const wordsATurn = 4_000

/** Run it to its end; between two steps the text may be asked and added to. */
export function* mergeText({ text, documents, isCurrent }: Ask): Generator<void, void> {
  const current = yield* currentBits(documents, isCurrent)
  const fresh = yield* freshTerms(text)
  const target = openTarget(yield* sizeOf(text.sorted, fresh, current.length), current)
  let work = 0
  for (const { bytes, parts } of inOrder(text.sorted, fresh)) {
    work += target.put(bytes, parts)
    if (work < entriesATurn) continue
    work = 0
    yield
  }
  text.sorted = target.close()
  keepLater(text, documents)
}

/** The words that were added since, in order. Those that come while this runs may be among them: they say nothing old. */
function* freshTerms({ fresh }: Text): Generator<void, Fresh[]> {
  let runs: Fresh[][] = []
  let run: Fresh[] = []
  for (const [name, growing] of fresh) {
    run.push({ name, bytes: bytesOfTerm(name), growing })
    if (run.length < wordsARun) continue
    runs.push(run.toSorted(byBytes))
    run = []
    yield
  }
  runs.push(run.toSorted(byBytes))
  while (runs.length > 1) {
    const halves: Fresh[][] = []
    for (let at = 0; at < runs.length; at += 2)
      halves.push(yield* mergeRuns(runs[at] ?? [], runs[at + 1] ?? []))
    runs = halves
  }
  return runs[0] ?? []
}

const byBytes = (a: Fresh, b: Fresh): number => compareTerms(a.bytes, b.bytes)

function* mergeRuns(a: readonly Fresh[], b: readonly Fresh[]): Generator<void, Fresh[]> {
  const merged: Fresh[] = []
  let fromA = 0
  for (const one of b) {
    for (; fromA < a.length && byBytes(a[fromA] as Fresh, one) <= 0; fromA++) {
      merged.push(a[fromA] as Fresh)
      if (merged.length % wordsATurn === 0) yield
    }
    merged.push(one)
    if (merged.length % wordsATurn === 0) yield
  }
  for (; fromA < a.length; fromA++) merged.push(a[fromA] as Fresh)
  return merged
}

/** Documents from here on were added meanwhile; everything before is in the sorted text now. */
function keepLater(text: Text, documents: number): void {
  const before = text.fresh
  text.fresh = new Map()
  text.freshEntries = 0
  for (const [name, growing] of before) {
    if (growing.last < documents) continue
    eachFrom(frozen(growing), documents, (doc) => text.add(doc, [name]))
  }
}

function* currentBits(documents: number, isCurrent: (doc: number) => boolean): Generator<void, Uint32Array> {
  const bits = new Uint32Array((documents >>> 5) + 1)
  for (let doc = 0; doc < documents; doc++) {
    if (isCurrent(doc)) bits[doc >>> 5] = (bits[doc >>> 5] as number) | (1 << (doc & 31))
    if (doc % (5 * entriesATurn) === 0) yield
  }
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

type Sizes = { terms: number; bytes: number; docs: number }

/** At most so much room is needed: a word takes as many entries as it has documents, or as its bits have. */
function* sizeOf(sorted: SortedText, fresh: readonly Fresh[], bitWords: number): Generator<void, Sizes> {
  let docs = 0
  for (let term = 0; term < sorted.terms.count; term++) {
    docs += Math.min((sorted.counts[term] as number) & ~asBits, bitWords)
    if (term % (5 * entriesATurn) === 0) yield
  }
  for (const { growing } of fresh) docs += Math.min(growing.count, bitWords)
  return {
    terms: sorted.terms.count + fresh.length,
    bytes: sorted.terms.bytes.length + fresh.reduce((sum, { bytes }) => sum + bytes.length, 0),
    docs,
  }
}

const shared = (bytes: number) => new SharedArrayBuffer(Math.ceil(bytes / 4) * 4)

/**
 * Takes words in order. A word that more than every 32nd document has is kept as bits, which are then smaller. Room that is
 * asked for and never written is no memory, so there is enough from the start and nothing is ever copied.
 */
function openTarget(sizes: Sizes, current: Uint32Array) {
  const bitWords = current.length
  const bytes = new Uint8Array(shared(sizes.bytes))
  const termStarts = new Uint32Array(shared(4 * (sizes.terms + 1)))
  const starts = new Uint32Array(shared(4 * (sizes.terms + 1)))
  const counts = new Uint32Array(shared(4 * sizes.terms))
  const docs = new Uint32Array(shared(4 * sizes.docs))
  const bits = new Uint32Array(bitWords)
  let count = 0
  let usedBytes = 0
  let used = 0

  /** Answers how many documents were kept. */
  function putList(parts: readonly Postings[]): number {
    const start = used
    for (const part of parts)
      eachOf(part, (doc) => {
        if (doc >>> 5 < bitWords && ((current[doc >>> 5] as number) >>> (doc & 31)) & 1) docs[used++] = doc
      })
    return used - start
  }

  /** The same for a word of so many that only bits are quick; a list where few of them are current. */
  function putBits(parts: readonly Postings[]): number {
    bits.fill(0)
    for (const part of parts) orInto(bits, part)
    const kept = keepWithin(bits, current)
    if (kept <= bitWords) return putList([{ kind: 'bits', bits, count: kept }])
    docs.set(bits, used)
    used += bitWords
    return kept
  }

  return {
    /** Answers how much work it was, in entries. */
    put(term: Uint8Array, parts: readonly Postings[]): number {
      const many = parts.reduce((sum, part) => sum + countOf(part), 0)
      const start = used
      const kept = many > bitWords ? putBits(parts) : putList(parts)
      if (kept > 0) {
        bytes.set(term, usedBytes)
        termStarts[count] = usedBytes
        starts[count] = start
        counts[count] = kept > bitWords ? kept + asBits : kept
        usedBytes += term.length
        count++
        termStarts[count] = usedBytes
        starts[count] = used
      }
      return Math.min(many, bitWords) + 1
    },
    close: (): SortedText => ({
      terms: { bytes: bytes.subarray(0, usedBytes), starts: termStarts.subarray(0, count + 1), count },
      starts: starts.subarray(0, count + 1),
      counts: counts.subarray(0, count),
      docs: docs.subarray(0, used),
    }),
  }
}
