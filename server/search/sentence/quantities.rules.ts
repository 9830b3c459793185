/** search: what an amount is about: bedrooms, money, metres; and the range of a question that follows. */
import type { AreaUnit } from '#contract/vocabulary/area-units.ts'
import { amountAt, boundAt, boundBehind, joinAt, type Amount, type Bound } from './amounts.rules.ts'
import { phraseAt } from './dictionary.rules.ts'
import { areaParameters, limits, moneyParameters, text, whole, type Range } from './ranges.rules.ts'
import type { Measure, Subject } from './words/meanings.rules.ts'
import { spanOf, type Parameters, type Piece, type Read, type Sentence } from './sentence.rules.ts'

/** What is known before an amount is read. */
export type Context = {
  /** Whether the sentence is about renting, where small amounts are money too. */
  isRent: boolean
  /** Whether it is about land, where metres are those of the plot. */
  isLand: boolean
}
/** A way that was read ("within 5 km of"), waiting for its place. */
export type Radius = { metres: number }
export type Quantity = Read & { radius?: Radius }

type Measured = { measure: Measure | 'money'; next: number; period: string | null; perMinute?: number }

/** Reads an amount with everything around it: "under 400k", "between 2 and 3 bedrooms", "plot of 1,000 m²", "max 900 a month". */
export function quantityAt(sentence: Sentence, start: number, context: Context): Quantity | null {
  const subject = subjectAt(sentence, start)
  const bound = lastBound(sentence, subject?.next ?? start)
  const opened = bound?.next ?? subject?.next ?? start
  const about = subject ?? subjectAt(sentence, opened)
  const first = amountAt(sentence, about && about.next > opened ? about.next : opened)
  if (!first) return null
  // "20 min from" is a way, "20 min" alone the least.
  const trailing = isWayAt(sentence, first.next) ? null : boundBehind(sentence, first.next)
  const early = measureAt(sentence, trailing?.next ?? first.next)
  const second = secondAmount(sentence, early?.next ?? first.next, { bound: bound?.bound ?? null, early })
  const end = second ?? first
  const behind = second ? boundBehind(sentence, second.next) : trailing
  const measured =
    measureAt(sentence, behind?.next ?? end.next) ??
    early ??
    moneyOf(sentence, first, end, {
      subject: about?.subject,
      bound: bound?.bound ?? behind?.bound ?? null,
      context,
      next: behind?.next ?? end.next,
    })
  if (!measured) return null
  const last = boundBehind(sentence, measured.next)
  // "piso de 2 habitaciones": here "de" is no lower bound.
  const opening = bound && !second && isMereOf(sentence, start, bound) ? null : bound?.bound
  const range = rangeOf(first, second, opening ?? behind?.bound ?? last?.bound ?? null)
  const next = Math.max(last?.next ?? 0, measured.next, end.next)
  return toQuantity(sentence, {
    ...spanOf(sentence, start, next),
    next,
    range,
    measured,
    currency: first.currency ?? second?.currency ?? null,
    subject: about?.subject ?? null,
    context,
  })
}

const isWayAt = (sentence: Sentence, at: number): boolean => {
  const { tokens, languages } = sentence
  const found = phraseAt(tokens, at, languages, ['measure'])
  if (!found?.meanings.some(({ value }) => value === 'minutes')) return false
  const behind = phraseAt(tokens, found.next, languages, ['way', 'glue', 'bound'])
  return (
    behind?.meanings.some(
      ({ kind, value }) => kind === 'way' || value === 'of' || value === 'from' || value === 'near',
    ) ?? false
  )
}

const isMereOf = (
  { tokens }: Sentence,
  at: number,
  { bound, next }: { bound: Bound; next: number },
): boolean =>
  bound === 'from' && tokens[next - 1]?.word !== 'from' && /^(de|des|von)$/.test(tokens[at]?.word ?? '')

function subjectAt({ tokens, languages }: Sentence, at: number): { subject: Subject; next: number } | null {
  const found = phraseAt(tokens, at, languages, ['subject'])
  if (!found) return null
  return { subject: found.meanings[0]?.value as Subject, next: found.next }
}

/** "de más de": of two bounds the second says more. */
function lastBound(sentence: Sentence, at: number): { bound: Bound; next: number } | null {
  const first = boundAt(sentence, at)
  return first && (boundAt(sentence, first.next) ?? first)
}

type Opening = { bound: Bound | null; early: Measured | null }

/** The other end of a range; null where the next amount counts something else ("2 beds to 300k"). */
function secondAmount(sentence: Sentence, at: number, { bound, early }: Opening): Amount | null {
  const join = joinAt(sentence, at, bound === 'between')
  const second = join === null ? null : amountAt(sentence, join)
  if (!second) return null
  const late = measureAt(sentence, second.next)
  const differs = early !== null && (late === null || late.measure !== early.measure)
  return differs ? null : second
}

const areaUnits: Partial<Record<Measure, AreaUnit>> = { m2: 'm2', sqft: 'sqft', ac: 'ac', ha: 'ha' }

/** The noun behind an amount, over one word such as "double" or "large". */
function measureAt(sentence: Sentence, at: number): Measured | null {
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
    return withWay(sentence, { measure: meaning.value as Measure, next: found.next, period: null })
  }
  if (tokens[at]?.word === '/') {
    const found = phraseAt(tokens, at + 1, languages, ['period', 'measure'])
    const meaning = found?.meanings.find(
      ({ kind, value }) => kind === 'period' || /^(weeks|months)$/.test(value),
    )
    if (found && meaning) {
      const period = { weeks: 'week', months: 'month' }[meaning.value] ?? meaning.value
      return { measure: 'money', period, next: found.next }
    }
  }
  return null
}

