/** search: the documents that say all of the asked words, or any of them. */
import { addBits, estimate, type AskedWord, type Text } from './text.ts'

/** One bit for each document, good until `forgetSets`; `list` names them too where there are few. */
export type DocumentSet = { bits: Uint32Array; list: number[] | null }

/** So few documents are looked at one by one instead of walking through all homes. */
const namedAtMost = 4_096

/** Words as a person typed them: the last one may be unfinished. */
export const typedWords = (words: readonly string[]): AskedWord[] =>
  words.map((word, at) => ({ word, beginning: at === words.length - 1 }))

const wholeWords = (words: readonly string[]): AskedWord[] => words.map((word) => ({ word, beginning: false }))

/** Arrays that questions use one after the other: a hundred kilobytes each at a million documents, too much to throw away. */
const kept: Uint32Array[] = []
let taken = 0

/** A new question begins: the sets of the one before are used again. */
export const forgetSets = (): void => {
  taken = 0
}

function emptyBits(documents: number): Uint32Array {
  const words = (documents >>> 5) + 1
  const at = taken++
  const bits = kept[at]
  if (bits && bits.length >= words) return bits.fill(0)
  const larger = new Uint32Array(words + (words >> 3))
  kept[at] = larger
  return larger
}

function bitsOf(text: Text, asked: AskedWord, documents: number): Uint32Array {
  const bits = emptyBits(documents)
  addBits(text, asked, bits)
  return bits
}

/** Documents with every word. The rarest word is looked up first, since none can be found without it. */
export function saying(text: Text, words: readonly string[], documents: number): DocumentSet {
  const [rarest, ...others] = typedWords(words)
    .map((asked) => ({ asked, many: estimate(text, asked) }))
    .toSorted((a, b) => a.many - b.many)
  if (!rarest) return { bits: emptyBits(documents), list: [] }
  const bits = bitsOf(text, rarest.asked, documents)
  for (const { asked } of others) {
    const more = bitsOf(text, asked, documents)
    for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] as number) & (more[at] as number)
  }
  return { bits, list: rarest.many <= namedAtMost ? documentsOf(bits) : null }
}

/** Documents with any of the words, the last one perhaps unfinished. */
export function sayingSome(text: Text, words: readonly string[], documents: number): Uint32Array {
  const bits = emptyBits(documents)
  for (const asked of typedWords(words)) addBits(text, asked, bits)
  return bits
}

/** Documents with any of the words, each whole. */
export function sayingAny(text: Text, words: readonly string[], documents: number): Uint32Array {
  const bits = emptyBits(documents)
  for (const asked of wholeWords(words)) addBits(text, asked, bits)
  return bits
}

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
