/**
 * listings: HTML that is clean already, recognised without a parser: most
 * descriptions of feeds are, and there are many.
 */

const tag = /<(\/?)(p|br|ul|ol|li|strong|b|em|i)\s*(\/?)>/gi
const spelling: Record<string, string> = { b: 'strong', i: 'em' }

/** What each element may stand in; '' is the outside. A parser would rearrange anything else. */
const parents: Record<string, readonly string[]> = {
  p: [''],
  ul: [''],
  ol: [''],
  li: ['ul', 'ol'],
  strong: ['', 'p', 'li'],
  em: ['', 'p', 'li'],
  br: ['', 'p', 'li', 'strong', 'em'],
}

/**
 * The same HTML with `b`, `i` and `br` in our spelling, when it consists of nothing but the allowed elements
 * without attributes, properly nested, and text without any other mark; null when only a parser can tell.
 */
export function plainMarkup(html: string): string | null {
  const open: string[] = []
  let isPlain = true
  const spelt = html.replace(tag, (_whole, closing: string, given: string, selfClosing: string) => {
    const said = given.toLowerCase()
    const name = spelling[said] ?? said
    if (name === 'br') isPlain &&= closing === '' && isAllowed(name, open)
    else if (selfClosing !== '') isPlain = false
    else if (closing !== '') isPlain &&= open.pop() === said
    else {
      isPlain &&= isAllowed(name, open)
      open.push(said)
    }
    return `<${closing}${name}>`
  })
  if (!isPlain || open.length > 0) return null
  // Between items of a list a parser keeps what is there; text there is rare enough to be left to it.
  const text = spelt.replaceAll(/<\/?(?:p|br|ul|ol|li|strong|em)>/g, '')
  return /[<>]|&(?!(?:amp|lt|gt);)/.test(text) ? null : spelt
}

const isAllowed = (name: string, open: readonly string[]): boolean =>
  parents[name]?.includes(spelling[open.at(-1) ?? ''] ?? open.at(-1) ?? '') ?? false
