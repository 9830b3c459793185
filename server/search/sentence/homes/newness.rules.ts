/** search: the rule for homes that are called new: "new 2 bed flat", "piso nuevo". */
import { phraseAt } from '../dictionary.rules.ts'
import type { Rule } from '../reading.rules.ts'
import { spanOf, type Sentence } from '../sentence.rules.ts'

const before = { en: /^new$/, de: /^neue[snr]?$/ } as const
/** Who looks for "a new flat" moves house; the one before may be as old. */
const another = /^(an?|my|our|ein|eine|einen|mein|meine|unsere?|suchen?)$/
/** Spaniards say it behind: "una nueva casa" is another one. */
const behind = /^nuev[oa]s?$/

/** Alone the word says nothing: a kitchen may be new as well. */
export const readNew: Rule = ({ sentence, pieces }, at) => {
  const { tokens, languages, text } = sentence
  const [language] = languages
  const word = tokens[at]?.word ?? ''
  const isAhead =
    (language === 'en' || language === 'de') &&
    before[language].test(word) &&
    !another.test(tokens[at - 1]?.word ?? '') &&
    phraseAt(tokens, overRooms(sentence, at + 1), [language], ['type']) !== null
  const isBehind = language === 'es' && behind.test(word) && !tokens[at]?.isName && isHomeBefore(sentence, at)
  // "شقق جديدة", and at the end of what is said of a home; with an article it is a part of a name.
  const isArabic =
    /^جديده?$/.test(word) &&
    text.slice(tokens[at]?.from).startsWith('جديد') &&
    (isHomeBefore(sentence, at) || at === tokens.length - 1)
  if (!isAhead && !isBehind && !isArabic) return null
  pieces.push({ ...spanOf(sentence, at, at + 1), parameters: { new: '1' } })
  return at + 1
}

const isHomeBefore = ({ tokens, languages }: Sentence, at: number): boolean =>
  [1, 2, 3].some(
    (length) => at >= length && phraseAt(tokens, at - length, [languages[0]], ['type'])?.next === at,
  )

/** "New 2 bedroom flat". */
function overRooms({ tokens, languages }: Sentence, at: number): number {
  const isNumber = tokens[at]?.value !== undefined || phraseAt(tokens, at, languages, ['number']) !== null
  const rooms = isNumber ? phraseAt(tokens, at + 1, languages, ['measure']) : null
  return rooms?.next ?? at
}
