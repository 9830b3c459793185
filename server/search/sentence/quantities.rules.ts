/** search: what an amount is about: bedrooms, money, metres; and the range of a question that follows. */
import {
  amountAt,
  boundAt,
  boundBehind,
  joinAt,
  leadsSomewhere,
  type Amount,
  type Bound,
} from './numbers/amounts.rules.ts'
import { phraseAt } from './dictionary.rules.ts'
import type { Context } from './numbers/context.rules.ts'
import type { Subject } from './words/meanings.rules.ts'
import {
  leastPrice,
  rangeOf,
  toQuantity,
  type Measured,
  type Quantity,
} from './numbers/quantity-parameters.rules.ts'
import { hangsOn, spanOf, type Sentence } from './sentence.rules.ts'
import { measureAt } from './numbers/measured.rules.ts'
import { isStay, stayOf } from './numbers/stays.rules.ts'

/**
 * Reads an amount with everything around it: "under 400k", "between 2 and 3
 * bedrooms", "plot of 1,000 m²", "max 900 a month".
 */
export function quantityAt(sentence: Sentence, start: number, context: Context): Quantity | null {
  const named = subjectAt(sentence, start, context)
  // "Por encima de" is longer than "por", and says more.
  const subject = named && (boundAt(sentence, start)?.next ?? 0) > named.next ? null : named
  const bound = lastBound(sentence, subject?.next ?? start)
  const opened = bound ? overFiller(sentence, bound.next) : (subject?.next ?? start)
  const about = subject ?? subjectAt(sentence, opened, context)
  const first = amountAt(sentence, about && about.next > opened ? about.next : opened)
  if (!first) return null
  // "20 min from" is a way, "20 min" alone the least.
  const trailing = isWayAt(sentence, first.next) ? null : boundBehind(sentence, first.next)
  const early = measureAt(sentence, trailing?.next ?? first.next)
  const second = secondAmount(sentence, first, { bound: bound?.bound ?? null, early })
  const end = second ?? first
  const behind = second ? boundBehind(sentence, second.next) : trailing
  const said =
    costOf(about?.subject, behind?.next ?? end.next, sentence) ??
    perAreaOf(sentence, { end, next: behind?.next ?? end.next })
  const measured =
    said ??
    countable(measureAt(sentence, behind?.next ?? end.next), end) ??
    countable(early, end) ??
    moneyOf(sentence, first, end, {
      subject: about?.subject,
      bound: bound?.bound ?? behind?.bound ?? null,
      context,
      next: behind?.next ?? end.next,
    })
  if (!measured) return null
  // "Jardín de 200.000 a 300.000 euros", "de dos habitaciones": a
  // garden has neither a price nor rooms of its own.
  if (about?.subject === 'plot' && notOfPlots.test(measured.measure)) return null
  if (isStay(measured, end)) return toQuantity(sentence, stayOf(sentence, { start, measured, end, context }))
  const last = boundBehind(sentence, measured.next)
  // "piso de 2 habitaciones": here "de" is no lower bound.
  const opening = bound && !second && isMereOf(sentence, start, bound) ? null : bound?.bound
  const closing = behind?.bound ?? last?.bound ?? null
  const range = rangeOf(first, second, opening === 'from' ? (closing ?? opening) : (opening ?? closing))
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

/**
 * "500.000 Raum Ulm", "£900 room": nobody counts rooms by the thousand or in pounds; "850 KM"
 * of a German are no kilometres, but his rent.
 */
function countable(measured: Measured | null, { value, currency }: Amount): Measured | null {
  if (measured?.measure === 'km' && value >= 200) return { ...measured, measure: 'money', period: 'month' }
  const isFew = /^(beds|rooms|baths|garages|spaces|guests)$/.test(measured?.measure ?? '')
  return isFew && value >= (currency === null ? 1_000 : leastSum) ? null : measured
}

/** Who names a currency before fewer ("e 2 bagni") means none. */
const leastSum = 100

const perUnit = (unit: string) => (unit === 'sqft' ? 'perSqft' : 'perM2')

/** "Mortgage under 900 a month", "price per m² up to 4,000": what was said before the amount decides. */
function costOf(
  subject: Subject | undefined,
  next: number,
  { tokens, languages }: Sentence,
): Measured | null {
  // "60k deposit" beside "mortgage under 1,200".
  const own = subject ? null : phraseAt(tokens, next, [languages[0]], ['deposit'])
  if (own) return { measure: 'deposit', next: own.next, period: null }
  if (subject === 'perM2' || subject === 'perSqft') return { measure: subject, next, period: null }
  if (subject !== 'monthly' && subject !== 'deposit') return null
  const period = subject === 'monthly' ? phraseAt(tokens, next, languages, ['period']) : null
  return { measure: subject, next: period?.next ?? next, period: null }
}

/** "3,000 €/m²", "2000 per sq ft", "al mq". */
function perAreaOf(sentence: Sentence, { end, next }: { end: Amount; next: number }): Measured | null {
  const { tokens, languages } = sentence
  const per = phraseAt(tokens, next, languages, ['per'])
  if (per) return { measure: perUnit(per.meanings[0]?.value ?? ''), next: per.next, period: null }
  const slash = tokens[next]?.word === '/'
  const unit =
    slash || end.currency ? phraseAt(tokens, slash ? next + 1 : next, languages, ['measure']) : null
  const measure = ({ m2: 'perM2', sqft: 'perSqft' } as const)[unit?.meanings[0]?.value as 'm2']
  return unit && measure ? { measure, next: unit.next, period: null } : null
}

const isWayAt = (sentence: Sentence, at: number): boolean => {
  const { tokens, languages } = sentence
  const found = phraseAt(tokens, at, languages, ['measure'])
  if (!found?.meanings.some(({ value }) => value === 'minutes')) return false
  const behind = phraseAt(tokens, found.next, languages, ['way', 'glue', 'bound'])
  if (!behind) return false
  // "45 min bis Berlin".
  const leads = sentence.places.has(behind.next) ? /^(of|from|near|to|most)$/ : /^(of|from|near)$/
  return behind.meanings.some(({ kind, value }) => kind === 'way' || leads.test(value))
}

const isMereOf = (
  { tokens }: Sentence,
  at: number,
  { bound, next }: { bound: Bound; next: number },
): boolean =>
  bound === 'from' && tokens[next - 1]?.word !== 'from' && /^(de|des|von)$/.test(tokens[at]?.word ?? '')

function subjectAt(
  sentence: Sentence,
  at: number,
  context: Context,
): { subject: Subject; next: number } | null {
  const { tokens, languages } = sentence
  const cost = phraseAt(tokens, at, [languages[0]], ['monthly', 'deposit', 'per'])
  const [meant] = cost?.meanings ?? []
  if (cost && meant)
    return { subject: meant.kind === 'per' ? perUnit(meant.value) : (meant.kind as Subject), next: cost.next }
  const found = phraseAt(tokens, at, languages, ['subject'])
  if (found) return { subject: found.meanings[0]?.value as Subject, next: found.next }
  return groundAt(sentence, at, context)
}

/**
 * "Maison avec terrain minimum 600 m²", "Haus, Grundstück 800 qm":
 * land that a home has, before how much of it.
 */
function groundAt(sentence: Sentence, at: number, { isHome }: Context) {
  const { tokens, languages } = sentence
  const land = phraseAt(tokens, at, [languages[0]], ['type'])
  if (!land?.meanings.some(({ value }) => value === 'land*')) return null
  const isOwned =
    isMeasuredLand(sentence, land.next, hangsOn.test(tokens[at - 1]?.word ?? '') ? mostBare : 0) &&
    (isHome || hangsOn.test(tokens[at - 1]?.word ?? ''))
  return isOwned ? { subject: 'plot' as const, next: land.next } : null
}

/** Square metres that need not be said to be such behind "with land"; what is more is a price. */
const mostBare = 20_000

/** Whether an area follows, behind a bound or at once. */
function isMeasuredLand(sentence: Sentence, at: number, mostUnsaid: number): boolean {
  const amount = amountAt(sentence, boundAt(sentence, at)?.next ?? at)
  if (amount && !amount.currency && amount.value <= mostUnsaid) return true
  return /^(m2|sqft|ac|ha|metre)$/.test((amount && measureAt(sentence, amount.next)?.measure) ?? '')
}

/** "de más de": of two bounds the second says more. */
function lastBound(sentence: Sentence, at: number): { bound: Bound; next: number } | null {
  const first = boundAt(sentence, at)
  return first && (boundAt(sentence, first.next) ?? first)
}

/** "Tra i 350 e i 420 mila", "entre los 200 y los 300". */
function overFiller({ tokens, languages }: Sentence, at: number): number {
  const article = phraseAt(tokens, at, [languages[0]], ['glue'])
  const isArticle = article?.meanings.some(({ value }) => value === 'filler') ?? false
  return article && isArticle && tokens[article.next]?.value !== undefined ? article.next : at
}

type Opening = { bound: Bound | null; early: Measured | null }

/** The other end of a range; null where the next amount counts something else ("2 beds to 300k"). */
function secondAmount(sentence: Sentence, first: Amount, { bound, early }: Opening): Amount | null {
  const at = early?.next ?? first.next
  // Arabic writes "and" as one with the second number, where it is taken off.
  const plain = joinAt(sentence, at, bound === 'between') ?? (bound === 'between' ? at : null)
  const join = plain ?? joinAt(sentence, at, true) ?? slashAt(sentence, at)
  const second = join === null ? null : amountAt(sentence, overFiller(sentence, join))
  if (!second) return null
  // "Neuf moins de 300 000 €": what is new is not nine.
  const isBound = boundAt(sentence, at)?.bound === 'most' && joinAt(sentence, at, true) !== null
  if (isBound && !first.isDigits && first.scale === 1 && second.value >= leastPrice) return null
  // "Métro 4 max 400k": a line and a price are no two ends.
  const isApart = second.value / second.scale > 20 * first.value && second.value >= leastPrice
  if (isBound && isApart && first.scale === 1 && first.value < leastPrice) return null
  const late = measureAt(sentence, second.next)
  // "700 qm bis 150 €" are no two ends.
  if (second.currency && early !== null && early.measure !== 'money') return null
  // "Two and three bed flats"; elsewhere "and" parts what is counted.
  if (plain === null && (early !== null || late?.measure !== 'beds')) return null
  // "Under 300k with 3 beds", "أقل من 300 ألف و 100 متر": a range goes up.
  if (late && late.measure !== 'money' && second.value < first.value) return null
  const leads = late?.measure !== 'metre' || leadsSomewhere(sentence, late.next)
  const differs = early === null ? isWay(late) && leads : late === null || late.measure !== early.measure
  return differs ? null : second
}

const notOfPlots = /^(money|beds|rooms|baths)$/

/** "2/3 beds". */
function slashAt(sentence: Sentence, at: number): number | null {
  const isFew = (sentence.tokens[at + 1]?.value ?? Number.POSITIVE_INFINITY) < 10
  const isRooms = /^(beds|rooms)$/.test(measureAt(sentence, at + 2)?.measure ?? '')
  return sentence.tokens[at]?.word === '/' && isFew && isRooms ? at + 1 : null
}

/** "£250k within 10 miles" is no range of pounds: a way begins where a way is measured. */
const isWay = (measured: Measured | null): boolean =>
  /^(metre|km|mi|minutes|hours|quarterHours)$/.test(measured?.measure ?? '')

/** "1'900.-" is no year. */
const isPlainlyWritten = ({ tokens }: Sentence, { next, scale }: Amount): boolean =>
  scale === 1 && /^\d{4}$/.test(tokens[next - 1]?.word ?? '')

/**
 * "Flat London 1900" is a rent, "maison 1900" a style: of flats
 * and rooms nobody says when they were built so.
 */
function isOfFlats({ tokens, languages }: Sentence): boolean {
  const all = tokens.flatMap(
    (_, at) => phraseAt(tokens, at, languages, ['type', 'measure', 'built'])?.meanings ?? [],
  )
  const types = all.flatMap(({ kind, value }) => (kind === 'type' ? value : []))
  const isCounted =
    tokens.some(({ word }) => /^[tf][0-6]$/.test(word)) || all.some(({ value }) => value === 'beds')
  return (
    !all.some(({ kind }) => kind === 'built') &&
    (types.length > 0 ? types.some((type) => /^(?:flat\*|studio|room)$/.test(type)) : isCounted)
  )
}

type MoneyHints = { subject: Subject | undefined; bound: Bound | null; context: Context; next: number }

/** Smallest amounts that are taken for money where nothing says so. */
const plainly = { least: 30, rent: 150, sale: 1_000 }

/** "Studio in Leeds 650", "estudio hasta 400": round hundreds that nothing measures are a month's rent. */
const isLikelyRent = ({ value }: Amount, bound: Bound | null): boolean =>
  value >= 250 && value % (bound === 'most' ? 10 : 50) === 0

/** "Estudiantes curso 2027": no rent ends so, where no word says that it is one. */
const isYearToCome = (
  { value }: Amount,
  { subject, bound }: Pick<MoneyHints, 'subject' | 'bound'>,
): boolean => subject === undefined && bound === null && value > 2_025 && value < 2_035 && value % 10 !== 0

function moneyOf(
  sentence: Sentence,
  first: Amount,
  end: Amount,
  { subject, bound, context, next }: MoneyHints,
): Measured | null {
  const said = first.currency ?? end.currency ?? (first.scale > 1 || end.scale > 1 ? 'scaled' : null)
  const least = context.isRent ? plainly.rent : plainly.sale
  const isYear =
    first.value >= 1_800 &&
    first.value <= 2_040 &&
    (!context.isRent || isYearToCome(first, { subject, bound })) &&
    !(isOfFlats(sentence) && first.value % 50 === 0) &&
    isPlainlyWritten(sentence, first)
  if (subject === 'guests') return { measure: 'guests', next, period: null }
  if (subject === 'beds' || subject === 'baths') return { measure: subject, next, period: null }
  if ((subject === 'plot' || subject === 'area') && !said && end.value < leastPrice)
    return { measure: 'm2', next, period: null }
  const isLow = context.isRent && bound === 'most' && end.value >= plainly.least
  const isPlain =
    first.isDigits &&
    (end.value >= least || isLow ? !isYear || bound === 'most' : isLikelyRent(end, bound) && !context.isLand)
  const isPriced = (subject === 'price' || subject === 'rent') && end.value >= plainly.least
  if (!said && !isPriced && !isPlain) return null
  const period = phraseAt(sentence.tokens, next, sentence.languages, ['period'])
  const spoken = period?.meanings[0]?.value ?? (subject === 'rent' ? 'month' : null)
  return { measure: 'money', next: period?.next ?? next, period: spoken }
}
