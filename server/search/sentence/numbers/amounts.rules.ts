/** search: amounts in a sentence ("400k", "€ 900", "two") and what they mean: at least, at most, about. */
import { phraseAt } from '../dictionary.rules.ts'
import { spokenNumberAt } from './number-words.rules.ts'
import { hundredthsAt } from './hundredths.rules.ts'
import { thousandsAnd } from './thousands-and.rules.ts'
import type { Sentence } from '../sentence.rules.ts'

/** `scale` is what the number was multiplied by; 1 when nothing was said. */
export type Amount = {
  value: number
  scale: number
  currency: string | null
  next: number
  isDigits: boolean
}
export type Bound = 'least' | 'most' | 'about' | 'between' | 'from' | 'exact'

const signs: Record<string, string> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY', '₹': 'INR', '₪': 'ILS' }

/** Where "$" is what pesos are written with, and dollars are "US$" or "USD". */
const pesos: Readonly<Record<string, string>> = { MX: 'MXN', CL: 'CLP', CO: 'COP', UY: 'UYU', DO: 'DOP' }

/** "Polanco renta $35,000", in Spanish. */
function pesosIn({ tokens, languages, places }: Sentence, at: number): string | undefined {
  if (languages[0] !== 'es' || /^(u|us|usd|s|d)$/.test(tokens[at - 1]?.word ?? '')) return undefined
  return [...places.values()].flatMap(({ place }) => pesos[place.country] ?? [])[0]
}

export function currencyAt(sentence: Sentence, at: number): { currency: string; next: number } | null {
  const word = sentence.tokens[at]?.word ?? ''
  const pesos = word === '$' && pesosIn(sentence, at)
  if (pesos) return { currency: pesos, next: at + 1 }
  if (signs[word]) return { currency: signs[word], next: at + 1 }
  // Brazil's R$, America's US$ and the like.
  const after = sentence.tokens[at + 1]
  const prefixed =
    after?.word === '$' && { r: 'BRL', us: 'USD', a: 'AUD', c: 'CAD', hk: 'HKD', nz: 'NZD' }[word]
  if (prefixed) return { currency: prefixed, next: at + 2 }
  // South Africa's R5m, India's Rs 50 lakh, Malaysia's RM.
  const local = { r: 'ZAR', rs: 'INR', rm: 'MYR', rp: 'IDR' }[word]
  if (local && (after?.value !== undefined || sentence.tokens[at - 1]?.value !== undefined))
    return { currency: local, next: at + 1 }
  if (
    /^(aed|eur|usd|ghs|tzs|ugx|xof|xaf|lkr|bdt|npr|mur|jod|omr|bhd|tnd|dzd|iqd|lbp|pkr|bob|pyg|uyu|dop|crc|gtq|zmw|bwp|nad|rsd|gel|kzt|azn|gbp|sar|qar|kwd|egp|mad|cny|rmb|krw|php|idr|myr|clp|cop|ars|pen|uah|rub|bgn|isk|kes|ngn|vnd|twd|chf|aud|cad|sek|nok|dkk|pln|czk|jpy|inr|zar|mxn|brl|try|sgd|hkd|nzd|thb|huf|ron|ils)$/.test(
      word,
    )
  ) {
    return { currency: word === 'rmb' ? 'CNY' : word.toUpperCase(), next: at + 1 }
  }
  const found = phraseAt(sentence.tokens, at, sentence.languages, ['money'])
  // "500e" are euros, "900 DA" dinars; "e 100 m²" is an Italian "and", "da ristrutturare" no dinar.
  if ((word === 'e' && !isGrownOn(sentence, at)) || (found && isLittle(sentence, at))) return null
  return found ? { currency: found.meanings[0]?.value ?? '', next: found.next } : null
}

/** Whether a word of two letters holds the sentence's own language together, written small. */
const isLittle = ({ text, tokens, languages }: Sentence, at: number): boolean =>
  /^\p{Ll}{2}$/u.test(text.slice(tokens[at]?.from, tokens[at]?.to)) &&
  phraseAt(tokens, at, [languages[0]], ['glue', 'bound']) !== null &&
  phraseAt(tokens, at, [languages[0]], ['money']) === null

