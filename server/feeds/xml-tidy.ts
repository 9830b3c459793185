/** feeds: a filter before the XML parser: bare ampersands, undeclared character names and control characters are mended and noted. */
import { characterOf, namedEntities } from './named-entities.rules.ts'
import type { FindingCode } from './findings.ts'

/** `at` counts characters of the tidied text. */
export type TidyNote = { code: FindingCode; at: number; value: string }

const reference = /&(?:(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});)?/gi
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]+/g
const known = new Set(['amp', 'lt', 'gt', 'quot', 'apos'])

/** Longest reference, and longest mark of CDATA, that may be cut in two by the end of a piece. */
const tail = 34

/**
 * Makes text that the parser can read to its end. It cannot add elements: all it writes is `&amp;` for a bare `&`,
 * the character for an HTML name, and nothing for a control character. Inside CDATA an ampersand is right as it is.
 */
export function createXmlTidy() {
  let held = ''
  let inCdata = false
  let written = 0

  const tidied = (text: string, notes: TidyNote[]): string => {
    const clean = control.test(text) ? withoutControls(text, notes) : text
    const mended = clean.includes('&') ? withReferences(clean, notes) : clean
    inCdata = endsInCdata(clean, inCdata)
    written += mended.length
    return mended
  }

  const withoutControls = (text: string, notes: TidyNote[]): string =>
    text.replace(controls, (run, at: number) => {
      notes.push({
        code: 'text.control',
        at: written + at,
        value: `U+${run.charCodeAt(0).toString(16).padStart(4, '0')}`,
      })
      return ''
    })

  const withReferences = (text: string, notes: TidyNote[]): string => {
    let longer = 0
    return text.replace(reference, (whole, name: string | undefined, at: number) => {
      if (name !== undefined && known.has(name)) return whole
      if (isInCdata(text, at, inCdata)) return whole
      const mended = mend(whole, name)
      if (mended.code)
        notes.push({ code: mended.code, at: written + at + longer, value: text.slice(Math.max(0, at - 20), at + 20) })
      longer += mended.text.length - whole.length
      return mended.text
    })
  }

  return {
    /** The next piece, tidied; a few characters may wait for the next one. */
    write(text: string): { text: string; notes: TidyNote[] } {
      const joined = held + text
      const cut = joined.length - unfinished(joined)
      held = joined.slice(cut)
      const notes: TidyNote[] = []
      return { text: tidied(joined.slice(0, cut), notes), notes }
    },
    end(): { text: string; notes: TidyNote[] } {
      const notes: TidyNote[] = []
      const text = tidied(held, notes)
      held = ''
      return { text, notes }
    },
  }
}

function mend(whole: string, name: string | undefined): { text: string; code: FindingCode | null } {
  if (name === undefined) return { text: '&amp;', code: 'text.ampersand' }
  const character = characterOf(name)
  if (name.startsWith('#')) return character === null ? { text: '', code: 'text.control' } : { text: whole, code: null }
  // Names of HTML need no note: the meaning is beyond doubt and nobody is helped by hearing of it.
  if (name in namedEntities && character !== null) return { text: character, code: null }
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

const isInCdata = (text: string, at: number, before: boolean): boolean => {
  const opened = text.lastIndexOf('<![CDATA[', at)
  const closed = text.lastIndexOf(']]>', at)
  return opened === closed ? before : opened > closed
}

const endsInCdata = (text: string, before: boolean): boolean => isInCdata(text, text.length, before)
