/** search: the heap keeps exactly the best homes, ties and all. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBest, offer, ranked } from './best.ts'
import { addDocument, createDocuments, idOf, idWords } from '../store/documents.ts'

const home = fc.record({ key: fc.constantFrom(1, 2, 3, Infinity), tie: fc.constantFrom(0, 5), id: fc.uuid() })

test('as a full sort would have them', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(home, { selector: ({ id }) => id, maxLength: 60 }),
      fc.integer({ min: 1, max: 20 }),
      (homes, size) => {
        const documents = createDocuments(0)
        const best = createBest(size, documents)
        for (const [slot, { key, tie, id }] of homes.entries())
          offer(best, { key, tie, doc: addDocument(documents, idWords(id), [0, 0]) }, slot)
        const expected = homes
          .toSorted((a, b) => (a.key === b.key ? a.tie - b.tie || (a.id < b.id ? -1 : 1) : a.key - b.key))
          .slice(0, size)
        expect(ranked(best).map(({ doc }) => idOf(documents, doc))).toEqual(expected.map(({ id }) => id))
      },
    ),
  )
})
