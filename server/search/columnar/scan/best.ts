/** search: the best homes of an order, kept in a heap while walking through all that pass. */
import { compareIds, type Documents } from '../store/documents.ts'

/**
 * A heap with the worst of the best on top. Homes are ordered by key, then tie, then the id of their listing;
 * smaller is better, and a home without the value has the key Infinity.
 */
export type Best = {
  size: number
  count: number
  keys: number[]
  ties: number[]
  slots: number[]
  docs: number[]
  documents: Documents
}

export const createBest = (size: number, documents: Documents): Best => ({
  size,
  count: 0,
  keys: [],
  ties: [],
  slots: [],
  docs: [],
  documents,
})

type One = { key: number; tie: number; doc: number }

const compare = (documents: Documents, a: One, b: One): number =>
  a.key === b.key ? a.tie - b.tie || compareIds(documents, a.doc, b.doc) : a.key - b.key

/** No key above this can be among the best any more. */
export const worstKey = (best: Best): number => (best.count < best.size ? Infinity : (best.keys[0] as number))

/** Of homes with the worst key none with a tie above this can be among the best any more. */
export const worstTie = (best: Best): number => (best.count < best.size ? Infinity : (best.ties[0] as number))

const oneAt = ({ keys, ties, docs }: Best, at: number): One => ({
  key: keys[at] as number,
  tie: ties[at] as number,
  doc: docs[at] as number,
})

function place(best: Best, at: number, { key, tie, doc }: One, slot: number): void {
  best.keys[at] = key
  best.ties[at] = tie
  best.docs[at] = doc
  best.slots[at] = slot
}

/** Takes the home when it is among the best so far. */
export function offer(best: Best, one: One, slot: number): void {
  if (best.count < best.size) return rise(best, best.count++, one, slot)
  if (best.size > 0 && compare(best.documents, one, oneAt(best, 0)) < 0) sink(best, one, slot)
}

function rise(best: Best, from: number, one: One, slot: number): void {
  let at = from
  while (at > 0) {
    const above = (at - 1) >> 1
    const parent = oneAt(best, above)
    if (compare(best.documents, one, parent) <= 0) break
    place(best, at, parent, best.slots[above] as number)
    at = above
  }
  place(best, at, one, slot)
}

/** The new one takes the place of the worst. */
function sink(best: Best, one: One, slot: number): void {
  let at = 0
  for (;;) {
    let below = 2 * at + 1
    if (below >= best.count) break
    if (below + 1 < best.count && compare(best.documents, oneAt(best, below + 1), oneAt(best, below)) > 0)
      below++
    const child = oneAt(best, below)
    if (compare(best.documents, one, child) >= 0) break
    place(best, at, child, best.slots[below] as number)
    at = below
  }
  place(best, at, one, slot)
}

export type Ranked = One & { slot: number }

/** The best, in order. */
export const ranked = (best: Best): Ranked[] =>
  Array.from({ length: best.count }, (_, at) => ({
    ...oneAt(best, at),
    slot: best.slots[at] as number,
  })).toSorted((a, b) => compare(best.documents, a, b))
