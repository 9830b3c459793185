/** search: listings that are named one by one, as a set of documents. */
import { findDocument, idWords, type Documents } from '../store/documents.ts'
import { emptyBits, type DocumentSet, type DocumentSets } from '../text/asked-words.ts'

/** Of these listings the documents that are in a set too; `null` is the set of all. */
export function among(
  documents: Documents,
  listings: readonly string[],
  said: DocumentSet | null,
  sets: DocumentSets,
): DocumentSet {
  const bits = emptyBits(sets, documents.count)
  const list: number[] = []
  for (const id of listings) {
    const doc = findDocument(documents, idWords(id))
    if (doc < 0 || (said && (((said.bits[doc >>> 5] as number) >>> (doc & 31)) & 1) === 0)) continue
    bits[doc >>> 5] = (bits[doc >>> 5] as number) | (1 << (doc & 31))
    list.push(doc)
  }
  return { bits, list }
}
