/** feeds: what is glanced at in a record whose text is known to be well-formed, without a parser. */
import type { Element } from './record.ts'

type Place = { line: number; column: number }

const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/**
 * The record with its elements of these names, inside of each other, as the parser would give it when it keeps only
 * those. `raw` must have been parsed before. Null where only a parser can tell: references in what is kept.
 */
export function skimmed(raw: string, only: ReadonlySet<string>, place: Place): Element | null {
  const stack: Element[] = []
  let root: Element | null = null
  /** Elements open within one that is not kept, itself included. */
  let aside = 0
  let at = 0
  const say = (text: string): void => {
    const top = stack.at(-1)
    if (!top || aside > 0) return
    if (top.text !== '' || text.trim() !== '') top.text += text
  }
  for (let open = raw.indexOf('<'); open !== -1; open = raw.indexOf('<', at)) {
    if (aside === 0 && open > at) say(raw.slice(at, open))
    const mark = raw.charCodeAt(open + 1)
    if (mark === exclamation || mark === question) {
      const [text, end] = sectionAt(raw, open)
      say(text)
      at = end
      continue
    }
    const close = tagEnd(raw, open)
    at = close + 1
    if (mark === slash) {
      if (aside > 0) aside -= 1
      else if (isDoubtful(stack.pop())) return null
      continue
    }
    const isClosed = raw.charCodeAt(close - 1) === slash
    const name = aside > 0 ? '' : nameAt(raw, open + 1)
    if (aside > 0 || (root && !only.has(name))) {
      if (!isClosed) aside += 1
      continue
    }
    const element: Element = {
      name,
      ...place,
      attributes: attributesOf(raw, open, close),
      children: [],
      text: '',
    }
    stack.at(-1)?.children.push(element)
    root ??= element
    if (!isClosed) stack.push(element)
    else if (isDoubtful(element)) return null
  }
  return root
}

const exclamation = 33
const question = 63
const slash = 47

const isDoubtful = (element: Element | undefined): boolean =>
  element !== undefined &&
  (element.text.includes('&') || Object.values(element.attributes).some((value) => /[&\t\n]/.test(value)))

/** Text of a section of CDATA, or of nothing; and where it ends. */
function sectionAt(raw: string, open: number): [text: string, end: number] {
  const isText = raw.startsWith('<![CDATA[', open)
  const end = isText ? ']]>' : raw.startsWith('<!--', open) ? '-->' : '>'
  const from = isText ? open + '<![CDATA['.length : open + 2
  const to = raw.indexOf(end, from)
  if (to === -1) return ['', raw.length]
  return [isText ? raw.slice(from, to) : '', to + end.length]
}

/** Where a tag ends: at a `>` that stands in no value. */
function tagEnd(raw: string, open: number): number {
  let quote = 0
  for (let at = open + 1; at < raw.length; at++) {
    const mark = raw.charCodeAt(at)
    if (quote !== 0) {
      if (mark === quote) quote = 0
    } else if (mark === 62) return at
    else if (mark === 34 || mark === 39) quote = mark
  }
  return raw.length
}

/** The name without its prefix. */
function nameAt(raw: string, from: number): string {
  let start = from
  let at = from
  for (; at < raw.length; at++) {
    const mark = raw.charCodeAt(at)
    if (mark <= 32 || mark === 62 || mark === slash) break
    if (mark === 58 && start === from) start = at + 1
  }
  return raw.slice(start, at)
}

function attributesOf(raw: string, open: number, close: number): Record<string, string> {
  const said: Record<string, string> = {}
  const tag = raw.slice(open, close)
  if (!tag.includes('=')) return said
  for (const [, name = '', one, other] of tag.slice(tag.search(/\s/)).matchAll(attribute))
    said[name] = one ?? other ?? ''
  return said
}
