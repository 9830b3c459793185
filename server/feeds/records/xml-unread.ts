/** feeds: what of a document is left behind a fault of its markup. */
import type { FindingCode } from '../findings/findings.ts'
import { emptyElement, type Element } from './record.ts'

export type Place = { start: number; line: number; column: number }
/** A record that has begun. */
export type Open = Place & { element: Element; depth: number; elements: number; refused: FindingCode | null }

/** What was not read because of a fault, and where it begins. */
export type Unread = Place & {
  /** The record that was open, as far as it was read, and its tag as it is spelt; null outside of records. */
  broken: { element: Element; tag: string } | null
  /** The elements around it, as they are spelt. */
  open: readonly string[]
  /** From the beginning of the broken record, or of the tag that has the fault. */
  text: string
}

type Broken = {
  /** The record that was open, or the tag that would have begun one. */
  open: Open | null
  opening: (Place & { name: string }) | null
  /** All elements that are open, as they are spelt. */
  spelt: readonly string[]
  /** The text that is kept, where it begins, and what the parser has not seen of it. */
  buffer: string
  bufferStart: number
  rest: string
  parser: { position: number; line: number }
}

/** From the beginning of the record that has the fault; outside of records, from the tag that has it. */
export function unreadOf({ open, opening, spelt, buffer, bufferStart, rest, parser }: Broken): Unread {
  const begun = open ?? opening
  if (!begun) {
    const start = Math.max(0, buffer.lastIndexOf('<', parser.position - bufferStart))
    const text = buffer.slice(start) + rest
    return { start, line: parser.line, column: 1, broken: null, open: [...spelt], text }
  }
  const { start, line, column } = begun
  const depth = open ? open.depth - 1 : spelt.length
  const tag = open ? (spelt[depth] ?? '') : (opening?.name ?? '')
  const bare = { name: tag, attributes: {}, children: [], text: '', line, column }
  const element = open?.element ?? emptyElement(bare)
  const text = buffer.slice(Math.max(0, start - bufferStart)) + rest
  return { start, line, column, broken: { element, tag }, open: spelt.slice(0, depth), text }
}
