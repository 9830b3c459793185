/**
 * search: postcodes in a sentence, whole or their beginning, by the shapes
 * of forty countries; never taken for a price.
 */
import type { Place } from '#contract/search/places.ts'
import { currencyAt } from './numbers/amounts.rules.ts'
import { phraseAt } from './dictionary.rules.ts'
import { misspeltBefore } from './guesses.rules.ts'
import { countryOfLoneCode, mayBeCodeOf } from './numbers/lone-codes.rules.ts'
import type { ChosenPlace, Postcode, Sentence } from './sentence.rules.ts'

/** Areas of Royal Mail, the letters before the first digit. */
const areas = new Set(
  'ab al b ba bb bd bh bl bn br bs bt ca cb cf ch cm co cr ct cv cw da dd de dg dh dl dn dt dy e ec eh en ex fk fy g gl gu gy ha hd hg hp hr hs hu hx ig im ip iv je ka kt kw ky l la ld le ll ln ls lu m me mk ml n ne ng nn np nr nw ol ox pa pe ph pl po pr rg rh rm s sa se sg sk sl sm sn so sp sr ss st sw sy ta td tf tn tq tr ts tw ub w wa wc wd wf wn wr ws wv yo ze'.split(
    ' ',
  ),
)

type Shape = { country: string | null; shape: RegExp; holds?: (written: string) => boolean }

const descends = (written: string): boolean => {
  const [first = 0, second = 0] = written.split('-').map(Number)
  return first > second || /-0/.test(written) || written.startsWith('0')
}

/** Shapes that are nothing else, wherever they stand. */
const sure: readonly Shape[] = [
  { country: 'GB', shape: /^([a-z]{1,2})\d[a-z\d]? ?\d[a-z]{2}$/i, holds: isArea },
  {
    country: 'GB',
    // Only in the middle of London a district ends with a letter; "M5V" is one of Toronto.
    shape: /^(?:[a-z]{1,2}\d{1,2}|(?:e1|n1|nw1|se1|sw1|w1|ec\d|wc\d)[a-z])$/i,
    holds: (written) => isArea(written) && !/^m2$/i.test(written),
  },
  { country: 'IE', shape: /^(d\d{2}|d6w|[ac-fhknprtv-y]\d{2})( ?[a-z\d]{4})?$/i },
  { country: 'IE', shape: /^d(?:[1-9]|1\d|2[0-4])$/i, holds: (written) => !/^d[2-5]$/.test(written) },
  { country: 'CA', shape: /^[abceghj-nprstvxy]\d[a-z]( ?\d[a-z]\d)?$/i },
  { country: 'NL', shape: /^[1-9]\d{3} ?(?!SA|SD|SS|HA|SF|KM|MQ|QM|EU|FT|UF|KC|TL|DT|DH|RS)[A-Z]{2}$/ },
  { country: 'AR', shape: /^[a-hj-np-z]\d{4}([a-z]{3})?$/i },
  { country: 'PT', shape: /^\d{4}-\d{3}$/, holds: descends },
  { country: 'PL', shape: /^\d{2}-\d{3}$/, holds: (written) => /^0|-0/.test(written) },
  { country: 'BR', shape: /^\d{5}-\d{3}$/ },
  { country: 'JP', shape: /^\d{3}-\d{4}$/, holds: (written) => /-0/.test(written) },
  { country: 'US', shape: /^\d{5}-\d{4}$/ },
  {
    country: null,
    shape: /^(?:d|a|ch|f|i|e|b|l|dk|lv|lt|si|hr|fi|fin|s|n|md|az|ad)[- ]\d{4,5}$/i,
    holds: (w) => /-/.test(w),
  },
]

/**
 * Countries by how many digits their postcodes have, where digits
 * alone are a postcode beside the name of a town.
 */
const digits: Record<number, string> = {
  4: 'AT CH LI BE LU DK NO AU NZ ZA HU SI BG NL PT CY GE AM TN PH BD AF AR LV',
  5: 'DE FR ES IT US MX TR FI HR EE LT UA RS ME BA MA DZ TH MY ID KR PK SA EG IL VN GR SE CZ SK MC SM VA CR PE KW JO RE GP MQ GF UY',
  6: 'IN CN SG RU RO BY KZ CO EC NG VN KG',
}

