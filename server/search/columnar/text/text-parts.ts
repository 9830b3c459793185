/** search: a text taken apart into plain numbers for a file, and put together again. */
import { eachOf, frozen } from './postings.ts'
import { createText, type SortedText, type Text } from './text.ts'

export type TextParts = {
  terms: {
    /** Of each sorted piece how many words it has, and where its bits begin. */
    pieces: { count: number; base: number }[]
    /** How many of the pieces are the large text. */
    merged: number
    /** Words that were added since, with how many documents each of them. */
    fresh: [word: string, documents: number][]
  }
  parts: ArrayBufferView[]
}

export function packText({ pieces, merged, fresh }: Text): TextParts {
  const added: number[] = []
  const names = fresh.flatMap(({ words }) =>
    [...words].map(([word, growing]): [string, number] => {
      eachOf(frozen(growing), (doc) => void added.push(doc))
      return [word, growing.count]
    }),
  )
  return {
    terms: { pieces: pieces.map(({ terms, base }) => ({ count: terms.count, base })), merged, fresh: names },
    parts: [
      ...pieces.flatMap(({ terms, starts, counts, docs }) => [
        terms.bytes,
        terms.starts,
        starts,
        counts,
        docs,
      ]),
      Uint32Array.from(added),
    ],
  }
}

/** How many parts belong to a text. */
export const partsOf = ({ pieces }: TextParts['terms']): number => 5 * pieces.length + 1

/** The parts must begin at the beginning of their buffers. */
export function unpackText({
  terms,
  parts,
}: {
  terms: TextParts['terms']
  parts: readonly Uint8Array[]
}): Text {
  const words = ({ buffer, byteLength }: Uint8Array = new Uint8Array(0)) =>
    new Uint32Array(buffer, 0, byteLength / 4)
  const pieces = terms.pieces.map(({ count, base }, at): SortedText => {
    const [bytes = new Uint8Array(0), starts, ...rest] = parts.slice(5 * at, 5 * at + 5)
    const [stretches, counts, docs] = rest
    return {
      terms: { bytes, starts: words(starts), count },
      starts: words(stretches),
      counts: words(counts),
      docs: words(docs),
      base,
    }
  })
  const text = createText(pieces, terms.merged)
  const added = words(parts[partsOf(terms) - 1])
  let at = 0
  for (const [word, documents] of terms.fresh)
    for (const end = at + documents; at < end; at++) text.add(added[at] as number, [word])
  return text
}