/** "20 minutes' walk", "15 min by bike". */
function withWay({ tokens, languages }: Sentence, measured: Measured): Measured {
  if (measured.measure !== 'minutes' && measured.measure !== 'hours') return measured
  const at = tokens[measured.next]?.word === 's' ? measured.next + 1 : measured.next
  const found = phraseAt(tokens, at, languages, ['way'])
  return found ? { ...measured, next: found.next, perMinute: Number(found.meanings[0]?.value) } : measured
}

type MoneyHints = { subject: Subject | undefined; bound: Bound | null; context: Context; next: number }

/** Smallest amounts that are taken for money where nothing says so. */
const plainly = { rent: 150, sale: 1_000 }

function moneyOf(
  sentence: Sentence,
  first: Amount,
  end: Amount,
  { subject, bound, context, next }: MoneyHints,
): Measured | null {
  const said = first.currency ?? end.currency ?? (first.scale > 1 || end.scale > 1 ? 'scaled' : null)
  const least = context.isRent ? plainly.rent : plainly.sale
  const isYear = first.value >= 1_800 && first.value <= 2_040 && !context.isRent && first.scale === 1
  if (subject === 'guests') return { measure: 'guests', next, period: null }
  if (subject === 'beds' || subject === 'baths') return { measure: subject, next, period: null }
  if (subject === 'plot' || subject === 'area') return { measure: 'm2', next, period: null }
  const isPlain = end.value >= least && first.isDigits && (!isYear || bound === 'most')
  if (!said && subject !== 'price' && !isPlain) return null
  const period = phraseAt(sentence.tokens, next, sentence.languages, ['period'])
  return { measure: 'money', next: period?.next ?? next, period: period?.meanings[0]?.value ?? null }
}

/** Around ten per cent either way is "about". */
const slack = 0.1

function rangeOf(first: Amount, second: Amount | null, bound: Bound | null): Range {
  if (second) {
    // "200 to 300k": the scale said once counts for both.
    const thousands = second.value >= 10_000 && second.value >= first.value * 100 ? 1_000 : 1
    const factor =
      first.scale > 1 ? 1 : second.scale > 1 && first.value < second.scale ? second.scale : thousands
    const low = first.value * factor
    return { low: Math.min(low, second.value), high: Math.max(low, second.value), bound: 'between' }
  }
  const { value } = first
  if (bound === 'least' || bound === 'from') return { low: value, high: null, bound: 'least' }
  if (bound === 'most') return { low: null, high: value, bound }
  if (bound === 'about') return { low: value * (1 - slack), high: value * (1 + slack), bound }
  return { low: value, high: value, bound: bound === 'exact' ? bound : null }
}

type Ready = {
  from: number
  to: number
  next: number
  range: Range
  measured: Measured
  currency: string | null
  subject: Subject | null
  context: Context
}

function toQuantity(sentence: Sentence, ready: Ready): Quantity | null {
  const { from, to, next, range, measured, context } = ready
  const say = (parameters: Parameters, more: Partial<Piece> = {}): Quantity => ({
    piece: { from, to, parameters, ...more },
    next,
  })
  const { measure } = measured
  if (measure === 'money')
    return say(moneyParameters(range, { period: measured.period, currency: ready.currency }))
  if (measure === 'beds')
    return say(limits('minBeds', 'maxBeds', whole(range), range.bound === 'about' ? null : range.bound))
  // Two people sleep in a bedroom, and who counts guests looks for a holiday home.
  if (measure === 'guests')
    return say(
      { minBeds: text(Math.ceil((range.low ?? range.high ?? 2) / 2)), purpose: 'rentShort' },
      { isHint: true },
    )
  if (measure === 'garages') return say({ features: measured.period ?? 'garage' })
  if (measure === 'baths') return say({ minBaths: text(Math.floor(range.low ?? range.high ?? 1)) })
  if (measure === 'rooms') {
    return say({}, { rooms: roomsOf(range) })
  }
  const days = { days: 1, weeks: 7, months: 30 }[measure as 'days']
  if (days) return say({ since: text(Math.min(3_650, Math.ceil((range.high ?? range.low ?? 1) * days))) })
  if (measure === 'tsubo')
    return say(areaParameters(inMetres(range), 'm2', ready.subject === 'plot' || context.isLand))
  const unit = areaUnits[measure]
  if (unit)
    return say(
      areaParameters(
        range,
        unit,
        ready.subject === 'plot' ||
          context.isLand ||
          isOfPlot(sentence, next) ||
          unit === 'ac' ||
          unit === 'ha',
      ),
    )
  const perMinute = measured.perMinute ?? byCar
  const metres = { metre: 1, km: 1_000, mi: 1_609.344, minutes: perMinute, hours: 60 * perMinute }[
    measure as 'km'
  ]
  const far = Math.round((range.high ?? range.low ?? 0) * (metres ?? 0))
  return metres && far > 0
    ? { piece: { from, to, parameters: {} }, next, radius: { metres: Math.min(500_000, far) } }
    : null
}

/** Metres that a car makes in a minute, as the crow flies. */
const byCar = 800
/** Square metres of a tsubo, as of a pyeong. */
const tsuboM2 = 3.305785
const inMetres = ({ low, high, bound }: Range): Range => ({
  low: low === null ? null : low * tsuboM2,
  high: high === null ? null : high * tsuboM2,
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
  const land = phraseAt(tokens, start, languages, ['type'])
  if (!land?.meanings.some(({ value }) => value === 'land*')) return false
  return !amountAt(sentence, boundAt(sentence, land.next)?.next ?? land.next)
}
