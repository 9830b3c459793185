/** search: rules for "or" between two wishes, of which one is enough. */
import { phraseAt } from './dictionary.rules.ts'
import type { Sentence } from './sentence.rules.ts'
import { tokensOf } from './tokens.rules.ts'

/** Whether "or" stands between two spans of the text, and nothing beside it that has a meaning of its own. */
export function isOrBetween({ text, languages }: Sentence, from: number, to: number): boolean {
  const between = tokensOf(text.slice(from, to))
  let isEither = false
  for (let at = 0; at < between.length;) {
    const glue = phraseAt(between, at, languages, ['glue', 'bound'])
    if (!glue && !/^[,;()-]$/.test(between[at]?.word ?? '')) return false
    isEither ||= glue?.meanings.some(({ value }) => value === 'or') ?? false
    at = glue?.next ?? at + 1
  }
  return isEither
}