const isGrownOn = ({ tokens }: Sentence, at: number): boolean =>
  (tokens[at - 1]?.value !== undefined && tokens[at - 1]?.to === tokens[at]?.from) ||
  (tokens[at + 1]?.value !== undefined && tokens[at + 1]?.from === tokens[at]?.to)

export function amountAt(sentence: Sentence, at: number): Amount | null {
  const before = currencyAt(sentence, at)
  const start = before?.next ?? at
  const number = numberAt(sentence, start)
  if (!number) return scaleAlone(sentence, start, before?.currency ?? null)
  const scale = scaleAt(sentence, number.next, { isDigits: number.isDigits, isMoney: before !== null })
  // "Half a million", "half an acre"; half of nothing is no amount.
  if (number.value < 1 && !number.isDigits && !scale && !isHalvedAt(sentence, number.next)) return null
  const half = halfBehind(sentence, scale) ?? restBehind(sentence, scale)
  const end = half?.next ?? scale?.next ?? number.next
  // "2 millones de euros", "un million d'euros".
  const behind =
    currencyAt(sentence, end) ??
    (scale && /^(de|d|di|of|von)$/.test(sentence.tokens[end]?.word ?? '')
      ? currencyAt(sentence, end + 1)
      : null)
  // "5 mdp" are millions of pesos.
  const within = scale && currencyAt(sentence, number.next)
  const hundredths = hundredthsAt(sentence, end)
  return {
    value: (number.value * (scale?.factor ?? 1) + (half?.value ?? 0)) / (hundredths ? 100 : 1),
    scale: scale?.factor ?? 1,
    currency:
      before?.currency ??
      hundredths?.currency ??
      behind?.currency ??
      within?.currency ??
      (scale && inRupees.has(scale.factor) ? 'INR' : null),
    next: hundredths?.next ?? behind?.next ?? end,
    isDigits: number.isDigits,
  }
}

/** A lakh and a crore count nothing but rupees. */
const inRupees: ReadonlySet<number> = new Set([100_000, 10_000_000])

/** What people have half of: land and hours. */
const isHalvedAt = ({ tokens, languages }: Sentence, at: number): boolean =>
  phraseAt(tokens, at, languages, ['measure'])?.meanings.some(({ value }) =>
    /^(ac|ha|dunam|feddan|hours|km|mi)$/.test(value),
  ) ?? false

/** "Two million and a half": half of the scale that stands before it. */
function halfBehind({ tokens, languages }: Sentence, scale: { factor: number; next: number } | null) {
  const half = scale && phraseAt(tokens, scale.next, languages, ['half'])
  // Arabic has words for two thousand and two million, whose half is that of one.
  const isTwo = scale?.factor === 2_000 || scale?.factor === 2_000_000
  return half ? { value: scale.factor / (isTwo ? 4 : 2), next: half.next } : null
}

/** "Mil quinientos", "one million two hundred thousand": what is smaller than the scale before is added. */
function restBehind(sentence: Sentence, scale: { factor: number; next: number } | null) {
  if (!scale || scale.factor < 1_000) return null
  const rest = numberAt(sentence, scale.next)
  const own = rest && scaleAt(sentence, rest.next, { isDigits: rest.isDigits, isMoney: false })
  if (!rest || (rest.isDigits ? !own : !own && rest.value < 100)) return thousandsAnd(sentence, scale)
  const value = rest.value * (own?.factor ?? 1)
  return value < scale.factor ? { value, next: own?.next ?? rest.next } : null
}

/** "Up to a million", "mil euros": a scale alone is one of it; a thousand only where it counts something. */
function scaleAlone(sentence: Sentence, at: number, currency: string | null): Amount | null {
  const { tokens, languages } = sentence
  const scale = scaleAt(sentence, at, { isDigits: true, isMoney: currency !== null })
  if (!scale || scale.factor < 1_000 || (tokens[at]?.word.length ?? 0) < 3) return null
  const half = halfBehind(sentence, scale) ?? restBehind(sentence, scale)
  const end = half?.next ?? scale.next
  const behind = currencyAt(sentence, end)
  const isCounting = behind !== null || phraseAt(tokens, end, languages, ['measure', 'period']) !== null
  if (scale.factor < 1_000_000 ? !isCounting : (tokens[at]?.word.length ?? 0) < 5) return null
  return {
    value: scale.factor + (half?.value ?? 0),
    scale: scale.factor,
    currency: currency ?? behind?.currency ?? null,
    next: behind?.next ?? end,
    isDigits: true,
  }
}

