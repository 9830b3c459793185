/** search: makes one sorted text of the old one and what was added since, a little at a time. */
import { compareTerms } from './terms.ts'
import { currentBits, entriesATurn, sealText, wordsCost, type TextAsk } from './seal-text.ts'
import { openWriter, type PieceSize } from './text-writer.ts'
import { asBits, postingsAt, type SortedText } from './text.ts'

/** Few, for the first thousands of them run before they are compiled. */
const wordsATurn = 10_000

/** Run it to its end; between two steps the text may be asked and added to. */
export function* mergeText(ask: TextAsk): Generator<void, void> {
  yield* sealText(ask)
  const { text, isCurrent, most } = ask
  const { pieces } = text
  const documents = ask.documents()
  const base = pieces.reduce((least, piece) => Math.min(least, piece.base), documents & ~31)
  const current = yield* currentBits({ documents, isCurrent, base })
  const room = yield* roomFor(pieces, current.length)
  const writer = openWriter({ room, most, current, base })
  let work = 0
  for (const { bytes, found } of inOrder(pieces)) {
    work +=
      wordsCost +
      writer.put(
        bytes,
        found.map(({ piece, term }) => postingsAt(piece, term)),
      )
    if (work < entriesATurn) continue
    work = 0
    yield
  }
  const merged = writer.close()
  text.pieces = [...merged, ...text.pieces.slice(pieces.length)]
  text.merged = merged.length
}

/** At most so much room is needed: a word takes as many entries as it has documents, or as its bits have. */
function* roomFor(pieces: readonly SortedText[], bitWords: number): Generator<void, PieceSize> {
  const room = { words: 0, bytes: 0, entries: 0 }
  for (const { terms, counts } of pieces) {
    room.words += terms.count
    room.bytes += terms.bytes.length
    for (let term = 0; term < terms.count; term++) {
      room.entries += Math.min((counts[term] as number) & ~asBits, bitWords)
      if (term % wordsATurn === wordsATurn - 1) yield
    }
  }
  return room
}

/** The next word of a piece. */
type Head = { piece: SortedText; at: number; term: number; bytes: Uint8Array }

const bytesAt = ({ terms }: SortedText, term: number): Uint8Array =>
  terms.bytes.subarray(terms.starts[term] as number, terms.starts[term + 1] as number)

/**
 * Every word with the pieces that know it, by the bytes of words; of one word the earlier piece comes first.
 */
function* inOrder(
  pieces: readonly SortedText[],
): Generator<{ bytes: Uint8Array; found: { piece: SortedText; term: number }[] }> {
  const heads: Head[] = []
  for (const [at, piece] of pieces.entries())
    if (piece.terms.count > 0) push(heads, { piece, at, term: 0, bytes: bytesAt(piece, 0) })
  while (heads.length > 0) {
    const { bytes } = heads[0] as Head
    const found: { piece: SortedText; term: number }[] = []
    while (heads[0] && (found.length === 0 || compareTerms(heads[0].bytes, bytes) === 0)) {
      const { piece, term } = heads[0]
      found.push({ piece, term })
      advance(heads)
    }
    yield { bytes, found }
  }
}

const isBefore = (one: Head, other: Head): boolean => {
  const order = compareTerms(one.bytes, other.bytes)
  return order === 0 ? one.at < other.at : order < 0
}

/** A binary heap: nobody comes before the first. */
function push(heads: Head[], head: Head): void {
  let at = heads.length
  for (let above = (at - 1) >> 1; at > 0 && isBefore(head, heads[above] as Head); above = (at - 1) >> 1) {
    heads[at] = heads[above] as Head
    at = above
  }
  heads[at] = head
}

/** The first head goes on to its next word, or away when there is none. */
function advance(heads: Head[]): void {
  const first = heads[0] as Head
  const term = first.term + 1
  const next = term < first.piece.terms.count
  const head = next ? { ...first, term, bytes: bytesAt(first.piece, term) } : (heads.pop() as Head)
  if (!next && head === first) return
  let at = 0
  for (let below = 1; below < heads.length; below = 2 * at + 1) {
    const right = heads[below + 1]
    if (right && isBefore(right, heads[below] as Head)) below++
    if (!isBefore(heads[below] as Head, head)) break
    heads[at] = heads[below] as Head
    at = below
  }
  heads[at] = head
}
