/**
 * feeds: whether a record of XML is well-formed beyond doubt. Whatever is
 * odd about one is left to the parser to judge.
 */
import { characterOf } from '../texts/named-entities.rules.ts'
import type { XmlLimits } from './xml-limits.ts'

/** The beginning and the end of an element: names in ASCII without prefix, values in quotes. */
const opening = /<[A-Za-z_][\w.-]*(?:[ \t\r\n]+[A-Za-z_][\w.-]*=(?:"[^"<]*"|'[^'<]*'))*[ \t\r\n]*\/?>/y
const ending = /<\/[A-Za-z_][\w.-]*[ \t\r\n]*>/y
const section = '<![CDATA['
const attribute = /([\w.-]+)=(?:"[^"]*"|'[^']*')/g
const reference = /&(?:amp|lt|gt|quot|apos|(#\d{1,7}|#x[\da-fA-F]{1,6}));/y
/** What no document may hold, or what other versions of XML read otherwise. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const doubtful = /[\0-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\ufffe\uffff]/

const slash = 47
const exclamation = 33

/**
 * Whether `raw` is one whole element that the parser would read to its last character
 * without a complaint, and of which nothing comes near a limit. Linear in its length;
 * makes next to nothing that must be thrown away.
 */
export function isPlainRecord(raw: string, limits: XmlLimits): boolean {
  if (raw.length > Math.min(limits.record, limits.tag, limits.silence)) return false
  if (doubtful.test(raw) || !raw.isWellFormed()) return false
  return new PlainReading(raw, limits).isPlain()
}

class PlainReading {
  private readonly raw: string
  private readonly limits: XmlLimits
  private readonly open: string[] = []
  private elements = 0
  /** Where the next section ends, and where the next reference is; -1 for nowhere. */
  private sectionEnd: number
  private ampersand: number

  constructor(raw: string, limits: XmlLimits) {
    this.raw = raw
    this.limits = limits
    this.sectionEnd = raw.indexOf(']]>')
    this.ampersand = raw.indexOf('&')
  }

  isPlain(): boolean {
    const { raw, open } = this
    let at = 0
    do {
      const mark = raw.indexOf('<', at)
      if (mark === -1 || isWithin(this.sectionEnd, mark)) return false
      at = this.tag(mark)
      if (at === -1) return false
    } while (open.length > 0)
    return at === raw.length
  }

  /** Where the markup that begins here ends; -1 when it is odd. */
  private tag(at: number): number {
    const kind = this.raw.charCodeAt(at + 1)
    if (kind === exclamation) return this.section(at)
    const tag = kind === slash ? ending : opening
    tag.lastIndex = at
    if (!tag.test(this.raw)) return -1
    const end = tag.lastIndex
    const isPlain = kind === slash ? this.ends(at) : this.begins(at, end)
    return isPlain && !isWithin(this.sectionEnd, end) && this.areReferencesPlain(end) ? end : -1
  }

  private begins(at: number, end: number): boolean {
    const { raw, open, limits } = this
    const name = nameAt(raw, at + 1)
    const hasMore = at + name.length + '<>'.length < end
    if (++this.elements > limits.elements) return false
    if (hasMore && !areTold(raw.slice(at, end), limits)) return false
    if (raw.charCodeAt(end - 2) === slash) return true
    // The record itself stands a few elements deep.
    return open.push(name) <= limits.depth / 2
  }

  private ends(at: number): boolean {
    return this.open.pop() === nameAt(this.raw, at + 2)
  }

  private section(at: number): number {
    const { raw, open, sectionEnd } = this
    const isPlain = raw.startsWith(section, at) && open.length > 0 && this.areReferencesPlain(at)
    if (!isPlain || sectionEnd < at + section.length) return -1
    const end = sectionEnd + ']]>'.length
    this.sectionEnd = raw.indexOf(']]>', end)
    if (isWithin(this.ampersand, end)) this.ampersand = raw.indexOf('&', end)
    return end
  }

  private areReferencesPlain(end: number): boolean {
    for (; isWithin(this.ampersand, end); this.ampersand = this.raw.indexOf('&', this.ampersand + 1))
      if (!isReference(this.raw, this.ampersand)) return false
    return true
  }
}

const isWithin = (found: number, end: number): boolean => found !== -1 && found < end

function isReference(raw: string, at: number): boolean {
  reference.lastIndex = at
  const [whole, numbered] = reference.exec(raw) ?? []
  return whole !== undefined && (numbered === undefined || characterOf(numbered) !== null)
}

function nameAt(raw: string, from: number): string {
  let to = from
  for (let mark = raw.charCodeAt(to); mark > 32 && mark !== slash && mark !== 62; mark = raw.charCodeAt(to))
    to++
  return raw.slice(from, to)
}

/** Attributes of one element: none twice, and not too many. */
function areTold(tag: string, limits: XmlLimits): boolean {
  if (tag.indexOf('=') === tag.lastIndexOf('=')) return limits.attributes > 0
  const names = Array.from(tag.matchAll(attribute), ([, name]) => name)
  return names.length <= limits.attributes && new Set(names).size === names.length
}
