/**
 * search: the parameters that a measured amount asks for: a range of bedrooms,
 * of money, of metres, or a way to somewhere.
 */
import type { AreaUnit } from '#contract/vocabulary/area-units.ts'
import type { Context } from './context.rules.ts'
import { amountAt, boundAt, leadsSomewhere, type Amount, type Bound } from './amounts.rules.ts'
import { phraseAt } from '../dictionary.rules.ts'
import { squareMetresOfLand } from './land-units.rules.ts'
import { areaParameters, limits, moneyParameters, text, whole, type Range } from './ranges.rules.ts'
import type { LandMeasure, Measure, Subject } from '../words/meanings.rules.ts'
import type { Parameters, Piece, Read, Sentence } from '../sentence.rules.ts'

/** A way that was read ("within 5 km of"), waiting for its place. */
export type Radius = {
  metres: number
  /** Where it was said as a time, and the way's metres a minute where that was said too. */
  minutes?: number
  perMinute?: number
}
export type Quantity = Read & { radius?: Radius }

export type Measured = {
  measure: Measure | 'money' | 'monthly' | 'deposit'
  next: number
  period: string | null
  perMinute?: number
}

const areaUnits: Partial<Record<Measure, AreaUnit>> = { m2: 'm2', sqft: 'sqft', ac: 'ac', ha: 'ha' }

/** Around ten per cent either way is "about". */
const slack = 0.1

export function rangeOf(first: Amount, second: Amount | null, bound: Bound | null): Range {
  if (second) {
    const ends = [first.value * sharedScale(first, second), second.value * sharedScale(second, first)]
    return { low: Math.min(...ends), high: Math.max(...ends), bound: 'between' }
  }
  const { value } = first
  if (bound === 'least' || bound === 'from') return { low: value, high: null, bound: 'least' }
  if (bound === 'most') return { low: null, high: value, bound }
  if (bound === 'about') return { low: value * (1 - slack), high: value * (1 + slack), bound }
  return { low: value, high: value, bound: bound === 'exact' ? bound : null }
}

/**
 * "200 to 300k", "900 to 1.2 million", "300k to 500": the scale said at one end counts for the other
 * too, as long as that does not turn them round.
 */
function sharedScale(bare: Amount, scaled: Amount): number {
  if (bare.scale > 1) return 1
  const isUnsaid = scaled.scale === 1 && scaled.value >= 10_000 && scaled.value >= bare.value * 100
  const scales = scaled.scale > 1 ? [scaled.scale, 1_000] : isUnsaid ? [1_000] : []
  return scales.find((scale) => bare.value * scale <= scaled.value * widest) ?? 1
}

/** Nobody asks for more than ten times the least. */
const widest = 10

export type Ready = {
  from: number
  to: number
  next: number
  range: Range
  measured: Measured
  currency: string | null
  subject: Subject | null
  context: Context
}

export function toQuantity(sentence: Sentence, ready: Ready): Quantity | null {
  const { from, to, next, range, measured, context } = ready
  const say = (parameters: Parameters, more: Partial<Piece> = {}): Quantity => ({
    piece: { from, to, parameters, ...more },
    next,
  })
  const { measure } = measured
  if (measure === 'money')
    return say(moneyParameters(range, { period: measured.period, currency: ready.currency }))
  const amount = text(range.high ?? range.low ?? 0)
  if (measure === 'monthly') return say({ maxMonthly: amount, ...inCurrency(ready) })
  if (measure === 'deposit') return say({ deposit: amount, ...inCurrency(ready) })
  if (measure === 'perM2' || measure === 'perSqft') return say(perAreaParameters(ready, measure))
  if (measure === 'beds')
    return say(limits('minBeds', 'maxBeds', whole(range), range.bound === 'about' ? null : range.bound))
  if (measure === 'guests') return say(guestsOf(range), { isHint: true })
  if (measure === 'garages') return say({ features: measured.period ?? 'garage' })
  if (measure === 'spaces') return say({ features: 'parking' })
  if (measure === 'baths') return say({ minBaths: text(Math.floor(range.low ?? range.high ?? 1)) })
  if (measure === 'rooms') {
    return say({}, { rooms: roomsOf(range) })
  }
  const days = { days: 1, weeks: 7, months: 30 }[measure as 'days']
  // "For two weeks" and "for six months" are how long somebody stays.
  if (days && !isAge(sentence, ready))
    return say({ purpose: days < 30 ? 'rentShort' : 'rent' }, { isHint: true })
  if (days) return say({ since: text(Math.min(3_650, Math.ceil((range.high ?? range.low ?? 1) * days))) })
  const land = squareMetresOfLand(measure as LandMeasure, sentence)
  if (land) {
    const isPlot = ready.subject === 'plot' || context.isLand || !ofHouses.has(measure)
    return say(areaParameters(inMetres(range, land), 'm2', isPlot))
  }
  const unit = areaUnits[isBareMetre(sentence, measured, from) ? 'm2' : measure]
  if (unit)
    return say(
      areaParameters(
        range,
        unit,
        ready.subject === 'plot' ||
          context.isLand ||
          isOfPlot(sentence, next) ||
          (context.isDwelling && unit === 'm2' && (range.low ?? range.high ?? 0) >= leastGroundsM2) ||
          unit === 'ac' ||
          unit === 'ha',
      ),
    )
  const perMinute = measured.perMinute ?? byCar
  const perUnit = minutesIn[measure as 'minutes']
  const metres = perUnit ? perUnit * perMinute : { metre: 1, km: 1_000, mi: 1_609.344 }[measure as 'km']
  const far = Math.round((range.high ?? range.low ?? 0) * (metres ?? 0))
  return metres && far > 0
    ? { piece: { from, to, parameters: {} }, next, radius: radiusOf(Math.min(500_000, far), measured, range) }
    : null
}