/** Countries whose postcodes are so many digits. */
export const countriesOfDigits = (length: number): readonly string[] => digits[length]?.split(' ') ?? []

function isArea(written: string): boolean {
  return areas.has(/^[a-z]+/i.exec(written)?.[0].toLowerCase() ?? '')
}

type Around = { isRent: boolean; visitor: string | null }

/** Every postcode of the sentence by its first token; `isRent` says that small amounts are money. */
export function postcodesOf(sentence: Sentence, around: Around): ReadonlyMap<number, Postcode> {
  const found = new Map<number, Postcode>()
  for (let at = 0; at < sentence.tokens.length; at++) {
    const code =
      sureAt(sentence, at) ??
      bezirkAt(sentence, at) ??
      quarterAt(sentence, at, found) ??
      digitsAt(sentence, at, around)
    if (!code) continue
    found.set(code.at, code)
    at = code.next - 1
  }
  return found
}

const writtenAt = ({ text, tokens }: Sentence, at: number, next: number): string =>
  text.slice(tokens[at]?.from, tokens[next - 1]?.to)

function sureAt(sentence: Sentence, at: number): Postcode | null {
  if (sentence.places.has(at) || currencyAt(sentence, at)) return null
  // "2b2b" are rooms.
  if (
    sentence.tokens[at - 1]?.value !== undefined &&
    sentence.tokens[at - 1]?.to === sentence.tokens[at]?.from
  )
    return null
  for (const next of [at + 3, at + 2, at + 1]) {
    if (next > sentence.tokens.length) continue
    const written = writtenAt(sentence, at, next)
    const shape = sure.find((one) => one.shape.test(written) && (one.holds?.(written) ?? true))
    if (!shape || isMoney(sentence, at, next)) continue
    // "BR2" may be bedrooms where Bromley is far away.
    if (/^br\d$/i.test(written) && [...sentence.places.values()].some(({ place }) => place.country !== 'GB'))
      continue
    // One letter and figures are a floor, a plot or a road too;
    // alone they stand only where a code is written.
    if (
      /^[a-z]\d{1,2}$/i.test(written) &&
      phraseAt(sentence.tokens, at, sentence.languages, ['type', 'measure'])
    )
      continue
    const code = written.replace(/^(?:d|a|ch|f|i|e|b|l|dk|lv|lt|si|hr|fi|fin|s|n|md|az|ad)-(?=\d)/i, '')
    const plain = code.replace(/[^\p{L}\d]/gu, '').toUpperCase()
    // Of "94110-1234" only the letter carrier needs the end.
    return { at, next, code: shape.country === 'US' ? plain.slice(0, 5) : plain, country: shape.country }
  }
  return null
}

/** Towns whose quarters are numbers, and the postcodes of those. */
const numbered: Record<string, (quarter: number) => string | null> = {
  paris: (quarter) => (quarter <= 20 ? `750${String(quarter).padStart(2, '0')}` : null),
  lyon: (quarter) => (quarter <= 9 ? `6900${quarter}` : null),
  marseille: (quarter) => (quarter <= 16 ? `130${String(quarter).padStart(2, '0')}` : null),
  dublin: (quarter) => (quarter <= 24 ? `D${String(quarter).padStart(2, '0')}` : null),
}

/** "Wien 7. Bezirk", "1. Bezirk Wien". */
function bezirkAt({ tokens, places }: Sentence, at: number): Postcode | null {
  const bezirk = tokens[at]?.value ?? 0
  const isVienna = [...places.values()].some(({ place }) => place.name === 'Vienna')
  if (
    !isVienna ||
    tokens[at + 1]?.word !== 'bezirk' ||
    !Number.isInteger(bezirk) ||
    bezirk < 1 ||
    bezirk > 23
  )
    return null
  return { at, next: at + 2, code: String(1_000 + bezirk * 10), country: 'AT' }
}