function numberAt(
  { tokens, languages }: Sentence,
  at: number,
): { value: number; next: number; isDigits: boolean } | null {
  const value = tokens[at]?.value
  if (value !== undefined) return { value, next: at + 1, isDigits: true }
  if (/^an?$/.test(tokens[at]?.word ?? '') && isLandAt({ tokens, languages }, at + 1))
    return { value: 1, next: at + 1, isDigits: false }
  const spoken = spokenNumberAt({ tokens, languages }, at)
  return spoken ? { ...spoken, isDigits: false } : thousandsAt({ tokens, languages }, at)
}

/** "An acre", "a hectare". */
const isLandAt = ({ tokens, languages }: Pick<Sentence, 'tokens' | 'languages'>, at: number): boolean =>
  phraseAt(tokens, at, languages, ['measure'])?.meanings.some(({ value }) => /^(ac|ha)$/.test(value)) ?? false

/** "Zweihunderttausend", "trecentomila": Germans and Italians write them as one. */
function thousandsAt({ tokens, languages }: Pick<Sentence, 'tokens' | 'languages'>, at: number) {
  const token = tokens[at]
  const written = /^(.{2,})(?:tausend|mila)$/.exec(token?.word ?? '')?.[1]
  const spoken =
    token && written ? spokenNumberAt({ tokens: [{ ...token, word: written }], languages }, 0) : null
  return spoken && { value: spoken.value * 1_000, next: at + 1, isDigits: true }
}

/** "k", "thousand", "mil". A lone "m" is a million only where it cannot be metres, as behind a currency. */
function scaleAt(
  sentence: Sentence,
  at: number,
  { isDigits, isMoney }: { isDigits: boolean; isMoney: boolean },
) {
  const { tokens, languages } = sentence
  const word = phraseAt(tokens, at, languages, ['scale'])
  if (!word || (!isDigits && (tokens[at]?.word.length ?? 0) < 2)) return null
  // "Un grand jardin" is no thousand: what a little word means in the sentence's own language comes first.
  const isOwn = phraseAt(tokens, at, [languages[0]], ['scale']) !== null
  if (!isOwn && phraseAt(tokens, at, [languages[0]], ['glue'])) return null
  // "250m naira" are millions.
  const isPaid = isMoney || isMoneyBehind(sentence, at + 1)
  return !isPaid && /^[mم]$/.test(tokens[at]?.word ?? '') && areMetres(sentence, at)
    ? null
    : { factor: Number(word.meanings[0]?.value), next: word.next }
}

/** Whether a word of money follows that is not written before another figure. */
function isMoneyBehind(sentence: Sentence, at: number): boolean {
  const money = currencyAt(sentence, at)
  return money !== null && sentence.tokens[money.next]?.value === undefined
}

const wayFrom = /^(from|of|de|del|von|vom|zum|zur|bis|du|des|au|da|do|ao|to|dal|dalla|al|alla|away|walk)$/

/** Nobody but the English writes twenty million with one letter, and most write square metres so. */
const fewestMetres = (language: string | undefined): number => (language === 'en' ? 100 : 20)

/** "5 m²", "500 m from the beach", "300m dal mare", not "2m to spend"; nothing costs hundreds of millions. */
function areMetres(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence
  if (
    (/^[2²]$/.test(tokens[at + 1]?.word ?? '') && !countsRooms(sentence, at + 1)) ||
    (tokens[at - 1]?.value ?? 0) >= fewestMetres(sentence.languages[0])
  )
    return true
  return leadsSomewhere(sentence, at + 1)
}

/** "1.2m 2 bedrooms". */
const countsRooms = ({ tokens, languages }: Sentence, at: number): boolean =>
  tokens[at - 1]?.to !== tokens[at]?.from &&
  (phraseAt(tokens, at + 1, languages, ['measure'])?.meanings.some(({ value }) =>
    /^(beds|rooms|baths)$/.test(value),
  ) ??
    false)

