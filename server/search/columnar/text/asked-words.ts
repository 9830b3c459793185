/** search: the documents that say all of the asked words, or any of them. */
import { addBits, estimate, type AskedWord, type Text } from './text.ts'

/**
 * What is looked for in texts: folded words of `q` outside of quotation
 * marks and of `not`; null where there are none.
 */
export type WordsAsked = {
  words: readonly string[] | null
  not: readonly string[] | null
  /** All words of `q`, quoted or not. */
  anyOf: readonly string[] | null
  /** Listings that say every phrase of `q`; null when it has none. */
  listings: readonly string[] | null
  /** Words that rank homes, by their titles or by all that they say. */
  ranks: { words: readonly string[]; column: 'words' | 'title_words' } | null
}
export const noWords: WordsAsked = { words: null, not: null, anyOf: null, listings: null, ranks: null }

/** One bit for each document, good until `reuse`; `list` names them too where there are few. */
export type DocumentSet = { bits: Uint32Array; list: number[] | null }

/** So few documents are looked at one by one instead of walking through all homes. */
const namedAtMost = 4_096

/** Words as a person typed them: the last one may be unfinished. */
export const typedWords = (words: readonly string[]): AskedWord[] =>
  words.map((word, at) => ({ word, beginning: at === words.length - 1 }))

const wholeWords = (words: readonly string[]): AskedWord[] =>
  words.map((word) => ({ word, beginning: false }))

/**
 * The arrays that the sets of one question after the other are written into: a hundred kilobytes each at
 * a million documents, too much to throw away.
 */
export type DocumentSets = { arrays: Uint32Array[]; taken: number }

export const createDocumentSets = (): DocumentSets => ({ arrays: [], taken: 0 })

/** A new question begins: the sets of the one before are used again. */
export const reuse = (sets: DocumentSets): void => {
  sets.taken = 0
}

export function emptyBits(sets: DocumentSets, documents: number): Uint32Array {
  const words = (documents >>> 5) + 1
  const at = sets.taken++
  const bits = sets.arrays[at]
  if (bits && bits.length >= words) return bits.fill(0)
  const larger = new Uint32Array(words + (words >> 3))
  sets.arrays[at] = larger
  return larger
}

/** Where words are looked for: in a text of so many documents. */
type Searched = { text: Text; documents: number; sets: DocumentSets }

function bitsOf({ text, documents, sets }: Searched, asked: readonly AskedWord[]): Uint32Array {
  const bits = emptyBits(sets, documents)
  for (const one of asked) addBits(text, one, bits)
  return bits
}

/** Documents with every word. The rarest word is looked up first, since none can be found without it. */
export function saying(
  text: Text,
  words: readonly string[],
  documents: number,
  sets: DocumentSets = createDocumentSets(),
): DocumentSet {
  const searched = { text, documents, sets }
  const [rarest, ...others] = typedWords(words)
    .map((asked) => ({ asked, many: estimate(text, asked) }))
    .toSorted((a, b) => a.many - b.many)
  if (!rarest) return { bits: bitsOf(searched, []), list: [] }
  const bits = bitsOf(searched, [rarest.asked])
  for (const { asked } of others) {
    const more = bitsOf(searched, [asked])
    for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] as number) & (more[at] as number)
  }
  return { bits, list: rarest.many <= namedAtMost ? documentsOf(bits) : null }
}

/** Documents with any of the words, the last one perhaps unfinished. */
export const sayingSome = (
  text: Text,
  words: readonly string[],
  documents: number,
  sets: DocumentSets = createDocumentSets(),
): Uint32Array => bitsOf({ text, documents, sets }, typedWords(words))

/** Documents with any of the words, each whole. */
export const sayingAny = (
  text: Text,
  words: readonly string[],
  documents: number,
  sets: DocumentSets = createDocumentSets(),
): Uint32Array => bitsOf({ text, documents, sets }, wholeWords(words))

function documentsOf(bits: Uint32Array): number[] {
  const found: number[] = []
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word] as number
    while (rest !== 0) {
      found.push(word * 32 + 31 - Math.clz32(rest & -rest))
      rest &= rest - 1
    }
  }
  return found
}
