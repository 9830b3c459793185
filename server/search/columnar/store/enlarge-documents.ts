/** search: gives the documents more room a little at a time, while homes go on being asked and changed. */
import { createDocuments, enterDocument, replaced } from './documents.ts'
import type { Homes } from './store-home.ts'

const documentsATurn = 10_000

/** Run it to its end. Documents that come meanwhile are taken along. */
export function* enlarging(homes: Homes): Generator<void, void> {
  const { documents } = homes
  const larger = createDocuments(2 * documents.capacity)
  for (let from = 0; from < documents.count; from += documentsATurn) {
    const to = Math.min(documents.count, from + documentsATurn)
    larger.ids.set(documents.ids.subarray(4 * from, 4 * to), 4 * from)
    larger.prints.set(documents.prints.subarray(2 * from, 2 * to), 2 * from)
    larger.count = to
    // One that is replaced later is entered before the one that replaces it.
    for (let doc = from; doc < to; doc++) if (documents.first[doc] !== replaced) enterDocument(larger, doc)
    yield
  }
  // Enlarged at once meanwhile, because so many came: there is room then.
  if (homes.documents !== documents) return
  catchUp(homes, larger)
}

/** The last documents, and where the homes of all are by now. */
function catchUp(homes: Homes, larger: Homes['documents']): void {
  const { documents } = homes
  const from = larger.count
  larger.ids.set(documents.ids.subarray(4 * from, 4 * documents.count), 4 * from)
  larger.prints.set(documents.prints.subarray(2 * from, 2 * documents.count), 2 * from)
  larger.first.set(documents.first.subarray(0, documents.count))
  larger.count = documents.count
  for (let doc = from; doc < larger.count; doc++)
    if (larger.first[doc] !== replaced) enterDocument(larger, doc)
  homes.documents = larger
}