/** "Paris 11e", "11ème arrondissement", "Dublin 4"; "11e" in a French sentence is one of Paris. */
function quarterAt(sentence: Sentence, at: number, found: ReadonlyMap<number, Postcode>): Postcode | null {
  const { tokens } = sentence
  const quarter = tokens[at]?.value
  if (quarter === undefined || quarter < 1 || quarter > 24 || !Number.isInteger(quarter)) return null
  const ordinal =
    /^(e|er|ere|eme|è|st|nd|rd|th)$/.test(tokens[at + 1]?.word ?? '') &&
    tokens[at + 1]?.from === tokens[at]?.to
  const next = ordinal ? (tokens[at + 2]?.word.startsWith('arr') ? at + 3 : at + 2) : at + 1
  const before = placeEndingAt(sentence, at)
  const nearly = ordinal && !before ? misspeltBefore(sentence, at) : null
  const town = before ?? [...sentence.places.values()].find(({ place }) => numbered[place.name.toLowerCase()])
  const name = (nearly ?? town?.place)?.name.toLowerCase() ?? ''
  // "Paris 10 ou 11".
  const isJoined =
    /^(ou|or|et|and|und|oder|o|y|,|\/|&)$/.test(tokens[at - 1]?.word ?? '') &&
    [...found.values()].some((code) => code.next === at - 1)
  if (
    !ordinal &&
    (!(before || isJoined) || !numbered[name] || isMoney(sentence, at, next) || counts(sentence, next))
  )
    return null
  if (ordinal && /^(etage|floor|stock|piso|andar|piano)/.test(tokens[next]?.word ?? '')) return null
  const code = (numbered[name] ?? numbered.paris)?.(quarter)
  return code ? { at: nearly ? at - 1 : at, next, code, country: name === 'dublin' ? 'IE' : 'FR' } : null
}

function digitsAt(sentence: Sentence, at: number, { isRent, visitor }: Around): Postcode | null {
  const token = sentence.tokens[at]
  const written = token ? sentence.text.slice(token.from, token.to) : ''
  const spaced = /^\d{3}$/.test(written) && /^\d{2}$/.test(writtenAt(sentence, at + 1, at + 2))
  const next = spaced ? at + 2 : at + 1
  const code = spaced ? writtenAt(sentence, at, next).replace(/\D/g, '') : written
  const isNamed = isNamedCode(sentence, at)
  if (!/^\d{4,6}$/.test(code) || (!isNamed && (isMoney(sentence, at, next) || counts(sentence, next))))
    return null
  const countries = countriesOfDigits(code.length)
  const ahead = sentence.places.get(next) ?? sentence.places.get(next + 1)
  const behind = placeEndingAt(sentence, at)
  const near = [ahead, behind].find((one) => one && countries.includes(one.place.country))
  if (spaced && !['SE', 'CZ', 'SK', 'GR'].includes(near?.place.country ?? '')) return null
  if (near && !isNamed && !mayBeCodeOf(sentence, code, near.place)) return null
  if (near && isOfTown(sentence, Number(code), code, near.place, isRent))
    return { at, next, code, country: near.place.country }
  const lone = near ? null : countryOfLoneCode(sentence, code, { visitor, isNamed, isLed: at === 0, isRent })
  const country = near?.place.country ?? lone
  if (lone || isNamed) return { at, next, code, country }
  return spaced ||
    isWhereItBegins(sentence, at, { code, isRent: isRent || isPricedBeside(sentence, at) }) ||
    isPlausible(Number(code), {
      code,
      country,
      isAhead: near !== undefined && near === ahead,
      isRent: isRent && (at > 0 || near !== ahead),
      isPriced: isPricedBeside(sentence, at),
    })
    ? { at, next, code, country }
    : null
}

/** "Mérida 97000", "Sydney 2000": the code that the whole town goes by, where it is no usual rent. */
const isOfTown = (
  { find }: Sentence,
  value: number,
  code: string,
  { id, country }: Place,
  isRent: boolean,
): boolean =>
  find.postalArea(code, country)?.id === id &&
  find.isOnlyCode(code, country) &&
  (code.length > 4 || (!isRent && (value >= 4_000 || country === 'AU')))

