/** search: documents found by words, whether the words are sorted already or only just added. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { saying, sayingAny, sayingSome } from './asked-words.ts'
import { mergeText } from './merge-text.ts'
import { sealText } from './seal-text.ts'
import { createText, setAside } from './text.ts'
import { packText, unpackText } from './text-parts.ts'

const word = fc.constantFrom('a', 'ab', 'abc', 'b', 'ba', 'é', 'éa', '東', '東京', '\uffee', '𝒳', 'z9')
const documents = fc.array(fc.uniqueArray(word, { maxLength: 6 }), { minLength: 1, maxLength: 120 })
const asked = fc.array(fc.oneof(word, fc.constantFrom('x', '𝒳y')), { minLength: 1, maxLength: 3 })

const set = (bits: Uint32Array, count: number) =>
  Array.from({ length: count }, (_, doc) => doc).filter((doc) => ((bits[doc >>> 5] ?? 0) >>> (doc & 31)) & 1)

/** So that a few words fill more than one piece. */
const most = { words: 3, bytes: 6, entries: 9 }

test('every mixture of merged, sorted, fresh and replaced documents', () => {
  fc.assert(
    fc.property(
      documents,
      asked,
      fc.nat({ max: 120 }),
      fc.nat({ max: 7 }),
      fc.uniqueArray(fc.nat({ max: 120 }), { maxLength: 5 }),
      (documents, asked, mergeAt, dead, sealAt) => {
        let text = createText()
        const isCurrent = (doc: number) => doc % 8 !== dead || doc >= mergeAt
        for (const [doc, words] of documents.entries()) {
          const ask = { text, documents: () => doc, isCurrent, most }
          if (doc === mergeAt) Array.from(mergeText(ask))
          if (sealAt.includes(doc) && doc > mergeAt) Array.from(sealText(ask))
          // One that is left early is begun again by the next.
          if (sealAt.includes(doc + 1)) setAside(text)
          text.add(doc, words)
        }
        const parts = packText(text)
        const copies = parts.parts.map((part) =>
          new Uint8Array(part.buffer, part.byteOffset, part.byteLength).slice(),
        )
        text = unpackText({ terms: parts.terms, parts: copies })
        const live = (doc: number) => documents.length <= mergeAt || isCurrent(doc)
        const expected = (holds: (words: readonly string[]) => boolean) =>
          documents.flatMap((words, doc) => (live(doc) && holds(words) ? [doc] : []))
        const says = (words: readonly string[], one: string, at: number) =>
          at === asked.length - 1 ? words.some((word) => word.startsWith(one)) : words.includes(one)
        const { length } = documents
        const every = saying(text, asked, length)
        expect(set(every.bits, length)).toEqual(
          expected((words) => asked.every((one, at) => says(words, one, at))),
        )
        expect(every.list).toEqual(set(every.bits, length))
        expect(set(sayingSome(text, asked, length), length)).toEqual(
          expected((words) => asked.some((one, at) => says(words, one, at))),
        )
        expect(set(sayingAny(text, asked, length), length)).toEqual(
          expected((words) => asked.some((one) => words.includes(one))),
        )
      },
    ),
    { numRuns: 1_000 },
  )
})

test('a word of very many documents, kept as bits', () => {
  const text = createText()
  for (let doc = 0; doc < 5_000; doc++) text.add(doc, doc % 3 === 0 ? ['often', `n${doc}`] : ['often'])
  const found = () => set(saying(text, ['often', 'n42'], 5_000).bits, 5_000)
  const before = found()
  Array.from(mergeText({ text, documents: () => 5_000, isCurrent: () => true }))
  text.add(5_000, ['often', 'n42'])
  expect(found()).toEqual(before)
  expect(before.slice(0, 2)).toEqual([42, 420])
  expect(text.pieces[0]?.docs.length).toBeLessThan(5_000)
})

test('thousands of words that begin alike, in letters of one byte and of four, lie in the order of their bytes', () => {
  const text = createText()
  const words = Array.from({ length: 4_000 }, (_, at) => [
    `alike${at}`,
    `alo${'\u{10437}'.repeat(at % 7)}\uffee${at}`,
  ]).flat()
  text.add(0, words)
  Array.from(sealText({ text, documents: () => 1, isCurrent: () => true }))
  const { bytes, starts, count } = text.pieces[0]?.terms ?? {
    bytes: new Uint8Array(),
    starts: new Uint32Array(),
    count: 0,
  }
  const found = Array.from({ length: count }, (_, at) =>
    Buffer.from(bytes.subarray(starts[at], starts[at + 1])),
  )
  expect(found.map(String)).toEqual(
    words
      .map((word) => Buffer.from(word))
      .toSorted(Buffer.compare)
      .map(String),
  )
})
