/**
 * contract: words to look for, and among them phrases in quotation
 * marks, which must stand together in their order.
 */

export type Quoted = {
  /** Everything outside of quotation marks. */
  words: string
  phrases: string[]
}

/** Pairs of marks as people type them in any language; a mark without its other half is no mark. */
const quoted = /"([^"]*)"|[“„”]([^“”„]*)[“”]|[«»]([^«»]*)[«»]/g

export function quotedIn(text: string): Quoted {
  const phrases: string[] = []
  const words = text.replace(quoted, (_, straight?: string, curly?: string, angled?: string) => {
    phrases.push((straight ?? curly ?? angled ?? '').trim())
    return ' '
  })
  return { words: words.replace(/\s+/g, ' ').trim(), phrases: phrases.filter(hasLetters) }
}

/** All words in a row, those of phrases first. */
export function plainly(text: string): string {
  const { words, phrases } = quotedIn(text)
  return [...phrases, words].join(' ')
}

const hasLetters = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/** The parts that can be taken away one by one: `bright "sea view"` is two. */
export const partsOfWords = (text: string): string[] =>
  text.match(/"[^"]*"|[“„”][^“”„]*[“”]|[«»][^«»]*[«»]|\S+/g) ?? []
