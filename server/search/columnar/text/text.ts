/** search: which documents say a word: sorted pieces that never change, and a small part that grows. */
import { frozen, grow, orInto, startGrowing, type Growing, type Postings } from './postings.ts'
import { rangeOf, type Terms } from './terms.ts'

/** Words in order, each with a stretch of `docs`: a list of documents, or their bits. */
export type SortedText = {
  terms: Terms
  /** Where each word's stretch begins, and one entry for the end of the last. */
  starts: Uint32Array
  /** How many documents each word has; `asBits` besides when the stretch holds bits. */
  counts: Uint32Array
  docs: Uint32Array
  /** The document that the first of all bits stands for, a multiple of 32. */
  base: number
}
export const asBits = 0x80000000

/** Words of documents that came one after the other; none is before `first`. */
export type Fresh = { words: Map<string, Growing>; entries: number; first: number }

export type Text = {
  /**
   * First the large text, cut into pieces in the order of its words so that no place in a piece is ever too
   * large a number; then what was added since, a piece for each time, with later documents.
   */
  pieces: readonly SortedText[]
  /** How many of the pieces are the large text. */
  merged: number
  /** What was not sorted yet: the last one grows; one before it is being sorted. */
  fresh: Fresh[]
  add: (doc: number, words: readonly string[]) => void
}

const startFresh = (first: number): Fresh => ({ words: new Map(), entries: 0, first })

export function createText(pieces: readonly SortedText[] = [], merged = pieces.length): Text {
  const text: Text = {
    pieces,
    merged,
    fresh: [startFresh(0)],
    add: (doc, words) => {
      const last = text.fresh.at(-1) as Fresh
      if (last.entries === 0 || doc < last.first) last.first = doc
      for (const word of words) {
        const growing = last.words.get(word)
        if (growing) grow(growing, doc)
        else last.words.set(word, startGrowing(doc))
      }
      last.entries += words.length
    },
  }
  return text
}

/** What waits to be sorted, and goes on being asked. What comes from now on grows beside it. */
export function setAside(text: Text): Fresh {
  if (text.fresh.length === 1) text.fresh.push(startFresh(0))
  return text.fresh[0] as Fresh
}

/** Entries of the large text, and of what came since. */
export function entriesOf({ pieces, merged, fresh }: Text): { large: number; since: number } {
  const sum = (some: readonly SortedText[]) => some.reduce((all, { docs }) => all + docs.length, 0)
  const waiting = fresh.reduce((all, { entries }) => all + entries, 0)
  return { large: sum(pieces.slice(0, merged)), since: sum(pieces.slice(merged)) + waiting }
}

/** Of what is sorted; what is not yet is little beside it. */
export const bytesOfText = ({ pieces }: Text): number =>
  pieces.reduce(
    (sum, { terms, starts, counts, docs }) =>
      sum +
      [terms.bytes, terms.starts, starts, counts, docs].reduce((all, { byteLength }) => all + byteLength, 0),
    0,
  )

/** A stretch as it lies there. */
export function postingsAt({ starts, counts, docs, base }: SortedText, term: number): Postings {
  const start = starts[term] as number
  const end = starts[term + 1] as number
  const count = counts[term] as number
  return count >= asBits
    ? { kind: 'bits', bits: docs.subarray(start, end), count: count - asBits, base }
    : { kind: 'list', docs: docs.subarray(start, end) }
}

/** A word that is asked for; `beginning`: it may be unfinished. */
export type AskedWord = { word: string; beginning: boolean }

/** At least as many documents as say the word. */
export function estimate(text: Text, asked: AskedWord): number {
  let sum = 0
  for (const { terms, counts } of text.pieces) {
    const [from, to] = rangeOf(terms, asked.word, asked)
    for (let term = from; term < to; term++) sum += (counts[term] as number) & ~asBits
  }
  for (const growing of freshOf(text, asked)) sum += growing.count
  return sum
}

function freshOf({ fresh }: Text, { word, beginning }: AskedWord): Growing[] {
  if (!beginning) return fresh.flatMap(({ words }) => words.get(word) ?? [])
  const found: Growing[] = []
  for (const { words } of fresh)
    for (const [term, growing] of words) if (term.startsWith(word)) found.push(growing)
  return found
}

/** Sets the bit of every document that says the word. */
export function addBits(text: Text, asked: AskedWord, bits: Uint32Array): void {
  for (const piece of text.pieces) {
    const { terms, counts, starts, docs } = piece
    const [from, to] = rangeOf(terms, asked.word, asked)
    for (let term = from; term < to; term++) {
      if ((counts[term] as number) >= asBits) orInto(bits, postingsAt(piece, term))
      else addList(docs, starts[term] as number, starts[term + 1] as number, bits)
    }
  }
  for (const growing of freshOf(text, asked)) orInto(bits, frozen(growing))
}

/** Most words of a long range are rare: no view is made for each. */
function addList(docs: Uint32Array, from: number, to: number, bits: Uint32Array): void {
  for (let at = from; at < to; at++) {
    const doc = docs[at] as number
    bits[doc >>> 5] = (bits[doc >>> 5] as number) | (1 << (doc & 31))
  }
}
