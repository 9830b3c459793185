/** search: writes words that come in order, with their documents, into as many pieces as they need. */
import { countOf, eachOf, keepWithin, orInto, type Postings } from './postings.ts'
import { asBits, type SortedText } from './text.ts'

/** So much a piece holds at most, far below what 32 bits can count. */
export type PieceSize = { words: number; bytes: number; entries: number }
export const pieceSize: PieceSize = { words: 2 ** 24, bytes: 2 ** 28, entries: 2 ** 26 }

type Ask = {
  /** At least what is going to be written. */
  room: PieceSize
  most?: PieceSize | undefined
  /** The documents that are kept, as bits from `base` on. */
  current: Uint32Array
  base: number
}

const shared = (bytes: number) => new SharedArrayBuffer(Math.ceil(bytes / 4) * 4)
const numbers = (length: number) => new Uint32Array(shared(4 * length))

type Piece = SortedText & { capacity: PieceSize; used: PieceSize }

/**
 * Room that is asked for and never written is no memory, so a piece has
 * enough from the start and nothing is copied.
 */
function openPiece(capacity: PieceSize, base: number): Piece {
  return {
    terms: { bytes: new Uint8Array(shared(capacity.bytes)), starts: numbers(capacity.words + 1), count: 0 },
    starts: numbers(capacity.words + 1),
    counts: numbers(capacity.words),
    docs: numbers(capacity.entries),
    base,
    capacity,
    used: { words: 0, bytes: 0, entries: 0 },
  }
}

const closed = ({ terms, starts, counts, docs, base, used }: Piece): SortedText => ({
  terms: {
    bytes: terms.bytes.subarray(0, used.bytes),
    starts: terms.starts.subarray(0, used.words + 1),
    count: used.words,
  },
  starts: starts.subarray(0, used.words + 1),
  counts: counts.subarray(0, used.words),
  docs: docs.subarray(0, used.entries),
  base,
})

const fits = ({ capacity, used }: Piece, bytes: number, entries: number): boolean =>
  used.words < capacity.words &&
  used.bytes + bytes <= capacity.bytes &&
  used.entries + entries <= capacity.entries

/** Pieces one after the other; `pieceFor` answers one with room for a word of so many bytes and entries. */
function openPieces({ room, most = pieceSize, base }: Omit<Ask, 'current'>) {
  const full: SortedText[] = []
  const left = { ...room }
  let piece: Piece | null = null
  return {
    pieceFor(bytes: number, entries: number): Piece {
      if (!piece || !fits(piece, bytes, entries)) {
        if (piece) full.push(closed(piece))
        piece = openPiece(
          {
            words: Math.min(left.words, most.words),
            bytes: Math.max(bytes, Math.min(left.bytes, most.bytes)),
            entries: Math.max(entries, Math.min(left.entries, most.entries)),
          },
          base,
        )
      }
      left.words--
      left.bytes -= bytes
      left.entries -= entries
      return piece
    },
    close: (): SortedText[] => (piece ? [...full, closed(piece)] : full),
  }
}

/** A word that more than every 32nd document has is kept as bits, which are then smaller. */
export function openWriter({ current, base, ...ask }: Ask) {
  const bitWords = current.length
  const bits = new Uint32Array(bitWords)
  const { pieceFor, close } = openPieces({ ...ask, base })

  /** Answers how many documents were kept. */
  function putList({ docs, used }: Piece, parts: readonly Postings[]): number {
    const start = used.entries
    let to = start
    for (const part of parts)
      eachOf(part, (doc) => {
        const at = doc - base
        if (at >>> 5 < bitWords && ((current[at >>> 5] as number) >>> (at & 31)) & 1) docs[to++] = doc
      })
    used.entries = to
    return to - start
  }

  /** The same for a word of so many that only bits are quick; a list where few of them are current. */
  function putBits(into: Piece, parts: readonly Postings[]): number {
    bits.fill(0)
    for (const part of parts) orInto(bits, part, base)
    const kept = keepWithin(bits, current)
    if (kept <= bitWords) return putList(into, [{ kind: 'bits', bits, count: kept, base }])
    into.docs.set(bits, into.used.entries)
    into.used.entries += bitWords
    return kept
  }

  /** Answers how much work it was, in entries. */
  function put(term: Uint8Array, parts: readonly Postings[]): number {
    const many = parts.reduce((sum, part) => sum + countOf(part), 0)
    const entries = Math.min(many, bitWords)
    const into = pieceFor(term.length, entries)
    const { terms, starts, counts, used } = into
    const before = used.entries
    const kept = many > bitWords ? putBits(into, parts) : putList(into, parts)
    if (kept === 0) return entries + 1
    terms.bytes.set(term, used.bytes)
    terms.starts[used.words] = used.bytes
    starts[used.words] = before
    counts[used.words] = kept > bitWords ? kept + asBits : kept
    used.bytes += term.length
    used.words++
    terms.starts[used.words] = used.bytes
    starts[used.words] = used.entries
    return entries + 1
  }
  return { put, close }
}
