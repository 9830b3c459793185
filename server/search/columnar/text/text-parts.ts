/** search: a text taken apart into plain numbers for a file, and put together again. */
import { eachOf, frozen } from './postings.ts'
import { createText, type SortedText, type Text } from './text.ts'

export type TextParts = {
  terms: {
    /** How many sorted words there are. */
    count: number
    /** Words that were added since, with how many documents each of them. */
    fresh: [word: string, documents: number][]
  }
  parts: ArrayBufferView[]
}

export function packText({ sorted, fresh }: Text): TextParts {
  const added: number[] = []
  const names = [...fresh].map(([word, growing]): [string, number] => {
    eachOf(frozen(growing), (doc) => void added.push(doc))
    return [word, growing.count]
  })
  const { terms, starts, counts, docs } = sorted
  return {
    terms: { count: terms.count, fresh: names },
    parts: [terms.bytes, terms.starts, starts, counts, docs, Uint32Array.from(added)],
  }
}

/** The parts must begin at the beginning of their buffers. */
export function unpackText({
  terms,
  parts,
}: {
  terms: TextParts['terms']
  parts: readonly Uint8Array[]
}): Text {
  const [bytes = new Uint8Array(0), ...rest] = parts
  const words = rest.map(({ buffer, byteLength }) => new Uint32Array(buffer, 0, byteLength / 4))
  const none = new Uint32Array(0)
  const [termStarts = none, starts = none, counts = none, docs = none, added = none] = words
  const sorted: SortedText = {
    terms: { bytes, starts: termStarts, count: terms.count },
    starts,
    counts,
    docs,
  }
  const text = createText(sorted)
  let at = 0
  for (const [word, documents] of terms.fresh)
    for (const end = at + documents; at < end; at++) text.add(added[at] as number, [word])
  return text
}
