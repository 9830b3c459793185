/** search: sorts what was added to a text into a piece of its own, a little at a time. */
import { frozen, type Growing } from './postings.ts'
import { bytesOfTerm, compareWords } from './terms.ts'
import { openWriter, type PieceSize } from './text-writer.ts'
import { setAside, type Text } from './text.ts'

export type TextAsk = {
  text: Text
  /** How many documents there are by now. */
  documents: () => number
  /** Whether a document still stands for its listing. */
  isCurrent: (doc: number) => boolean
  most?: PieceSize
}

/**
 * Entries that are written, and words that are put in order,
 * before the caller gets a turn: some milliseconds.
 */
export const entriesATurn = 20_000
/** A word takes as long as so many entries, whatever its documents. */
export const wordsCost = 10
const wordsARun = 1_000
const lettersABin = 2
const wordsATurn = 4_000
const documentsATurn = 20_000

/**
 * Run it to its end; between two steps the text may be asked and added
 * to. Left early, it is begun again by the next.
 */
export function* sealText(ask: TextAsk): Generator<void, void> {
  for (let left = ask.text.fresh.length; left > 0; left--) yield* sealOldest(ask)
}

function* sealOldest({ text, documents, isCurrent, most }: TextAsk): Generator<void, void> {
  const { words: fresh, first } = setAside(text)
  const base = first & ~31
  const words = yield* inOrder(fresh.keys())
  const current = yield* currentBits({ documents: documents(), isCurrent, base })
  const room = yield* roomFor(fresh, current.length)
  const writer = openWriter({ room, most, current, base })
  let work = 0
  for (const word of words) {
    work += wordsCost + writer.put(bytesOfTerm(word), [frozen(fresh.get(word) as Growing)])
    if (work < entriesATurn) continue
    work = 0
    yield
  }
  text.pieces = [...text.pieces, ...writer.close()]
  text.fresh = text.fresh.slice(1)
}

/** At least as much as is needed: a letter of UTF-16 takes three bytes at most. */
function* roomFor(fresh: ReadonlyMap<string, Growing>, bitWords: number): Generator<void, PieceSize> {
  const room = { words: 0, bytes: 0, entries: 0 }
  for (const [word, { count }] of fresh) {
    room.bytes += 3 * word.length
    room.entries += Math.min(count, bitWords)
    if (++room.words % (4 * wordsATurn) === 0) yield
  }
  return room
}

/** The documents from `base` on that still stand for their listings. */
export function* currentBits({
  documents,
  isCurrent,
  base,
}: Pick<TextAsk, 'isCurrent'> & { documents: number; base: number }): Generator<void, Uint32Array> {
  const bits = new Uint32Array((Math.max(0, documents - base) >>> 5) + 1)
  for (let doc = base; doc < documents; doc++) {
    const at = doc - base
    if (isCurrent(doc)) bits[at >>> 5] = (bits[at >>> 5] as number) | (1 << (at & 31))
    if (at % documentsATurn === documentsATurn - 1) yield
  }
  return bits
}

/**
 * Words in the order of their bytes: thrown into a bin for each of their next two letters until few are in
 * one, since what is sorted together is then near each other in memory.
 */
function* inOrder(words: Iterable<string>, from = 0): Generator<void, string[]> {
  const bins = new Map<string, string[]>()
  let thrown = 0
  for (const word of words) {
    const letters = word.slice(from, from + lettersABin)
    const bin = bins.get(letters)
    if (bin) bin.push(word)
    else bins.set(letters, [word])
    if (++thrown % wordsATurn === 0) yield
  }
  const sorted: string[] = []
  for (const letters of [...bins.keys()].toSorted(compareWords)) {
    const bin = bins.get(letters) as string[]
    const isSmall = bin.length <= wordsARun || letters.length < lettersABin
    const inBin = isSmall ? bin.toSorted(compareWords) : yield* inOrder(bin, from + lettersABin)
    for (const word of inBin) sorted.push(word)
    if (bin.length > wordsARun / 8) yield
  }
  return sorted
}
