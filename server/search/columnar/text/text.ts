/** search: which documents say a word: a large sorted part that never changes, and a small one that grows. */
import { grow, orInto, frozen, startGrowing, type Growing, type Postings } from './postings.ts'
import { noTerms, rangeOf, type Terms } from './terms.ts'

/** Words in order, each with a stretch of `docs`: a list of documents, or their bits. */
export type SortedText = {
  terms: Terms
  /** Where each word's stretch begins, and one entry for the end of the last. */
  starts: Uint32Array
  /** How many documents each word has; `asBits` besides when the stretch holds bits. */
  counts: Uint32Array
  docs: Uint32Array
}
export const asBits = 0x80000000

export type Text = {
  sorted: SortedText
  /** Words of documents added since. */
  fresh: Map<string, Growing>
  /** How many entries there are in `fresh`. */
  freshEntries: number
  add: (doc: number, words: readonly string[]) => void
}

export const emptyText: SortedText = {
  terms: noTerms,
  starts: new Uint32Array(1),
  counts: new Uint32Array(0),
  docs: new Uint32Array(0),
}

export function createText(sorted = emptyText): Text {
  const text: Text = {
    sorted,
    fresh: new Map(),
    freshEntries: 0,
    add: (doc, words) => {
      for (const word of words) {
        let growing = text.fresh.get(word)
        if (!growing) text.fresh.set(word, (growing = startGrowing()))
        grow(growing, doc)
      }
      text.freshEntries += words.length
    },
  }
  return text
}

/** A stretch as it lies there. */
export function postingsAt({ starts, counts, docs }: SortedText, term: number): Postings {
  const start = starts[term] as number
  const end = starts[term + 1] as number
  const count = counts[term] as number
  return count >= asBits
    ? { kind: 'bits', bits: docs.subarray(start, end), count: count - asBits }
    : { kind: 'list', docs: docs.subarray(start, end) }
}

/** A word that is asked for; `beginning`: it may be unfinished. */
export type AskedWord = { word: string; beginning: boolean }

/** At least as many documents as say the word. */
export function estimate(text: Text, { word, beginning }: AskedWord): number {
  const { sorted } = text
  const [from, to] = rangeOf(sorted.terms, word, { beginning })
  let sum = 0
  for (let term = from; term < to; term++) sum += (sorted.counts[term] as number) & ~asBits
  for (const growing of freshOf(text, { word, beginning })) sum += growing.count
  return sum
}

function freshOf({ fresh }: Text, { word, beginning }: AskedWord): Growing[] {
  if (!beginning) {
    const growing = fresh.get(word)
    return growing ? [growing] : []
  }
  const found: Growing[] = []
  for (const [term, growing] of fresh) if (term.startsWith(word)) found.push(growing)
  return found
}

/** Sets the bit of every document that says the word. */
export function addBits(text: Text, asked: AskedWord, bits: Uint32Array): void {
  const { sorted } = text
  const [from, to] = rangeOf(sorted.terms, asked.word, asked)
  for (let term = from; term < to; term++) {
    if ((sorted.counts[term] as number) >= asBits) orInto(bits, postingsAt(sorted, term))
    else addList(sorted.docs, sorted.starts[term] as number, sorted.starts[term + 1] as number, bits)
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
