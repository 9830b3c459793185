/** search: rules for the sea, for the day from which a home is to be free, and for the year it was built. */
import { amountAt, boundAt, joinAt } from './numbers/amounts.rules.ts'
import { phraseAt } from './dictionary.rules.ts'
import { isOrBetween, keepUnused, type Rule, type State } from './reading.rules.ts'
import { spanOf, type Sentence } from './sentence.rules.ts'

/**
 * Metres to the sea where nobody said how near; the coast of the map is too coarse for less than `leastSeaM`.
 */
const nearSeaM = 2_000
const leastSeaM = 1_000
const farthestSeaM = 20_000
/** Metres a minute, as the vocabularies write who walks. */
const metresOnFoot = 80

/**
 * "near the sea", "10 min from the beach", "am Meer"; a place that is
 * called so (Playa del Carmen) is none of it.
 */
export const readSea: Rule = (state, at) => {
  const { sentence, radius } = state
  const far = phraseAt(sentence.tokens, at, sentence.languages, ['sea'])
  if (far?.meanings.some(({ value }) => value === 'far')) {
    const from = seaNounAt(sentence, far.next)
    return from && keepUnused(state, at, from)
  }
  const next = far?.meanings.some(({ value }) => value === 'near') ? far.next : seaNounAt(sentence, at)
  if (next === null || isName(sentence, at, next)) return null
  const metres = radius ? Math.min(farthestSeaM, Math.max(leastSeaM, radius.metres)) : nearSeaM
  const { from: start, to } = spanOf(sentence, at, next)
  const from = radius?.from ?? start
  state.radius = null
  const before = state.pieces.findLast(({ parameters }) => parameters.travel)
  // Behind "10 minutes' walk of a school or": both would have to hold.
  if (before && isOrBetween(sentence, before.to, from)) state.unused.push({ from, to, reason: 'word' })
  else state.pieces.push({ from, to, parameters: { sea: String(metres) }, walk: walkIn(radius) })
  return next
}

/** Whole minutes of a distance that was said as a walk: "10 minutes' walk". */
function walkIn(radius: State['radius']): number | undefined {
  const minutes = radius?.minutes
  return minutes !== undefined && radius?.perMinute === metresOnFoot ? Math.round(minutes) : undefined
}

/**
 * Behind "near", "from", "to the" or a place: the sea itself, and in the sentence's own language alone too
 * ("beach flat"). The token after it, or null.
 */
function seaNounAt(sentence: Sentence, at: number): number | null {
  const { tokens, languages } = sentence
  let start = at
  // "The Norfolk coast", "an der portugiesischen Küste".
  let isLed = [...sentence.places.values()].some((place) => place.next === at)
  for (let skipped = 0; skipped < 4; skipped++) {
    const found = phraseAt(tokens, start, isLed ? languages : [languages[0]], ['sea'])
    // "sea view" and "beach house" say more than the sea.
    const more = phraseAt(tokens, start, languages, ['feature', 'type', 'purpose', 'flag'])
    if (found && more && more.next > found.next) return null
    const isSea = found?.meanings.some(({ value }) => value === 'noun' || (value === 'coast' && isLed))
    if (found && isSea) return tokens[found.next]?.isName && !isOwnNoun(found) ? null : found.next
    const next = behindLead(sentence, start)
    if (next === null) return null
    isLed ||= leadsTo(sentence, start, next)
    start = next
  }
  return null
}

/** "Costa Blanca", "Coast Guard": a coast before a name is part of it. */
const isOwnNoun = ({ meanings }: { meanings: { value: string }[] }): boolean =>
  meanings.some(({ value }) => value === 'noun')

const leading = /^(near|of|to|filler|in)$/

/**
 * Over the longest little word that may stand before the sea: "near
 * the" before "near the sea" is no landmark yet.
 */
function behindLead({ tokens, languages }: Sentence, at: number): number | null {
  for (let end = Math.min(tokens.length, at + 5); end > at; end--) {
    const glue = phraseAt(tokens.slice(0, end), at, languages, ['glue', 'bound'])
    if (glue?.next === end && glue.meanings.some(({ value }) => leading.test(value) || value === 'from'))
      return end
  }
  return null
}

const leadsTo = ({ tokens, languages }: Sentence, at: number, next: number): boolean =>
  phraseAt(tokens.slice(0, next), at, languages, ['glue', 'bound'])?.meanings.some(({ value }) =>
    /^(near|of|to|in|from)$/.test(value),
  ) ?? false

/** Whether a place is called by these words, or begins with them. */
function isName({ places }: Sentence, at: number, next: number): boolean {
  for (let start = at; start < next; start++) if (places.has(start)) return true
  return false
}

