/** search: rules for what a home shall not have: "without a pool", "not on the ground floor". */
import { meaningsAt, phraseAt } from './dictionary.rules.ts'
import { keepUnused, type Rule, type State } from './reading.rules.ts'
import { hangsOn, spanOf, type Sentence } from './sentence.rules.ts'
import { isUnknown } from './whereabouts.rules.ts'

/**
 * "without a pool", "no garden": the word itself is left out of the
 * texts; there is no filter for what is not there.
 */
export const readWithout: Rule = (state, at) => {
  const { sentence } = state
  const { tokens, languages, text } = sentence
  const without = phraseAt(tokens, at, languages, ['glue'])
  if (!without?.meanings.some(({ value }) => value === 'without')) return null
  let start = deniedAt(sentence, without.next)
  // Portuguese "no" is "in the": a place is never left out.
  if (sentence.places.has(without.next) || sentence.places.has(start)) return null
  let next = start
  // "without pool or garden" leaves both out.
  for (;;) {
    const named = phraseAt(tokens, start, languages, ['feature', 'flag', 'type', 'floor', 'measure'])
    if (!named && (next > start || !(isUnknown(sentence, start) || wishEnd(sentence, start) !== null))) break
    next = named?.next ?? wishEnd(sentence, start) ?? nameEnd(sentence, start)
    const word = tokens[start]
    if (!word) break
    const span = spanOf(sentence, start === deniedAt(sentence, without.next) ? at : start, next)
    state.pieces.push({ ...span, parameters: { not: text.slice(word.from, span.to).toLowerCase() } })
    const join = phraseAt(tokens, next, languages, ['glue'])
    if (!join?.meanings.some(({ value }) => value === 'or' || value === 'nor')) break
    start = skipFillers(sentence, join.next)
    if (!phraseAt(tokens, start, languages, ['feature', 'type', 'floor'])) break
  }
  return next > start ? next : keepDenied(state, at, without.next)
}

/** "Rez-de-chaussée exclu", "Erdgeschoss ausgeschlossen": what is said to be left out behind what it is. */
export const readExcluded: Rule = ({ sentence, pieces }, at) => {
  const { tokens, languages, text } = sentence
  const named = phraseAt(tokens, at, [languages[0]], ['feature', 'flag', 'type', 'floor'])
  const word = named && tokens[at]
  if (!word || !excluded.test(tokens[named.next]?.word ?? '')) return null
  const said = text.slice(word.from, tokens[named.next - 1]?.to).toLowerCase()
  pieces.push({ ...spanOf(sentence, at, named.next + 1), parameters: { not: said } })
  return named.next + 1
}
const excluded = /^(excluded|exclue?s?|ausgeschlossen|esclus[oaie]|excluid[oa]s?|مستثني|مستبعد)$/

/** "Not Canary Wharf": of words that nobody knows, all those that are written as one name. */
function nameEnd({ tokens, places }: Sentence, start: number): number {
  let next = start + 1
  const isMore = (at: number) => tokens[at]?.isName && meaningsAt(tokens, at).length === 0 && !places.has(at)
  while (tokens[start]?.isName && isMore(next)) next++
  return next
}

const longWord = 4

/**
 * "No students": what is denied is said where no filter knows it, though
 * it is a word that is passed over elsewhere.
 */
function keepDenied(state: State, at: number, denied: number): number | null {
  const { tokens, languages } = state.sentence
  const filler = phraseAt(tokens, denied, [languages[0]], ['glue'])
  const isSaid =
    filler?.meanings.some(({ value }) => value === 'filler' || value === 'in') && tokens[denied]?.word.length
  return filler && isSaid && isSaid >= longWord ? keepUnused(state, at, filler.next) : null
}

const wishEnd = ({ tokens, languages }: Sentence, at: number): number | null => {
  const found = phraseAt(tokens, at, languages, ['glue'])
  return found?.meanings.some(({ value }) => value === 'wish' || value === 'landmark') ? found.next : null
}

/**
 * What is denied, over the little words before it: "not on the ground
 * floor"; "not listed" is about the building.
 */
function deniedAt(sentence: Sentence, at: number): number {
  const { tokens, languages } = sentence
  if (phraseAt(tokens, at, languages, ['feature', 'flag', 'type', 'floor'])) return at
  const after = skipFillers(sentence, at, /^(filler|of|in)$/)
  return after > at && wishEnd(sentence, after) === null ? skipFillers(sentence, after) : after
}

function skipFillers({ tokens, languages }: Sentence, at: number, values = /^(filler|of)$/): number {
  const filler = phraseAt(tokens, at, languages, ['glue'])
  return filler?.meanings.some(({ value }) => values.test(value)) ? filler.next : at
}

/**
 * "Mobilado ou não", "furnished or unfurnished", "with or without
 * parking": what may be so or otherwise is no wish.
 */
export const readIndifferent: Rule = ({ sentence }, at) => {
  const { tokens, languages } = sentence
  const isWith = hangsOn.test(tokens[at]?.word ?? '')
  const named = isWith ? null : phraseAt(tokens, at, [languages[0]], ['feature', 'flag'])
  const or = glueOf(sentence, isWith ? at + 1 : (named?.next ?? tokens.length), 'or')
  if (or === null) return null
  const without = glueOf(sentence, or, 'without')
  const whole = phraseAt(tokens, or, [languages[0]], ['glue'])?.next ?? or
  if (isWith) {
    const denied = without === null ? null : phraseAt(tokens, without, languages, ['feature', 'flag'])
    return denied?.next ?? null
  }
  const stem = (tokens[at]?.word ?? '').slice(0, stemLetters)
  const other = without ?? or
  // "Unfurnished", "unmöbliert", "sin amueblar".
  const isSame = new RegExp(`^(?:un|in|im|non)?${stem}`).test(tokens[other]?.word ?? '')
  // "Non meublé" is a phrase of its own.
  if (whole > or + 1 && tokens[whole - 1]?.word.startsWith(stem)) return whole
  if (without === null) return isSame && !tokens[other]?.word.startsWith(stem) ? other + 1 : null
  if (isSame) return other + 1
  return phraseAt(tokens, other, languages, ['feature', 'flag', 'type', 'floor']) ? null : without
}
const stemLetters = 4

/** The token behind a little word of this meaning. */
function glueOf({ tokens, languages }: Sentence, at: number, value: string): number | null {
  const found = phraseAt(tokens, at, [languages[0]], ['glue'])
  return found?.meanings.some((one) => one.value === value) ? found.next : null
}
