/**
 * search: what is measured or counted behind an amount: "3 bedrooms",
 * "90 m²", "20 minutes' walk", "900 a month".
 */
import { closeTo, phraseAt } from '../dictionary.rules.ts'
import type { Sentence } from '../sentence.rules.ts'
import { isForeign } from '../whereabouts.rules.ts'
import type { Measure } from '../words/meanings.rules.ts'
import { leadsSomewhere } from './amounts.rules.ts'
import type { Measured } from './quantity-parameters.rules.ts'
import { periodOf } from './stays.rules.ts'

/** The noun behind an amount, over one word such as "double" or "large". */
export function measureAt(sentence: Sentence, at: number): Measured | null {
  const { tokens, languages } = sentence
  for (const skip of [0, 1]) {
    if (
      skip === 1 &&
      !phraseAt(tokens, at, languages, ['glue'])?.meanings.some(({ value }) => value === 'filler')
    )
      break
    const found = phraseAt(tokens, at + skip, languages, ['measure', 'period'])
    const meaning = found?.meanings[0]
    if (!found || !meaning) continue
    if (meaning.kind === 'period') return { measure: 'money', period: meaning.value, next: found.next }
    const isPlain = /^(m|mt|mts|mtr|metros?|metres?|metri|meter|متر|م)$/.test(
      tokens[found.next - 1]?.word ?? '',
    )
    const isFar = meaning.value === 'm2' && isPlain && leadsSomewhere(sentence, found.next)
    const measure = isFar ? 'metre' : (meaning.value as Measure)
    return withWay(sentence, { measure, next: overSquare(sentence, found.next), period: null })
  }
  if (tokens[at]?.word === '/') {
    const found = phraseAt(tokens, at + 1, languages, ['period', 'measure'])
    const period = found && periodOf(found.meanings)
    if (found && period) return { measure: 'money', period, next: found.next }
  }
  return partyAt(sentence, at) ?? misspeltAt(sentence, at)
}

/** More are no party of guests. */
const mostGuests = 30

/** "Casa de vacaciones para 10", "gîte pour 12": where a stay is spoken of, those who come. */
function partyAt({ tokens, languages }: Sentence, at: number): Measured | null {
  const guests = tokens[at - 1]?.value ?? 0
  const isFor = /^(for|para|pour|fur|per|ل)$/.test(tokens[at - 2]?.word ?? '')
  if (!isFor || guests < 2 || guests > mostGuests || !Number.isInteger(guests)) return null
  const isEnd = at >= tokens.length || tokens[at]?.word === ','
  if (!isEnd && phraseAt(tokens, at, languages, ['glue', 'bound']) === null) return null
  const isStay = tokens.some((_, one) =>
    phraseAt(tokens, one, languages, ['purpose'])?.meanings.some(({ value }) => value === 'rentShort'),
  )
  return isStay ? { measure: 'guests', next: at, period: null } : null
}

/** "120 m 2 chambres": a two that stands apart counts what follows, and squares no metre. */
const overSquare = ({ tokens, languages }: Sentence, next: number): number => {
  const two = tokens[next - 1]
  const isApart = two?.value === 2 && two.from > (tokens[next - 2]?.to ?? 0)
  return isApart && phraseAt(tokens, next, languages, ['measure']) ? next - 1 : next
}

/**
 * "2 bedrms", "3 habitaciónes": a word behind a number that is no
 * place and nearly what homes have a number of.
 */
function misspeltAt(sentence: Sentence, at: number): Measured | null {
  const word = sentence.tokens[at]?.word ?? ''
  if (sentence.places.has(at) || !isForeign(sentence, at)) return null
  const measure = closeTo(word, sentence.languages, ['measure'])?.[0]?.value
  return measure ? { measure: measure as Measure, next: at + 1, period: null } : null
}

/** German says the way in one word with its minutes: "zehn Gehminuten". */
const minutesOf: Readonly<Record<string, number>> = { geh: 80, fuss: 80, rad: 250, auto: 800, fahr: 800 }

/** "20 minutes' walk", "15 min by bike". */
function withWay({ tokens, languages }: Sentence, measured: Measured): Measured {
  if (!/^(minutes|hours|quarterHours)$/.test(measured.measure)) return measured
  const at = tokens[measured.next]?.word === 's' ? measured.next + 1 : measured.next
  const found = phraseAt(tokens, at, languages, ['way'])
  const own =
    minutesOf[/^(geh|fuss|rad|auto|fahr)minuten$/.exec(tokens[measured.next - 1]?.word ?? '')?.[1] ?? '']
  if (!found && own) return { ...measured, perMinute: own }
  return found ? { ...measured, next: found.next, perMinute: Number(found.meanings[0]?.value) } : measured
}
