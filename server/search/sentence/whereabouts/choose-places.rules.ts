/**
 * search: which words of a sentence are its places: every reading of every
 * run of words, weighed against all the others.
 */
import { fold } from '#contract/search/fold.ts'
import { phraseAt } from '../dictionary.rules.ts'
import { costOf, favourOf, isOfStreet, nameEnd, type Surroundings, worth } from './place-clues.rules.ts'
import {
  follows,
  isCut,
  isDoubleName,
  isPartOfName,
  isWithinSpan,
  overlaps,
  valueOf,
  withPartOfName,
  type Scored,
  type Span,
} from './name-parts.rules.ts'
import { byCode, codesBeside } from './by-code.rules.ts'
import { ledWithin } from './arabic-names.rules.ts'
import { choicesOf, isOtherChoice, nearChoice, withChoices } from './choice.rules.ts'
import { cluesOf, contextOf } from './clues.rules.ts'
import { calledSo, codedAlone, isCodeLike, spelledIn, withCode } from './spelled-names.rules.ts'
import { inLandscape, isOfLandscape } from './in-landscape.rules.ts'
import { isBeginning, isBesidePlace, isPlain, isSea, isStray, isWiderThan } from './rivals.rules.ts'
import { adjectiveAt } from './place-adjectives.rules.ts'
import { asMisspelt, misspeltAround } from './misspelt-region.rules.ts'
import { accentedAt, baseOf, likelyTown } from './place-worth.rules.ts'
import { asSide, behindTown, sideOf } from './town-sides.rules.ts'
import { isUnheardOf } from './unheard-of.rules.ts'
import { isDenied, isSeenFrom } from './unwanted.rules.ts'
import type { ChosenPlace, ChosenPlaces, SpelledPlace } from '../sentence.rules.ts'
import type { Token } from '../tokens.rules.ts'
import { saysDivision, saysQuarter, saysTown } from '../words/directions.rules.ts'

/** What a reading must reach: a town of some two thousand people where its words cannot be anything else. */
const enough = 3
const mostWords = 5

/** The places of a sentence; without any exact one the caller looks for a misspelt one. */
export function choosePlaces(around: Surroundings): ChosenPlaces {
  const spans = withChoices(spansOf(around), around)
  const scored = spans
    .filter(({ isCode }) => !isCode)
    .flatMap((span) => best(span, spans, around))
    .filter(({ score }) => score >= enough)
    .map(withPartOfName)
    .toSorted((a, b) => valueOf(b) - valueOf(a) || a.span.at - b.span.at)
  const kept: Scored[] = []
  for (const one of scored.filter(
    (each) =>
      !isPartOfName(each, scored, around) &&
      !isDoubleName(each, scored, around) &&
      !isCut(each, scored, around),
  )) {
    if (kept.some(({ span }) => overlaps(span, one.span))) continue
    if (kept.length === 0 || isSecond(one, kept, around)) kept.push(one)
  }
  const ashore = kept.filter((one) => !isSea(one, kept, around))
  const plain = agreed(ashore, around)
    .filter((one) => isPlain(one, ashore, around) && !isBesidePlace(one, ashore, around))
    .toSorted((a, b) => a.span.at - b.span.at)
  const known = plain.filter((one) => !isUnheardOf(one, plain, around))
  const rest = ashore.filter(
    ({ span }) => !plain.some((one) => one.span === span) || known.some((one) => one.span === span),
  )
  const meant = known
    .filter((one) => !isStray(one, rest, around))
    .filter((one) => !isBeginning(one, around, ashore))
  const isOpen = meant.every(({ reading }) => reading.kind === 'country')
  const coded = isOpen ? codedAlone(around, meant[0]?.reading.country) : null
  return withCode(chosen(meant, spans, around), coded)
}

/** "عمان خلدا": what a second place takes the first for is what that is, be it Amman rather than Oman. */
const agreed = (kept: readonly Scored[], { find }: Surroundings): Scored[] =>
  kept.map((one) => {
    const inner = kept.find(({ outer, within }) => outer === one.span && within !== null)
    // "Pristina, Kosovo": where the first lies in the second, that is no Kosovo Polje beside the first.
    if (inner?.within && one.outer === inner.span && find.isWithin(inner.reading.entry, inner.within.entry))
      return { ...one, reading: inner.within, outer: null, within: null }
    const isMeant = !inner?.within || find.isWithin(inner.reading.entry, one.reading.entry)
    return isMeant || one.outer ? one : { ...one, reading: inner?.within ?? one.reading }
  })

/**
 * Beside the first place a plain word in the middle of a sentence is another only where it is a large town
 * ("orchard"), or the other one of a choice ("Kreuzberg oder Friedrichshain").
 */