/** "available now", "ab 1. März", "disponible en septiembre 2027". */
export const readFree: Rule = (state, at) => {
  const { sentence } = state
  const { tokens, languages } = sentence
  const free = phraseAt(tokens, at, languages, ['free']) ?? monthOfYearAt(state, at)
  if (!free) return null
  const isNow = free.meanings.some(({ value }: { value: string }) => value === 'now')
  const season = phraseAt(tokens, at, [languages[0]], ['season'])
  const day = isNow ? { text: '0', next: free.next } : dayAt(state.sentence, free.next, state.today)
  if (!day || (season && season.next >= day.next)) return null
  state.pieces.push({ ...spanOf(sentence, at, day.next), parameters: { available: day.text } })
  return day.next
}

/** "Student room Leeds Sept 2027": a month and a year to come are when. */
function monthOfYearAt({ sentence: { tokens, languages }, today }: State, at: number) {
  const month = phraseAt(tokens, at, [languages[0]], ['month'])
  const year = month && tokens[month.next]?.value
  const thisYear = today.getUTCFullYear()
  return year && year >= thisYear && year < thisYear + 5 ? { meanings: [], next: at } : null
}

/** "À louer 1er juillet", "zu vermieten 15. März": tenancies begin on the first or the middle of a month. */
export const readRentedFrom: Rule = (state, at) => {
  const { sentence, context, pieces } = state
  const day = sentence.tokens[at]?.value
  const isRent = pieces.some(
    ({ parameters }) => parameters.purpose === 'rent' || parameters.purpose === 'lease',
  )
  if (!context.isRent || !isRent || (day !== 1 && day !== 15)) return null
  // "From the 1st to the 8th of August" is a stay.
  if (joinAt(sentence, at - 1, true) !== null) return null
  const free = dayAt(sentence, at, state.today)
  if (!free || joinAt(sentence, free.next, true) !== null) return null
  pieces.push({ ...spanOf(sentence, at, free.next), parameters: { available: free.text } })
  return free.next
}

/** "Built after 2010", "Baujahr ab 2000": no filter knows the year of a house, which is no price either. */
export const readBuilt: Rule = (state, at) => {
  const { tokens, languages } = state.sentence
  const built = phraseAt(tokens, at, languages, ['built'])
  if (!built) return null
  for (let ahead = built.next; ahead < built.next + 3; ahead++) {
    const year = tokens[ahead]?.value
    if (year !== undefined) return year >= 1_500 && year <= 2_100 ? keepUnused(state, at, ahead + 1) : null
  }
  return null
}

const ordinal = /^(st|nd|rd|th|e|er|eme|ieme|º|ª|°|o|a|ter)$/

/**
 * "No higher than the 4th floor", "3. OG", "de 2 plantas": how high up or how
 * many floors is no filter, and no room either.
 */
export const readStorey: Rule = (state, at) => {
  const { tokens, languages } = state.sentence
  const bound = boundAt(state.sentence, at)
  const start = overArticle(state.sentence, bound?.next ?? at)
  // "Menos de 300.000 planta baja": no house is as high as that.
  if ((tokens[start]?.value ?? mostStoreys) >= mostStoreys) return null
  const next = ordinal.test(tokens[start + 1]?.word ?? '') ? start + 2 : start + 1
  const storey = phraseAt(tokens, next, [languages[0]], ['storey'])
  return storey && keepUnused(state, at, storey.next)
}

const mostStoreys = 200

/** How old a house is, or how long its lease. */
const years = /^(years?|yrs?|yo|jahren?|jahre|ans|anos|anni|سنه|سنوات|سنين|عام)$/

/**
 * "Yield over 6%", "24/7", "24h": shares and hours of the day are no filter, and neither prices nor rooms.
 */
const readShare: Rule = (state, at) => {
  const { tokens, languages } = state.sentence
  const start = boundAt(state.sentence, at)?.next ?? at
  if (tokens[start]?.value === undefined) return null
  const share = phraseAt(tokens, start + 1, languages, ['share'])
  if (years.test(tokens[start + 1]?.word ?? '')) return keepUnused(state, at, start + 2)
  if (tokens[start + 1]?.word === '%' || share) return keepUnused(state, at, share?.next ?? start + 2)
  const clock = tokens.slice(start, start + 3).map(({ word }) => word)
  const isAllDay =
    clock.join('') === '24/7' || (start === at && /^24(h|hrs?|std)$/.test(clock.slice(0, 2).join('')))
  return isAllDay ? keepUnused(state, at, clock[1] === '/' ? start + 3 : start + 2) : null
}

/** "Estrato 5", "torre 3", "ligne 13": a number that names something counts nothing, and begins no range. */
const numberedThings =
  /^(estrato|torre|bloque|etapa|fase|portal|escalera|phase|block|tower|ligne|linea|linha|linie|line|supermanzana)$/
const mostNumbered = 99

