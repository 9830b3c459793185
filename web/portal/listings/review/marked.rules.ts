/** web/portal/listings: a text in parts, those that hold a forbidden word apart; pure. */
import { literally } from '#contract/words/literally.ts'

export type Part = { at: number; words: string; isForbidden: boolean }

/** As the rules find them: whole words whatever their case, any space between them, either apostrophe. */
export function partsOf(text: string, forbidden: readonly string[]): Part[] {
  if (forbidden.length === 0) return [{ at: 0, words: text, isForbidden: false }]
  const either = forbidden
    .toSorted((one, other) => other.length - one.length)
    .map((word) =>
      literally(word)
        .replace(/['’]/g, "['’]")
        .replace(/\s+/g, String.raw`\s+`),
    )
  const found = new RegExp(String.raw`(?<![\p{L}\p{N}])(${either.join('|')})(?![\p{L}\p{N}])`, 'giu')
  let at = 0
  return text.split(found).flatMap((words, index) => {
    const part = { at, words, isForbidden: index % 2 === 1 }
    at += words.length
    return words === '' ? [] : [part]
  })
}
