/** search: classes of energy in a sentence: "EPC B", "A-rated", "classe energetica A4". */
import { phraseAt } from '../dictionary.rules.ts'
import { boundAt } from '../numbers/amounts.rules.ts'
import type { State } from '../reading.rules.ts'
import { spanOf, type Sentence } from '../sentence.rules.ts'

/** "EPC B" is B and better, which is what people mean. */
export function readEnergy(state: State, at: number, behind: number): number | null {
  // "Classe energetica almeno B", "a BER of B2".
  const next = rankOf(state.sentence, behind) === null ? overGlue(state.sentence, behind) : behind
  const first = rankOf(state.sentence, next)
  if (first === null) return null
  // "A ou B", "A/B", "A bis C": the lower of the two is the least that will do; an A+ is an A.
  const { tokens, languages } = state.sentence
  const behindRank = overPlus(state.sentence, next + 1)
  const join = /^[/,-]$/.test(tokens[behindRank]?.word ?? '')
    ? behindRank + 1
    : phraseAt(tokens, behindRank, languages, ['glue', 'bound'])?.next
  const second = join === undefined ? null : rankOf(state.sentence, join)
  const end = second === null || join === undefined ? behindRank : overPlus(state.sentence, join + 1)
  return keepClasses(state, { at, end, least: Math.max(first, second ?? 0) })
}

function overGlue(sentence: Sentence, at: number): number {
  const of = phraseAt(sentence.tokens, at, sentence.languages, ['glue'])
  const isOf = of?.meanings.some(({ value }) => value === 'of') ?? false
  return (isOf ? of?.next : boundAt(sentence, at)?.next) ?? at
}

/** Over the "+" of A+ and A++. */
function overPlus({ tokens }: Sentence, at: number): number {
  let next = at
  while (tokens[next]?.word === '+') next++
  return next
}

/** "A-rated", "B2 rated BER", "C energy rating": the class before the word for it. */
export function readRated(state: State, at: number): number | null {
  const { tokens, languages, text } = state.sentence
  const least = rankOf(state.sentence, at)
  const token = tokens[at]
  if (least === null || !token) return null
  let next = overPlus(state.sentence, at + 1)
  if (tokens[next]?.word === '-') next++
  const isRated = tokens[next]?.word === 'rated'
  if (isRated) next++
  const named = phraseAt(tokens, next, languages, ['energy'])
  // "A BER of B2" begins with an article.
  const isArticle = text.slice(token.from, token.to) === 'a'
  const isNamed = named !== null && !isArticle && rankOf(state.sentence, named.next) === null
  if (!isRated && !isNamed) return null
  return keepClasses(state, { at, end: named?.next ?? next, least })
}

type Kept = { at: number; end: number; least: number }

function keepClasses(state: State, { at, end, least }: Kept): number {
  const classes = [...ranks].slice(0, least + 1).join(',')
  state.pieces.push({ ...spanOf(state.sentence, at, end), parameters: { energy: classes.toUpperCase() } })
  return end
}

const ranks = 'abcdefgh'
/** Of a class of energy; Italy's A4 is an A. */
function rankOf({ tokens }: Sentence, at: number): number | null {
  const letter = /^([a-h])[1-4]?$/.exec(tokens[at]?.word ?? '')?.[1]
  return letter === undefined ? null : ranks.indexOf(letter)
}
