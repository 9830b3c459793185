/** search: a sorted list of words in bytes: words are found in it, and all words with one beginning. */

/**
 * Words as UTF-8 one after the other, in the order of their bytes;
 * `starts` has one entry more than there are words.
 */
export type Terms = { bytes: Uint8Array; starts: Uint32Array; count: number }

const encoder = new TextEncoder()

export const bytesOfTerm = (term: string): Uint8Array => encoder.encode(term)

/**
 * Below 0 when the word at a place comes before the given one; 0 also
 * when it only begins with it, if that is asked.
 */
function compareAt({ bytes, starts }: Terms, at: number, term: Uint8Array, beginning: boolean): number {
  const start = starts[at] as number
  const length = (starts[at + 1] as number) - start
  const shared = Math.min(length, term.length)
  for (let byte = 0; byte < shared; byte++) {
    const difference = (bytes[start + byte] as number) - (term[byte] as number)
    if (difference !== 0) return difference
  }
  return beginning && length >= term.length ? 0 : length - term.length
}

/** Half-open range of the words that are the given one, or begin with it. */
export function rangeOf(
  terms: Terms,
  term: string,
  { beginning }: { beginning: boolean },
): [from: number, to: number] {
  const bytes = bytesOfTerm(term)
  const from = firstWhere(terms.count, (at) => compareAt(terms, at, bytes, beginning) >= 0)
  if (!beginning)
    return [from, from < terms.count && compareAt(terms, from, bytes, false) === 0 ? from + 1 : from]
  return [from, firstWhere(terms.count, (at) => compareAt(terms, at, bytes, true) > 0)]
}

function firstWhere(count: number, holds: (at: number) => boolean): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Orders two words as their bytes do. */
export function compareTerms(one: Uint8Array, other: Uint8Array): number {
  const shared = Math.min(one.length, other.length)
  for (let byte = 0; byte < shared; byte++) {
    const difference = (one[byte] as number) - (other[byte] as number)
    if (difference !== 0) return difference
  }
  return one.length - other.length
}

/** Orders two words as their bytes in UTF-8 do, which is by code points. */
export function compareWords(one: string, other: string): number {
  const shared = Math.min(one.length, other.length)
  for (let at = 0; at < shared; at++) {
    const difference = byPoints(one.charCodeAt(at)) - byPoints(other.charCodeAt(at))
    if (difference !== 0) return difference
  }
  return one.length - other.length
}

/** Halves of surrogate pairs stand for points beyond all that take one unit. */
const byPoints = (unit: number): number =>
  unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800