/** "… from the beach", "… dal mare", "… da praia": metres before it are a way, and none of them square. */
export const leadsSomewhere = (sentence: Sentence, at: number): boolean =>
  (wayFrom.test(sentence.tokens[at]?.word ?? '') &&
    [1, 2].some((ahead) => isSomewhere(sentence, at + ahead))) ||
  isSea(sentence, at)

/** "300m plage", "200 m playa": "from" may be left out; "1.2m sea view" is no way to the sea. */
const isSea = ({ tokens, languages: [language] }: Sentence, at: number): boolean =>
  phraseAt(tokens, at, [language], ['feature']) === null &&
  (phraseAt(tokens, at, [language], ['sea'])?.meanings.some(({ value }) => value === 'noun') ?? false)

const isSomewhere = ({ tokens, languages, places }: Sentence, at: number): boolean =>
  places.has(at) ||
  phraseAt(tokens, at, languages, ['sea']) !== null ||
  (phraseAt(tokens, at, languages, ['glue'])?.meanings.some(({ value }) => value === 'landmark') ?? false)

const comparisons: Record<string, Bound> = {
  '<': 'most',
  '≤': 'most',
  '>': 'least',
  '≥': 'least',
  '~': 'about',
  '≈': 'about',
}

export function boundAt({ tokens, languages }: Sentence, at: number): { bound: Bound; next: number } | null {
  const sign = comparisons[tokens[at]?.word ?? '']
  if (sign) return { bound: sign, next: at + 1 }
  const found = phraseAt(tokens, at, languages, ['bound'])
  const meanings = found?.meanings ?? []
  // Many languages say "from" with the word for "of"; anything more particular is meant first.
  const chosen = meanings.find(({ value }) => value !== 'from') ?? meanings[0]
  return found && chosen ? { bound: chosen.value as Bound, next: found.next } : null
}

/** "+", "or more", "maximum": what is said behind an amount. */
export function boundBehind(sentence: Sentence, at: number): { bound: Bound; next: number } | null {
  const { tokens, languages } = sentence
  if (tokens[at]?.word === '+') return { bound: 'least', next: at + 1 }
  const found = phraseAt(tokens, at, languages, ['glue'])
  const said = found?.meanings.find(({ value }) => value === 'more' || value === 'less')
  // "85 m² environ".
  const about = boundAt(sentence, at)
  const leads = found?.meanings.some(({ value }) => value === 'near' || value === 'in') ?? false
  if (!said && !leads && about?.bound === 'about' && !amountAt(sentence, about.next)) return about
  // "Tre locali max mezzo milione": a word that may stand before an
  // amount as well belongs to the one behind it.
  // "45 m² mini 450k": nobody asks for more than a price.
  const ahead = found && boundAt(sentence, at) ? amountAt(sentence, found.next) : null
  const isPrice = ahead !== null && (ahead.currency !== null || ahead.scale >= 1_000)
  const isNext =
    (ahead !== null && !(said?.value === 'more' && isPrice)) ||
    (found !== null && isOfNext(sentence, at, found.next))
  if (!found || !said || isNext) return null
  // "400 tutto compreso": what is at most is said to include the bills, too.
  const isFlag = phraseAt(tokens, at, languages, ['flag'])?.next === found.next
  return { bound: said.value === 'more' ? 'least' : 'most', next: isFlag ? at : found.next }
}

/** "900 € et plus de 90 m²": words that go on to "more than" belong to the amount behind them. */
function isOfNext(sentence: Sentence, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const longer = boundAt(sentence, at)
    if (longer && longer.next > to && amountAt(sentence, longer.next)) return true
  }
  return false
}

/** "to", "-", "and", "or": what parts the two ends of a range. */
export function joinAt({ tokens, languages }: Sentence, at: number, isBetween: boolean): number | null {
  if (tokens[at]?.word === '-') return at + 1
  const found = phraseAt(tokens, at, languages, ['glue', 'bound'])
  const joins = found?.meanings.some(
    ({ kind, value }) =>
      (kind === 'glue' && (value === 'to' || value === 'or' || (value === 'and' && isBetween))) ||
      (kind === 'bound' && value === 'most'),
  )
  return found && joins ? found.next : null
}
