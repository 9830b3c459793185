/** search: the size and the age of the index, for readiness and metrics. */
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
  const texts = [words, titles].map(
    ({ sorted: { terms, starts, counts, docs } }) =>
      terms.bytes.byteLength +
      terms.starts.byteLength +
      starts.byteLength +
      counts.byteLength +
      docs.byteLength,
  )
  const bytes = texts.reduce((sum, one) => sum + one, columns.buffer.byteLength + documents.buffer.byteLength)
  return { freshAt, homes: live, used, sorted, documents: documents.count, bytes }
}
