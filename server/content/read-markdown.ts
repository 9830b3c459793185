/** content: Markdown to a tree of few elements. Raw HTML stays text, and a link leads into Meridian, to https or to a mailbox, or is none. */
import MarkdownIt from 'markdown-it'
import type { Prose, Section } from '#contract/content/content.ts'
import { proseTags, type ProseTag } from '#contract/content/content-codes.ts'
import { folded } from './question-ranking.rules.ts'

type Element = Exclude<Prose, string>

const markdown = new MarkdownIt('default', { html: false, linkify: false, breaks: false }).disable([
  'image',
  'html_block',
  'html_inline',
  'strikethrough',
])

type Token = ReturnType<typeof markdown.parse>[number]

export type Document = { intro: Prose[]; sections: Section[] }

/** The text before the first heading of the second level, and a section for each of these headings. */
export function readMarkdown(text: string): Document {
  const document: Document = { intro: [], sections: [] }
  const tokens = markdown.parse(text, {})
  let from = 0
  let here: Prose[] = document.intro
  for (const [at, token] of tokens.entries()) {
    if (token.type !== 'heading_open' || token.tag !== 'h2') continue
    here.push(...toTree(tokens.slice(from, at)))
    const { title, id } = nameOf(tokens[at + 1]?.content ?? '', document.sections.length)
    const section: Section = { id, title, prose: [] }
    document.sections.push(section)
    here = section.prose
    from = at + 3
  }
  here.push(...toTree(tokens.slice(from)))
  return document
}

/** `Heading {#anchor}`; without an anchor the heading's own words make one. */
function nameOf(heading: string, index: number): { title: string; id: string } {
  const [, title = heading, anchor] = /^(.*?)\s*(?:\{#([a-z0-9-]+)\})?$/.exec(heading) ?? []
  const words = folded(title).replaceAll(' ', '-')
  return { title, id: anchor ?? (words || `section-${index + 1}`) }
}

function toTree(tokens: readonly Token[]): Prose[] {
  const root: Element = { tag: 'p', children: [] }
  const open: Element[] = [root]
  for (const token of tokens) {
    const here = open.at(-1) ?? root
    if (token.type === 'inline') here.children.push(...toTree(token.children ?? []))
    else if (token.nesting === 1 && !token.hidden) {
      const element = elementOf(token)
      here.children.push(element)
      open.push(element)
    } else if (token.nesting === -1 && !token.hidden && open.length > 1) open.pop()
    else if (token.nesting === 0) here.children.push(...leaf(token))
  }
  return joined(root.children)
}

function leaf({ type, content }: Token): Prose[] {
  if (type === 'softbreak') return [' ']
  if (type === 'hardbreak') return [{ tag: 'br', children: [] }]
  if (type === 'hr') return [{ tag: 'hr', children: [] }]
  if (type === 'code_inline' || type === 'fence' || type === 'code_block')
    return [{ tag: 'code', children: [content] }]
  return content ? [content] : []
}

function elementOf(token: Token): Element {
  const href = token.tag === 'a' ? safeHref(String(token.attrGet('href') ?? '')) : undefined
  return { tag: tagOf(token.tag), ...(href !== undefined && { href }), children: [] }
}

/** Sections begin at the second level, so every other heading is of the third. */
const tagOf = (tag: string): ProseTag =>
  /^h[1-6]$/.test(tag) ? 'h3' : (proseTags.find((one) => one === tag) ?? 'p')

/** A path of ours (never `//host`), an https address or a mailbox; undefined is no link. */
const safeHref = (href: string): string | undefined =>
  /^(?:\/(?![/\\])|#|https:\/\/|mailto:[^\s]+@)/.test(href) ? href : undefined

/** Neighbouring texts as one. */
function joined(children: readonly Prose[]): Prose[] {
  const result: Prose[] = []
  for (const child of children) {
    const last = result.at(-1)
    if (typeof child === 'string' && typeof last === 'string') result[result.length - 1] = last + child
    else result.push(typeof child === 'string' ? child : { ...child, children: joined(child.children) })
  }
  return result
}
