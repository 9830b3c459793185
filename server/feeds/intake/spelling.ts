/**
 * feeds: names of elements in other capitals than their format has
 * (`<PROPERTY>`) become its own while the text goes by.
 */
import type { FeedFormat } from '../read/format.ts'

/** What a name is in the format's own capitals; null for one that stays. */
export type Spelling = Record<'element' | 'attribute', (name: string) => string | null> & {
  /** Whether the format has the element, but in other capitals. */
  isOther: (name: string) => boolean
}

const spellings = new Map<FeedFormat, Spelling | null>()

/** Every name that the format knows; null for one that is no XML. */
export function spellingOf(format: FeedFormat): Spelling | null {
  const known = spellings.get(format) ?? (format.outside ? namesOf(format, format.outside) : null)
  spellings.set(format, known)
  return known
}

/**
 * Of two names that differ in capitals alone the first counts. Where any element may stand, as
 * one named after a language, none has capitals.
 */
function namesOf({ fields }: FeedFormat, outside: readonly string[]): Spelling {
  const paths = [...outside, ...fields.mapped, ...Object.keys(fields.ignored)]
  const names = (of: (path: string) => string[]) =>
    new Map(
      paths
        .flatMap(of)
        .filter((name) => /^[^\W\d][\w.:-]*$/.test(name))
        .toReversed()
        .map((name) => [name.toLowerCase(), name]),
    )
  const elements = names((path) => path.replace(/@.*/, '').split('/'))
  const attributes = names((path) => path.split('@').slice(1))
  const hasAny = fields.mapped.some((path) => path.includes('*'))
  return {
    element: (name) => elements.get(name.toLowerCase()) ?? (hasAny ? name.toLowerCase() : null),
    isOther: (name) => (elements.get(name.toLowerCase()) ?? name) !== name,
    attribute: (name) => attributes.get(name.toLowerCase()) ?? null,
  }
}

/** A tag up to its end; what stands in quotes is never a name. */
const tags = /<(\/?)([^\s<>/!?]+)([^<>]*)>/g
const attributes = /([^\s=<>"'/]+)(\s*=\s*(?:"[^"]*"|'[^']*'))/g

/** Every letter stays where it is, so that lines and columns are those of the file. */
export const respelled = (text: string, spelling: Spelling): string =>
  text.replace(tags, (tag, slash: string, name: string, rest: string) => {
    const own = spelling.element(name)
    return own === null ? tag : `<${slash}${own}${rest.replace(attributes, respellAttribute)}>`
    function respellAttribute(all: string, said: string, value: string): string {
      const known = spelling.attribute(said)
      return known === null ? all : `${known}${value}`
    }
  })

/** Whether an element of the text is one of the format's in other capitals. */
export function isMisspelt(text: string, spelling: Spelling): boolean {
  for (const [, , name = ''] of text.matchAll(tags)) if (spelling.isOther(name)) return true
  return false
}

/** Characters of one tag that are waited for; a longer one is left as it is, and told by the parser. */
const longest = 64 * 1024

/** The same for a text that comes in pieces: a tag is only looked at when it is whole. */
export async function* respelledPieces(
  pieces: AsyncIterable<string>,
  spelling: Spelling,
): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of pieces) {
    const text = rest + piece
    const open = text.lastIndexOf('<')
    const isWhole = open === -1 || text.includes('>', open) || text.length - open > longest
    const end = isWhole ? text.length : open
    rest = text.slice(end)
    yield respelled(text.slice(0, end), spelling)
  }
  if (rest !== '') yield rest
}