/**
 * Two people sleep in a bedroom, and who counts guests looks for a holiday home; one person lives anywhere.
 */
const guestsOf = ({ low, high }: Range): Parameters =>
  high === 1 ? {} : { minBeds: text(Math.ceil((low ?? high ?? 2) / 2)), purpose: 'rentShort' }

/** "A 200 m Sants" is how far; "oficina 200 m Sants" how large. */
const awayFrom = /(?:^|\s)(?:at?|à|within|in|zu|entro|de|unter|under|moins de|menos de|meno di)\s*$/iu

/** "Parcela 700 m", "mille metri di terreno": metres that lead nowhere are square ones. */
function isBareMetre(sentence: Sentence, { measure, next }: Measured, from: number): boolean {
  if (measure !== 'metre' || leadsSomewhere(sentence, next)) return false
  const { tokens, languages, places, text } = sentence
  const behind = phraseAt(tokens, next, languages, ['glue', 'bound', 'sea', 'way'])
  const isOfLand = isOfPlot(sentence, next)
  return (
    isOfLand ||
    !(
      (places.has(next) && (languages[0] === 'en' || awayFrom.test(text.slice(0, from)))) ||
      behind?.meanings.some(({ value }) => /^(of|from|to|near|noun|coast|\d+)$/.test(value))
    )
  )
}

/** Words before and behind a number of days that say how long ago something was listed. */
const recently = [
  'last|past|since|new|listed|published|older',
  'letzten?|vergangenen?|seit|neu|älter|alt',
  '[uú]ltim[oa]s?|desde|hace|publicad[oa]s?|h[aá]',
  'derni[eè]re?s?|depuis|publi[eé]e?s?|il y a',
  'da|pubblicat[oaie]',
  'آخر|اخر|منذ|خلال',
].join('|')
const lately = new RegExp(`(?<!\\p{L})(?:${recently})(?: \\p{L}{1,4})? ?$`, 'iu')
const ago = /^\W*(?:ago|old|alt|atr[aá]s|fa)(?!\p{L})/iu

/** "In the last 14 days", "3 days ago": how long a home has been listed, and not how long somebody stays. */
const isAge = ({ text }: Sentence, { from, to, subject }: Ready): boolean =>
  subject !== 'price' &&
  (lately.test(text.slice(0, from)) || ago.test(text.slice(to)) || /[<≤]\s*$/.test(text.slice(0, from)))

const minutesIn = { minutes: 1, hours: 60, quarterHours: 15 }

function radiusOf(metres: number, { measure, perMinute }: Measured, { low, high }: Range): Radius {
  const perUnit = minutesIn[measure as 'minutes']
  const minutes = perUnit && (high ?? low ?? 0) * perUnit
  return { metres, ...(minutes && { minutes }), ...(perMinute !== undefined && { perMinute }) }
}

/** Square metres from which on they are not those of a house itself. */
const leastGroundsM2 = 1_500

/** Metres that a car makes in a minute, as the crow flies. */
const byCar = 800

/** Those that houses are counted in too. */
const ofHouses: ReadonlySet<string> = new Set(['tsubo', 'sqyd'])
const inMetres = ({ low, high, bound }: Range, unit: number): Range => ({
  low: low === null ? null : low * unit,
  high: high === null ? null : high * unit,
  bound,
})

function roomsOf({ low, high, bound }: Range): NonNullable<Piece['rooms']> {
  const kind = bound === 'least' || bound === 'most' || bound === 'exact' ? bound : null
  const most = bound === 'between' && high !== null ? { most: Math.floor(high) } : {}
  return { value: Math.floor(low ?? high ?? 1), bound: kind, of: 'rooms', ...most }
}

/** "1,000 m² plot", "500 m² de terrain"; not "130 m², plot from 500". */
function isOfPlot(sentence: Sentence, at: number): boolean {
  const { tokens, languages } = sentence
  const behind = phraseAt(tokens, at, languages, ['glue'])
  const start = behind?.meanings.some(({ value }) => value === 'of') ? behind.next : at
  const land = phraseAt(tokens, start, languages, ['type', 'subject'])
  if (!land?.meanings.some(({ value }) => value === 'land*' || value === 'plot')) return false
  // "400 qm Grund unter 300 Tsd": a price says nothing of the land.
  const amount = amountAt(sentence, boundAt(sentence, land.next)?.next ?? land.next)
  return !amount || isPrice(amount)
}

/**
 * An amount beside a plot from which on it is money even where nobody
 * says so: larger land is counted in hectares.
 */
export const leastPrice = 30_000
const isPrice = ({ currency, scale, value }: Amount): boolean =>
  currency !== null || scale >= 1_000 || value >= leastPrice

const inCurrency = ({ currency }: Ready): Parameters => (currency ? { currency } : {})

function perAreaParameters(ready: Ready, measure: 'perM2' | 'perSqft'): Parameters {
  const { low, high, bound } = ready.range
  return {
    ...(low !== null && bound !== null && bound !== 'exact' ? { minPerArea: text(low) } : {}),
    ...(high !== null ? { maxPerArea: text(high) } : {}),
    ...(measure === 'perSqft' ? { areaUnit: 'sqft' } : {}),
    ...(ready.subject === 'rent' ? { purpose: 'rent' } : {}),
    ...inCurrency(ready),
  }
}
