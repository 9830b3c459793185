/**
 * web/listings: a description's few allowed tags as elements, built one by one: whatever
 * else stands there stays text or falls away.
 */
import type { ReactNode } from 'react'

const allowed = ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em'] as const
type Tag = (typeof allowed)[number]
type Node = { tag: Tag | null; children: (Node | string)[] }

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }

/** Character references back to characters; unknown ones stay as they are written. */
export function decode(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
  })
}

/** Tags, and the texts between them. */
export const tokens = /<(\/?)([a-z][a-z\d]*)\b[^>]*>|<[^>]*>|[^<]+|</gi

/** HTML of the server's small set → a tree; closing tags that do not fit are ignored. */
function parse(html: string): Node {
  const root: Node = { tag: null, children: [] }
  const open: Node[] = [root]
  for (const [whole, closing, name] of html.matchAll(tokens)) {
    const tag = allowed.find((one) => one === name?.toLowerCase())
    const here = open.at(-1) ?? root
    if (!name) {
      if (!whole.startsWith('<') || whole === '<') here.children.push(decode(whole))
    } else if (!tag) continue
    else if (closing) {
      const at = open.findLastIndex((one) => one.tag === tag)
      if (at > 0) open.splice(at)
    } else {
      const node: Node = { tag, children: [] }
      here.children.push(node)
      if (tag !== 'br') open.push(node)
    }
  }
  return root
}

function render({ children }: Node): ReactNode[] {
  return children.map((child, index) => {
    if (typeof child === 'string') return child
    const Tag = child.tag ?? 'p'
    return Tag === 'br' ? <br key={index} /> : <Tag key={index}>{render(child)}</Tag>
  })
}

/** The description of a home; text without tags becomes one paragraph. */
export function RichText({ html }: { html: string }) {
  const tree = parse(html)
  return tree.children.every((child) => typeof child === 'string' || child.tag === 'br') ? (
    <p>{render(tree)}</p>
  ) : (
    render(tree)
  )
}

const blocks = /<\/?(?:p|li|ul|ol|br)\b[^>]*>/gi

/** The same without tags, on one line, for meta descriptions and structured data. */
export const plainText = (html: string): string =>
  decode(html.replace(blocks, ' ').replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim()

/** At most `most` characters, cut between words. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  return `${cut.slice(0, Math.min(most - 1, Math.max(cut.lastIndexOf(' '), most * 0.6))).trimEnd()}…`
}
