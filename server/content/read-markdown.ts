/**
 * content: Markdown to a tree of few elements. Raw HTML stays text; a link leads into Meridian, to https or
 * to a mailbox, or is none; pictures are those of the library.
 */
import MarkdownIt from 'markdown-it'
import type { Prose, Section } from '#contract/content/content.ts'
import { plainText } from '#contract/content/prose.ts'
import type { Picture } from '#contract/vocabulary/media.ts'
import { proseTags, type ProseTag } from '#contract/content/content-codes.ts'
import { folded } from './question-ranking.rules.ts'

type Element = Exclude<Prose, string>

const markdown = new MarkdownIt('default', { html: false, linkify: false, breaks: false }).disable([
  'html_block',
  'html_inline',
  'strikethrough',
])

type Token = ReturnType<typeof markdown.parse>[number]

/** A picture of the library by its key; null for one that is not there. */
export type PictureOf = (key: string) => Picture | null
const noPictures: PictureOf = () => null

export type Document = { intro: Prose[]; sections: Section[] }

/** The text before the first heading of the second level, and a section for each of these headings. */
export function readMarkdown(text: string, pictureOf = noPictures): Document {
  const document: Document = { intro: [], sections: [] }
  const tokens = markdown.parse(text, {})
  let from = 0
  let here: Prose[] = document.intro
  for (const [at, token] of tokens.entries()) {
    if (token.type !== 'heading_open' || token.tag !== 'h2') continue
    here.push(...toTree(tokens.slice(from, at), pictureOf))
    const { title, id } = nameOf(tokens[at + 1]?.content ?? '', document.sections.length)
    const section: Section = { id, title, prose: [] }
    document.sections.push(section)
    here = section.prose
    from = at + 3
  }
  here.push(...toTree(tokens.slice(from), pictureOf))
  return document
}

/** `Heading {#anchor}`; without an anchor the heading's own words make one. */
function nameOf(heading: string, index: number): { title: string; id: string } {
  const [, title = heading, anchor] = /^(.*?)\s*(?:\{#([a-z0-9-]+)\})?$/.exec(heading) ?? []
  const words = folded(title).replaceAll(' ', '-')
  return { title, id: anchor ?? (words || `section-${index + 1}`) }
}

function toTree(tokens: readonly Token[], pictureOf: PictureOf): Prose[] {
  const root: Element = { tag: 'p', children: [] }
  const open: Element[] = [root]
  for (const token of tokens) {
    const here = open.at(-1) ?? root
    if (token.type === 'inline') here.children.push(...toTree(token.children ?? [], pictureOf))
    else if (token.nesting === 1 && !token.hidden) {
      const element = elementOf(token)
      here.children.push(element)
      open.push(element)
    } else if (token.nesting === -1 && !token.hidden && open.length > 1) open.pop()
    else if (token.type === 'image') here.children.push(...figure(token, pictureOf))
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

/** How a text names a picture: `picture:` and its key. */
export const pictureAddress = /^picture:([0-9a-f]{16})$/

/** A picture of the library with its caption; of any other picture only the words stay. */
function figure(token: Token, pictureOf: PictureOf): Prose[] {
  const caption = toTree(token.children ?? [], pictureOf)
  const [, key] = pictureAddress.exec(String(token.attrGet('src') ?? '')) ?? []
  const picture = key === undefined ? null : pictureOf(key)
  return picture ? [{ tag: 'figure', picture, children: caption }] : caption
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

/** A figure is no part of a sentence: it stands after the paragraph it was written in. */
function lifted(one: Prose): Prose[] {
  if (typeof one === 'string' || one.tag !== 'p') return [one]
  const isFigure = (child: Prose) => typeof child !== 'string' && child.tag === 'figure'
  const figures = one.children.filter(isFigure)
  if (figures.length === 0) return [one]
  const words = one.children.filter((child) => !isFigure(child))
  return plainText(words).trim() === '' ? figures : [{ ...one, children: words }, ...figures]
}

/** Neighbouring texts as one. */
function joined(children: readonly Prose[]): Prose[] {
  const result: Prose[] = []
  for (const child of children.flatMap(lifted)) {
    const last = result.at(-1)
    if (typeof child === 'string' && typeof last === 'string') result[result.length - 1] = last + child
    else result.push(typeof child === 'string' ? child : { ...child, children: joined(child.children) })
  }
  return result
}
