/** feeds: whether a record of XML is well-formed beyond doubt. Whatever is odd about one is left to the parser to judge. */
import { characterOf } from '../texts/named-entities.rules.ts'
import type { XmlLimits } from './xml-limits.ts'

/** The end of an element, its beginning, or that of CDATA; names in ASCII without prefix, values in quotes. */
const tag =
  /<(?:\/([A-Za-z_][\w.-]*)[ \t\r\n]*>|([A-Za-z_][\w.-]*)((?:[ \t\r\n]+[A-Za-z_][\w.-]*=(?:"[^"<]*"|'[^'<]*'))*)[ \t\r\n]*(\/?)>|!\[CDATA\[)/y
const attribute = /([\w.-]+)=(?:"[^"]*"|'[^']*')/g
const reference = /&(?:amp|lt|gt|quot|apos|(#\d{1,7}|#x[\da-fA-F]{1,6}));/y
/** What no document may hold, or what other versions of XML read otherwise. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const doubtful = /[\0-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\ufffe\uffff]/

/**
 * Whether `raw` is one whole element that the parser would read to its last character without a complaint, and of which
 * nothing comes near a limit. Linear in its length.
 */
export function isPlainRecord(raw: string, limits: XmlLimits): boolean {
  if (raw.length > Math.min(limits.record, limits.tag, limits.silence)) return false
  if (doubtful.test(raw) || !raw.isWellFormed()) return false
  // The record itself stands a few elements deep.
  const deepest = limits.depth / 2
  const open: string[] = []
  let elements = 0
  let sectionEnd = raw.indexOf(']]>')
  let ampersand = raw.indexOf('&')
  let at = 0
  do {
    tag.lastIndex = raw.indexOf('<', at)
    const found = tag.lastIndex === -1 ? null : tag.exec(raw)
    if (!found || isWithin(sectionEnd, tag.lastIndex)) return false
    const [, ended, begun, attributes, closed] = found
    at = tag.lastIndex
    for (; isWithin(ampersand, at); ampersand = raw.indexOf('&', ampersand + 1))
      if (!isReference(raw, ampersand)) return false
    if (begun !== undefined) {
      if (++elements > limits.elements || !areTold(attributes, limits)) return false
      if (!closed && open.push(begun) > deepest) return false
    } else if (ended !== undefined) {
      if (open.pop() !== ended) return false
    } else {
      if (sectionEnd === -1 || open.length === 0) return false
      at = sectionEnd + ']]>'.length
      sectionEnd = raw.indexOf(']]>', at)
      if (isWithin(ampersand, at)) ampersand = raw.indexOf('&', at)
    }
  } while (open.length > 0)
  return at === raw.length
}

const isWithin = (found: number, end: number): boolean => found !== -1 && found < end

function isReference(raw: string, at: number): boolean {
  reference.lastIndex = at
  const [whole, numbered] = reference.exec(raw) ?? []
  return whole !== undefined && (numbered === undefined || characterOf(numbered) !== null)
}

/** Attributes of one element: none twice, and not too many. */
function areTold(attributes = '', limits: XmlLimits): boolean {
  if (attributes === '') return true
  const names = Array.from(attributes.matchAll(attribute), ([, name]) => name)
  return names.length <= limits.attributes && new Set(names).size === names.length
}
