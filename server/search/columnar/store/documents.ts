/**
 * search: listings as numbered documents: their ids, their words' fingerprints, and where their homes are.
 */

/**
 * A listing is a document until its words change; then it becomes a new one, so that lists of documents only
 * ever grow at their end. Everything lies in one shared buffer.
 */
export type Documents = {
  buffer: SharedArrayBuffer
  capacity: number
  count: number
  /** Four words for each id, most significant first: they sort as ids do. */
  ids: Uint32Array
  /** Two words that tell one set of words from another. */
  prints: Uint32Array
  /** First slot of the listing's homes; -1 when it has none, -2 when a newer document stands for it. */
  first: Int32Array
  /** Open addressing: document + 1, or 0. */
  slots: Uint32Array
}

export const noHome = -1
export const replaced = -2

export function createDocuments(atLeast: number): Documents {
  const capacity = 2 ** Math.ceil(Math.log2(Math.max(1024, atLeast)))
  return viewDocuments(new SharedArrayBuffer(capacity * (4 * 4 + 2 * 4 + 4 + 2 * 4)), { capacity, count: 0 })
}

export function viewDocuments(
  buffer: SharedArrayBuffer,
  { capacity, count }: { capacity: number; count: number },
): Documents {
  return {
    buffer,
    capacity,
    count,
    ids: new Uint32Array(buffer, 0, 4 * capacity),
    prints: new Uint32Array(buffer, 16 * capacity, 2 * capacity),
    first: new Int32Array(buffer, 24 * capacity, capacity),
    slots: new Uint32Array(buffer, 28 * capacity, 2 * capacity),
  }
}

/** Twice the room, with the same documents. */
export function enlargeDocuments(documents: Documents): Documents {
  const larger = createDocuments(2 * documents.capacity)
  larger.count = documents.count
  for (const name of ['ids', 'prints', 'first'] as const) larger[name].set(documents[name])
  for (let doc = 0; doc < larger.count; doc++) if (larger.first[doc] !== replaced) enterDocument(larger, doc)
  return larger
}

export type IdWords = readonly [number, number, number, number]

/** A UUID as four words. */
export function idWords(id: string): IdWords {
  const hex = id.replaceAll('-', '')
  const word = (at: number) => Number.parseInt(hex.slice(at, at + 8), 16)
  return [word(0), word(8), word(16), word(24)]
}

/** The two hexadecimal digits of every byte. */
const digits = Buffer.from(
  Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0')).join(''),
)
const idLength = 36
let written = Buffer.alloc(64 * idLength, '-')

/** The ids of documents, written one after the other and read as one text. */
export function idsOf({ ids }: Documents, docs: readonly number[]): string[] {
  if (written.length < docs.length * idLength) written = Buffer.alloc(2 * docs.length * idLength, '-')
  for (let at = 0; at < docs.length; at++) writeId(ids, 4 * (docs[at] as number), at * idLength)
  const text = written.toString('latin1', 0, docs.length * idLength)
  return docs.map((_, at) => text.slice(at * idLength, (at + 1) * idLength))
}

export const idOf = (documents: Documents, doc: number): string => idsOf(documents, [doc])[0] as string

/** Hexadecimal digits in groups of 8, 4, 4, 4 and 12 (RFC 9562, 4); the hyphens stand there already. */
function writeId(ids: Uint32Array, from: number, to: number): void {
  let at = to
  for (let byte = 0; byte < 16; byte++) {
    if (byte === 4 || byte === 6 || byte === 8 || byte === 10) at++
    const pair = 2 * (((ids[from + (byte >> 2)] as number) >>> (24 - 8 * (byte & 3))) & 255)
    written[at++] = digits[pair] as number
    written[at++] = digits[pair + 1] as number
  }
}

/** The slot of the table that holds the id, or the empty one where it belongs. */
function slotOf({ ids, slots }: Documents, [a, b, c, d]: IdWords): number {
  const mask = slots.length - 1
  // The last words of an id are random; the mixing is for ids that are not.
  let at = (Math.imul(d ^ Math.imul(c, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(a ^ b, 0xc2b2ae35)) & mask
  for (;;) {
    const doc = (slots[at] as number) - 1
    if (doc < 0) return at
    const id = 4 * doc
    if (ids[id] === a && ids[id + 1] === b && ids[id + 2] === c && ids[id + 3] === d) return at
    at = (at + 1) & mask
  }
}

const wordsAt = ({ ids }: Documents, doc: number): IdWords => [
  ids[4 * doc] as number,
  ids[4 * doc + 1] as number,
  ids[4 * doc + 2] as number,
  ids[4 * doc + 3] as number,
]

/** The document that stands for the listing now; -1 for none. */
export const findDocument = (documents: Documents, id: IdWords): number =>
  (documents.slots[slotOf(documents, id)] as number) - 1

/** From now on this document stands for its id. */
export const enterDocument = (documents: Documents, doc: number): void => {
  documents.slots[slotOf(documents, wordsAt(documents, doc))] = doc + 1
}

/** A new document for the id; there must be room. */
export function addDocument(documents: Documents, id: IdWords, print: readonly [number, number]): number {
  const doc = documents.count++
  documents.ids.set(id, 4 * doc)
  documents.prints.set(print, 2 * doc)
  documents.first[doc] = noHome
  const before = findDocument(documents, id)
  if (before >= 0) documents.first[before] = replaced
  enterDocument(documents, doc)
  return doc
}

/** Below 0 when the id of the first document comes before that of the second. */
export function compareIds({ ids }: Documents, one: number, other: number): number {
  for (let at = 0; at < 4; at++) {
    const difference = (ids[4 * one + at] as number) - (ids[4 * other + at] as number)
    if (difference !== 0) return difference
  }
  return 0
}

/** Below 0 when the id of the document comes before the given one. */
export function compareToId({ ids }: Documents, doc: number, id: IdWords): number {
  for (let at = 0; at < 4; at++) {
    const difference = (ids[4 * doc + at] as number) - (id[at] as number)
    if (difference !== 0) return difference
  }
  return 0
}

/** Whether the document still stands for its listing. */
export const isCurrent = ({ first }: Documents, doc: number): boolean => first[doc] !== replaced
