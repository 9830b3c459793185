/** content: how well a question fits what is looked for. */

/** Small letters without accents, words divided by single spaces. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * An index of how well a text answers the words (0: not all are
 * there); a word in the title counts three times.
 */
export function rankOf(words: readonly string[], { title, text }: { title: string; text: string }): number {
  const inTitle = ` ${folded(title)}`
  const inText = ` ${folded(text)}`
  let rank = 0
  for (const word of words) {
    const found = (inTitle.includes(` ${word}`) ? 3 : 0) + (inText.includes(` ${word}`) ? 1 : 0)
    if (found === 0) return 0
    rank += found
  }
  return rank
}