/** "Code postal 59000", "PLZ 50667". */
const isNamedCode = ({ tokens, languages }: Sentence, at: number): boolean =>
  [1, 2, 3, 4].some((length) => {
    const before = at < length ? null : phraseAt(tokens, at - length, [languages[0]], ['glue'])
    return before?.next === at && before.meanings.some(({ value }) => value === 'postal')
  })

/**
 * "33000 deux pièces", "4050 apartamento": who begins with a figure and names no town says where, however
 * round it is; and nobody pays a rent of 33,000.
 */
function isWhereItBegins(
  { places, landscapes, languages: [language] }: Sentence,
  at: number,
  { code, isRent }: { code: string; isRent: boolean },
): boolean {
  if (places.size + landscapes.size > 0) return false
  const isLed = at === 0 || isRent
  if (language === 'fr' && isLed && /^(?:0[1-9]|[1-8]\d|9[0-5])000$/.test(code)) return true
  // Nobody's limit is 44,300.
  if (/^(?:fr|es|it|de)$/.test(language)) return code.length === 5 && Number(code) % 500 !== 0
  return language === 'pt' && /^[1-9]\d{3}$/.test(code) && at === 0
}

type Seen = { code: string; country: string | null; isAhead: boolean; isRent: boolean; isPriced: boolean }

/** Round figures are amounts, except before the name of a town in a country that has such codes. */
function isPlausible(value: number, { code, country, isAhead, isRent, isPriced }: Seen): boolean {
  if (code.startsWith('0')) return true
  if (code.length === 4)
    return (
      country !== null &&
      (isAhead ? !isRent || value % 100 !== 0 : (!isRent || isPriced) && value % 500 !== 0)
    )
  if (code.length === 6) return country !== null && value % 500 !== 0
  if (country === 'FR' && value % 1_000 === 0) return isAhead || value < 96_000
  return value % (country ? 1_000 : 50) !== 0
}

const placeEndingAt = ({ places, tokens }: Sentence, at: number): ChosenPlace | undefined =>
  [...places.values()].find(({ next }) => next === at || (next === at - 1 && tokens[next]?.word === ','))

/** Whether money is spoken of: a currency, a bound or a word such as "budget" beside the figure. */
function isMoney(sentence: Sentence, at: number, next: number): boolean {
  const { tokens, languages } = sentence
  // "BS6 £650": a sign before another figure is that one's.
  const behind = currencyAt(sentence, next)
  if (behind && tokens[behind.next]?.value === undefined) return true
  if (at > 0 && currencyAt(sentence, at - 1)?.next === at) return true
  if (phraseAt(tokens, next, languages, ['scale', 'period']) || /^[+/<>-]$/.test(tokens[next]?.word ?? ''))
    return true
  for (const length of [1, 2, 3]) {
    const start = at - length
    const before = start < 0 ? null : phraseAt(tokens, start, languages, ['bound', 'subject'])
    const isBound = before?.meanings.some(
      ({ kind, value }) => (kind === 'bound' && value !== 'from') || value === 'price',
    )
    if (before?.next === at && isBound) return true
  }
  return /^[<>≤≥~≈-]$/.test(tokens[at - 1]?.word ?? '')
}

/** Whether another figure of the sentence is its price. */
const isPricedBeside = (sentence: Sentence, at: number): boolean =>
  sentence.tokens.some(
    ({ value }, other) =>
      value !== undefined &&
      other !== at &&
      !counts(sentence, other + 1) &&
      isMoney(sentence, other, other + 1),
  )

/** Whether the figure counts what follows: "11 rooms", "5000 m²". */
function counts({ tokens, languages }: Sentence, next: number): boolean {
  const measure = phraseAt(tokens, next, languages, ['measure'])?.meanings[0]?.value
  // Nobody has 43,001 garages.
  const isFew = /^(beds|baths|rooms|garages|spaces|guests)$/.test(measure ?? '')
  return measure !== undefined && !(isFew && (tokens[next - 1]?.value ?? 0) >= leastMany)
}
const leastMany = 1_000
