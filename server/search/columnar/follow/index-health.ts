/** search: the size and the age of the index, for readiness and metrics. */
import { bytesOfText } from '../text/text.ts'
import type { Homes } from '../store/store-home.ts'

export type IndexHealth = {
  /** Milliseconds since 1970: the homes are as new as the database was then. */
  freshAt: number
  homes: number
  /** Slots in use, those in order, and documents. */
  used: number
  sorted: number
  documents: number
  bytes: number
}

export function indexHealth(
  { live, used, sorted, documents, columns, words, titles }: Homes,
  freshAt: number,
): IndexHealth {
  const bytes =
    columns.buffer.byteLength + documents.buffer.byteLength + bytesOfText(words) + bytesOfText(titles)
  return { freshAt, homes: live, used, sorted, documents: documents.count, bytes }
}
