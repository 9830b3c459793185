/** feeds: which of the repairs of a piece of a file were made in which record. */
import { linesBetween } from '../texts/excerpts.rules.ts'
import type { FindingCode } from '../findings/findings.ts'
import type { Repair } from './record.ts'
import type { TidyNote } from './xml-tidy.ts'

/** Repairs of each kind told of one record: all of them are made. */
const mostRepairs = 20

/**
 * `start` and `end` count characters of the document as the notes
 * do; `line` is that of the beginning of `raw`.
 */
type Within = { raw: string; start: number; end: number; line: number }

/**
 * What was mended within a record that has just ended. Notes, in their
 * order, about what comes later are given back.
 */
export function repairsWithin(
  notes: TidyNote[],
  { raw, start, end, line }: Within,
): { repairs: Repair[]; later: TidyNote[] } {
  const repairs: Repair[] = []
  const told = new Map<FindingCode, number>()
  let passed = 0
  let at = 0
  let breaks = 0
  for (; passed < notes.length; passed++) {
    const note = notes[passed]
    if (!note || note.at >= end) break
    const before = told.get(note.code) ?? 0
    if (note.at < start || before >= mostRepairs) continue
    told.set(note.code, before + 1)
    // Counted on from the note before: from the beginning each time would be the square of a long record.
    breaks += linesBetween(raw, at, note.at - start)
    at = note.at - start
    repairs.push({ code: note.code, value: note.value, line: line + breaks })
  }
  return { repairs, later: notes.slice(passed) }
}
