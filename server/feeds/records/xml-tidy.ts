/**
 * feeds: a filter before the XML parser: bare ampersands and less-than signs, undeclared names
 * and control characters are mended and noted.
 */
import { characterOf } from '../texts/named-entities.rules.ts'
import type { FindingCode } from '../findings/findings.ts'

/** `at` counts characters of the tidied text, from the beginning of the document. */
export type TidyNote = { code: FindingCode; at: number; value: string }

/** A piece of the document that the parser can read, and what was mended in it. */
export type Tidied = { text: string; notes: TidyNote[] }

/** A reference, a bare ampersand, or a `<` behind which no tag can begin. */
const reference = /&(?:(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});)?|<(?=[\s\d<>=.,;+*%"'()-])/gi
const bareLess = /<[\s\d<>=.,;+*%"'()-]/
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]+/g
const known = new Set(['amp', 'lt', 'gt', 'quot', 'apos'])

/**
 * Notes of each kind kept of one piece of a file; nobody reads the
 * thousand-and-first, and all of them are mended.
 */
const mostNotes = 1_000

/** Longest reference, and longest mark of CDATA, that may be cut in two by the end of a piece. */
const tail = 34

/**
 * Makes text that the parser can read to its end. It cannot add elements: all it writes is `&amp;` for a bare
 * `&`, `&lt;` for a `<` that begins nothing, the character for an HTML name, and nothing for a control
 * character. Inside CDATA an ampersand is right as it is.
 */
export function createXmlTidy() {
  let held = ''
  let inCdata = false
  let written = 0

  const tidied = (text: string, notes: TidyNote[]): string => {
    const removed: TidyNote[] = []
    const clean = control.test(text) ? withoutControls(text, removed) : text
    const sections = createCdataScan(clean, inCdata)
    const mended =
      clean.includes('&') || bareLess.test(clean)
        ? withReferences(clean, { notes, removed, isInCdata: sections.isInside })
        : { text: clean }
    for (const note of removed) notes.push({ ...note, at: written + note.at })
    notes.sort((a, b) => a.at - b.at)
    inCdata = sections.isInside(clean.length)
    written += mended.text.length
    return mended.text
  }

  const withReferences = (text: string, { notes, removed, isInCdata }: Scanned): { text: string } => {
    const shift = createShifting(removed)
    let longer = 0
    let found = 0
    const mended = text.replace(reference, (whole, name: string | undefined, at: number) => {
      if (name !== undefined && known.has(name)) return whole
      if (isInCdata(at)) return whole
      const better = mend(whole, name)
      if (better.code && ++found <= mostNotes)
        notes.push({
          code: better.code,
          at: written + at + longer,
          value: text.slice(Math.max(0, at - 20), at + 20),
        })
      shift(at, longer)
      longer += better.text.length - whole.length
      return better.text
    })
    shift(Infinity, longer)
    return { text: mended }
  }

  return {
    /** The next piece, tidied; a few characters may wait for the next one. */
    write(text: string): Tidied {
      const joined = held + text
      const cut = joined.length - unfinished(joined)
      held = joined.slice(cut)
      const notes: TidyNote[] = []
      return { text: tidied(joined.slice(0, cut), notes), notes }
    },
    /** What waits, as it came. */
    held: (): string => held,
    end(): Tidied {
      const notes: TidyNote[] = []
      return { text: tidied(held, notes), notes }
    },
  }
}

function mend(whole: string, name: string | undefined): { text: string; code: FindingCode | null } {
  if (whole === '<') return { text: '&lt;', code: 'text.lessThan' }
  if (name === undefined) return { text: '&amp;', code: 'text.ampersand' }
  const character = characterOf(name)
  if (name.startsWith('#'))
    return character === null ? { text: '', code: 'text.control' } : { text: whole, code: null }
  // Names of HTML need no note: the meaning is beyond doubt and nobody is helped by hearing of it.
  if (character !== null) return { text: character, code: null }
  return { text: `&amp;${whole.slice(1)}`, code: 'text.ampersand' }
}

/** How much of the end must wait because a reference or a mark of CDATA may go on in the next piece. */
function unfinished(text: string): number {
  const end = text.slice(-tail)
  const reference = end.lastIndexOf('&')
  if (reference !== -1 && !/[;\s<]/.test(end.slice(reference))) return end.length - reference
  const mark = /(?:<(?:!(?:\[(?:C(?:D(?:A(?:T(?:A)?)?)?)?)?)?)?|\]{1,2})$/.exec(end)
  return mark ? mark[0].length : 0
}

/** The text without control characters, each run of which is noted with its place in what is left. */
function withoutControls(text: string, notes: TidyNote[]): string {
  let shorter = 0
  return text.replace(controls, (run, at: number) => {
    const value = `U+${run.charCodeAt(0).toString(16).padStart(4, '0')}`
    if (notes.length < mostNotes) notes.push({ code: 'text.control', at: at - shorter, value })
    shorter += run.length
    return ''
  })
}

/**
 * Moves notes on as the text before them grows: `shift(to, by)`
 * moves those before `to` that were not moved yet.
 */
function createShifting(notes: TidyNote[]): (to: number, by: number) => void {
  let next = 0
  return (to, by) => {
    for (let note = notes[next]; note && note.at < to; note = notes[++next]) note.at += by
  }
}

type Scanned = { notes: TidyNote[]; removed: TidyNote[]; isInCdata: (at: number) => boolean }

/**
 * Tells whether a position lies inside of CDATA. Positions are asked for in ascending order, so the text is
 * gone through once, however many are asked for.
 */
function createCdataScan(text: string, before: boolean): { isInside: (at: number) => boolean } {
  let inside = before
  const next = (from: number): number => {
    const mark = inside ? text.indexOf(']]>', from) : text.indexOf('<![CDATA[', from)
    return mark === -1 ? Infinity : mark
  }
  let mark = next(0)
  return {
    isInside(at) {
      while (mark < at) {
        const from = mark + (inside ? ']]>'.length : '<![CDATA['.length)
        inside = !inside
        mark = next(from)
      }
      return inside
    },
  }
}