const readNumbered: Rule = ({ sentence, ...state }, at) => {
  const { tokens, languages } = sentence
  const number = tokens[at + 1]?.value
  if (!numberedThings.test(tokens[at]?.word ?? '') || number === undefined || number > mostNumbered)
    return null
  if (phraseAt(tokens, at + 2, languages, ['measure', 'scale', 'money']) || sentence.places.has(at))
    return null
  return keepUnused({ sentence, ...state }, at, at + 2)
}

/** "Mieteinnahmen 36.000 Euro im Jahr", "دخل سنوي ٣٠٠ ألف": what a house earns is not what it costs. */
const readIncome: Rule = (state, at) => {
  const { tokens, languages } = state.sentence
  const income = phraseAt(tokens, at, languages, ['income'])
  if (!income) return null
  for (let ahead = income.next; ahead <= income.next + 2; ahead++) {
    if (/^[,;]$/.test(tokens[ahead]?.word ?? '')) return null
    const amount = amountAt(state.sentence, ahead)
    if (!amount) continue
    const period = phraseAt(tokens, amount.next, languages, ['period'])
    return keepUnused(state, at, period?.next ?? amount.next)
  }
  return null
}

/** Figures that ask for nothing: shares, what a house earns, the number of a line or a tower. */
export const readNoFilter: Rule = (state, at) =>
  readShare(state, at) ?? readIncome(state, at) ?? readNumbered(state, at)

type Day = { text: string; next: number }

/** "Ab erstem August", "premier août". */
const firsts = /^(first|1st|primero|premier|ersten|erstem|erster|primeiro|primo|اول)$/

/** "1 March 2027", "March", "1.3.2027", "01/03/27"; without a year the next one there is. */
function dayAt(sentence: Sentence, at: number, today: Date): Day | null {
  const start = overArticle(sentence, at)
  const numeric = numericDay(sentence, start, today)
  if (numeric) return numeric
  const { tokens, languages } = sentence
  const number = tokens[start]?.value ?? (firsts.test(tokens[start]?.word ?? '') ? 1 : undefined)
  const isDay = number !== undefined && Number.isInteger(number) && number >= 1 && number <= 31
  const monthAt = isDay ? behindDay(sentence, start + 1) : start
  const found = phraseAt(tokens, monthAt, languages, ['month'])
  if (!found) return null
  // English and German days may follow: "March 1st".
  const month = Number(found.meanings[0]?.value)
  const after = overArticle(sentence, found.next)
  const year = yearOf(tokens[after]?.value)
  return {
    text: dated({ year, month, day: isDay ? number : 1 }, today),
    next: year === null ? found.next : after + 1,
  }
}

const overArticle = ({ tokens, languages }: Sentence, at: number): number => {
  const glue = phraseAt(tokens, at, languages, ['glue'])
  return glue?.meanings.some(({ value }) => /^(filler|of)$/.test(value)) ? glue.next : at
}

/** Over "st", "de" and the like behind the number of a day. */
function behindDay(sentence: Sentence, at: number): number {
  const word = sentence.tokens[at]?.word ?? ''
  return overArticle(sentence, /^(st|nd|rd|th|er|e|º|°)$/.test(word) ? at + 1 : at)
}

function numericDay({ text, tokens }: Sentence, at: number, today: Date): Day | null {
  const token = tokens[at]
  if (!token) return null
  // "1.5" and "2-3" are amounts: without a year only "1.5." and "1/5" are days.
  const written = /^(\d{1,2})(?:([./-])(\d{1,2})\2(\d{4}|\d{2})|(\/)(\d{1,2})|(\.)(\d{1,2})\.)(?!\d)/.exec(
    text.slice(token.from),
  )
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text.slice(token.from))
  const parts = iso
    ? { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) }
    : written && {
        day: Number(written[1]),
        month: Number(written[3] ?? written[6] ?? written[8]),
        year: yearOf(Number(written[4] ?? Number.NaN)),
      }
  if (!parts || parts.month < 1 || parts.month > 12 || parts.day < 1 || parts.day > 31) return null
  const end = token.from + (iso ?? written ?? [''])[0].length
  const next = tokens.findIndex(({ from }) => from >= end)
  return { text: dated(parts, today), next: next < 0 ? tokens.length : next }
}

const yearOf = (value: number | undefined): number | null => {
  if (value === undefined || !Number.isInteger(value)) return null
  const year = value < 100 ? 2_000 + value : value
  return year >= 2_020 && year <= 2_100 ? year : null
}

type Parts = { year: number | null; month: number; day: number }

function dated({ year, month, day }: Parts, today: Date): string {
  const thisYear = today.getUTCFullYear()
  const isPast =
    month < today.getUTCMonth() + 1 || (month === today.getUTCMonth() + 1 && day < today.getUTCDate())
  const at = new Date(Date.UTC(year ?? (isPast ? thisYear + 1 : thisYear), month - 1, day))
  return at.toISOString().slice(0, 10)
}
