/** search: when homes and words have become untidy enough to be put in order, and the merging of both texts. */
import { isCurrent } from '../store/documents.ts'
import { mergeText } from '../text/merge-text.ts'
import type { Homes } from '../store/store-home.ts'

/** A tail of more than a thirtieth is slower to search than it is worth; so are slots of which a third are empty. */
export const needsOrder = ({ used, sorted, live }: Homes): boolean =>
  used - sorted > Math.max(4_096, sorted >> 5) || used > Math.max(8_192, 1.5 * live)

export const needsMerge = ({ words }: Homes): boolean =>
  words.freshEntries > Math.max(100_000, words.sorted.docs.length >> 3)

/** Numbers of documents are never used again; when most stand for nothing, everything is read again. */
export const needsFreshStart = ({ documents, live }: Homes): boolean => documents.count > 3 * live + 100_000

/** Merges what was added since into the sorted words, and those of titles. Run it to its end. */
export function* merging(homes: Homes): Generator<void, void> {
  const { count } = homes.documents
  for (const text of [homes.words, homes.titles])
    yield* mergeText({ text, documents: count, isCurrent: (doc) => isCurrent(homes.documents, doc) })
}