const isSecond = ({ span, reading, outer }: Scored, kept: readonly Scored[], around: Surroundings): boolean =>
  outer !== null ||
  span.favour >= worth.name ||
  span.next - span.at > 1 ||
  reading.worth >= 5 ||
  isOtherChoice(span, kept, around)

function spansOf(around: Surroundings): Span[] {
  const { tokens, text, find } = around
  const spans: Span[] = []
  let streetEnd = 0
  let outEnd = 0
  for (let at = 0; at < tokens.length; at++) {
    if (isDepartment(around, at)) {
      const found = find.coded(tokens[at]?.word ?? '')
      if (found.length > 0) spans.push(spanOf(around, { at, next: at + 1, found, isCode: true }))
    }
    if (at < Math.max(streetEnd, outEnd) || !(isNameable(tokens[at]) || isNumbered(tokens, at))) continue
    if (isDenied(around, at) || isSeenFrom(tokens, at)) {
      outEnd = nameEnd(around, at, mostWords)
      continue
    }
    const adjective = adjectiveAt(around, at)
    if (adjective) {
      // A wish, and no more than one: "a Swiss chalet in Colorado" is in Colorado.
      const found = [adjective.place]
      spans.push({ ...spanOf(around, { ...adjective, found, isCode: false }), favour: worth.of, cost: 0 })
      at = adjective.next - 1
      continue
    }
    for (let next = at + 1; next <= Math.min(tokens.length, at + mostWords); next++) {
      const first = tokens[at]
      const last = tokens[next - 1]
      if (!first || !last) break
      // "Frankfurt (Oder)", "Mülheim/Ruhr".
      if (/^[(/-]$/.test(last.word)) continue
      if (!/^[\p{L}\d]/u.test(last.word)) break
      if (last.value !== undefined && next === at + 1) continue
      if (isOfLandscape(around, at, next) || isWith(tokens, at)) continue
      const whole = text.slice(first.from, last.to)
      const pair = whole.replace(/[. ]/g, '')
      const isKnownPair = knownPairs.has(pair)
      const written = isKnownPair ? pair : whole
      const letters = written.replace(/[^\p{L}]/gu, '')
      if (letters.length >= 3 || isKnownPair || !/^[\p{Script=Latin}]/u.test(letters)) {
        const isBrief =
          letters.length <= 3 && !first.isName && !isKnownPair && /^\p{Script=Latin}/u.test(letters)
        const found = isBrief ? calledSo(around, written) : spelledIn(around, written)
        if (found.length > 0 && isOfStreet(tokens, at, next)) streetEnd = next
        else if (found.length > 0) spans.push(spanOf(around, { at, next, found, isCode: false }))
      }
      if (next === at + 1 && at > 0 && /^\p{Script=Latin}{2,3}$/u.test(written)) {
        const coded = isCodeLike(around, at, written) ? find.coded(first.word) : []
        if (coded.length > 0) spans.push(spanOf(around, { at, next, found: coded, isCode: true }))
      }
    }
  }
  return spans
}

/** "Lagny 77", "Saint-Denis (93)": French tell towns by the number of their department. */
const isDepartment = ({ tokens, languages }: Surroundings, at: number): boolean =>
  languages[0] === 'fr' &&
  /^(?:0[1-9]|[1-8]\d|9[0-5])$/.test(tokens[at]?.word ?? '') &&
  isNameable(tokens[tokens[at - 1]?.word === '(' ? at - 2 : at - 1]) &&
  !/^(paris|lyon|marseille)$/.test(tokens[at - 1]?.word ?? '') &&
  phraseAt(tokens, at + 1, languages, ['measure', 'scale', 'money', 'period']) === null

/** "W/ view" is "with a view", and no West View. */
const isWith = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'w' && tokens[at + 1]?.word === '/'

/** Two or three letters that stand for a place wherever they stand; written with points, too. */
const knownPairs = new Set(
  'uk usa UK US LA NY DC SF KL uae nyc ksa rak dxb auh blr ncr bkk jkt gta SP RJ BH LX Lx HH KC HK DF BK bk'.split(
    ' ',
  ),
)
const isNameable = (token: Token | undefined): boolean => token !== undefined && /^\p{L}/u.test(token.word)

/** "6 أكتوبر": a number may begin a name in Arabic. */
const isNumbered = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.value !== undefined && /^\p{Script=Arabic}{3}/u.test(tokens[at + 1]?.word ?? '')

type Found = { at: number; next: number; found: readonly SpelledPlace[]; isCode: boolean }

function spanOf(around: Surroundings, { at, next, found, isCode }: Found): Span {
  const named = found.some(
    ({ byName, kind, population }) => byName && (kind !== 'city' || population > likelyTown),
  )
  const towns = found.filter(({ kind, population }) => kind === 'city' && population > likelyTown)
  const written = found.length > 1 ? accentedAt(around, at, next) : null
  const whole = around.text.slice(around.tokens[at]?.from, around.tokens[next - 1]?.to)
  const isLand = saysDivision(around.tokens, at, next)
  const isDivisions = found.some(({ byName, kind }) => byName && (kind === 'region' || kind === 'county'))
  const isCountry = found.some(({ byName, kind }) => byName && kind === 'country')
  const isPart = saysQuarter(around.tokens, at) || saysTown(around.tokens, at, next)
  const kin = { name: fold(whole), named, towns, around, written, isDivisions, isCountry, isLand, isPart }
  const readings = found.map((place) => ({ ...place, base: baseOf(place, kin) }))
  const isLed = next > at + 1 && saysQuarter(around.tokens, at + 1)
  const favour = Math.max(
    favourOf(around, at, next),
    ledWithin(whole, found, around.find) ? worth.expected : 0,
  )
  return { at, next, favour, cost: costOf(around, { at, next, favour }), readings, isCode, isLed }
}

/** The best reading of some words beside all other words. */
function best(span: Span, spans: readonly Span[], around: Surroundings): Scored[] {
  const clues = cluesOf(span, spans, around)
  const side = sideOf(span, spans, around)
  const misspelt = span.readings.length > 1 ? misspeltAround(around, span) : []
  const choices = span.readings.length > 1 ? choicesOf(span, spans, around) : []
  const codes = span.readings.length > 1 ? codesBeside(around, span) : []
  let found: Scored | null = null
  for (const reading of span.readings) {
    const { bonus, ...clue } = contextOf(reading, span, { clues, around })
    const besides = Math.max(
      bonus,
      inLandscape(reading, around),
      asMisspelt(around, reading, misspelt),
      nearChoice(reading, span, choices, around),
      byCode(reading, codes, around),
    )
    const score = reading.base + span.favour - span.cost + besides - asSide(reading, side, around)
    if (!found || score > found.score) found = { span, reading, score, ...clue }
  }
  return found ? [found] : []
}

const mostOthers = 4

function chosen(kept: readonly Scored[], spans: readonly Span[], around: Surroundings): ChosenPlaces {
  const found = new Map<number, ChosenPlace>()
  const inner = new Set<Scored>()
  for (const one of kept)
    if (kept.some((other) => other !== one && isWiderThan(one, other, around))) inner.add(one)
  for (const one of kept) {
    const { span, reading } = one
    let next = span.next
    for (;;) {
      const behind = spans
        .filter((other) => other.at >= next && follows(around.tokens, { ...span, next }, other))
        .filter(({ readings }) => readings.some(({ entry }) => around.find.isWithin(reading.entry, entry)))
        .filter((other) => !kept.some((longer) => isWithinSpan(other, longer.span)))
        .toSorted((a, b) => b.next - a.next)[0]
      if (!behind) break
      next = behind.next
    }
    if (reading.kind === 'city') next = behindTown(next, spans, around)
    if ([...found.values()].some((other) => span.at < other.next && !inner.has(one) && other.at <= span.at))
      continue
    const others = span.readings
      .filter(({ entry }) => entry !== reading.entry && !around.find.isWithin(reading.entry, entry))
      .filter(({ entry }) => !around.find.isWithin(entry, reading.entry))
      .toSorted((a, b) => b.base - a.base)
      .slice(0, mostOthers)
      .map(({ entry }) => around.find.view(entry))
    found.set(span.at, {
      at: span.at,
      next,
      place: around.find.view(reading.entry),
      others,
      isQualifier: inner.has(one),
    })
  }
  // "Natal Ponta Negra": what says where another place lies is no Christmas.
  for (const { outer, within } of kept) {
    const isTaken = !outer || [...found.values()].some(({ at, next }) => at < outer.next && outer.at < next)
    if (!outer || !within || isTaken) continue
    const place = around.find.view(within.entry)
    found.set(outer.at, { at: outer.at, next: outer.next, place, others: [], isQualifier: true })
  }
  return withoutSwallowed(found)
}

/** Words that stand inside the span of another place are part of its name. */
function withoutSwallowed(found: Map<number, ChosenPlace>): ChosenPlaces {
  const all = [...found.values()]
  for (const one of all)
    if (all.some((other) => other.at < one.at && one.at < other.next)) found.delete(one.at)
  return found
}
