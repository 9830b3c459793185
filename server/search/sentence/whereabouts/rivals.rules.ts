/** search: two places of a sentence beside each other: which is clearer, and whether they are a choice. */
import { metresBetween } from '#server/platform/geometry/great-circle.rules.ts'
import { meaningsAt, phraseAt } from '../dictionary.rules.ts'
import { isLedByAnd } from './arabic-names.rules.ts'
import { isSuburb } from './beside-town.rules.ts'
import { isTwin, isWithinSpan, type Scored, type Span } from './name-parts.rules.ts'
import type { Token } from '../tokens.rules.ts'
import { worth, type Surroundings } from './place-clues.rules.ts'
import { isDirection } from '../words/directions.rules.ts'

/**
 * "رياض في مراكش": before a place with "in" a name without one is no place,
 * unless one lies in the other or both are named.
 */
export const isBesidePlace = (one: Scored, all: readonly Scored[], around: Surroundings): boolean =>
  all.some(
    (other) =>
      other !== one &&
      !isToldNear(around, one, other) &&
      (isWrittenClearer(other, one, around) ||
        (one.span.favour < worth.expected && isClearer(other, one, around))) &&
      !areRelated(one, other, around) &&
      !areAlternatives(around, one.span, other.span),
  )

/** Metres between a town and the greater one that says where it is. */
const nearM = 70_000

/** "Casa Sitges cerca de Barcelona": a town right before the one that it is near to is what is looked for. */
export function isToldNear({ tokens, languages, find }: Surroundings, one: Scored, near: Scored): boolean {
  const glue = phraseAt(tokens, one.span.next, languages, ['glue'])
  if (glue?.next !== near.span.at || !glue.meanings.some(({ value }) => value === 'near')) return false
  return (
    one.reading.kind === 'city' &&
    near.reading.kind === 'city' &&
    one.reading.country === near.reading.country &&
    one.reading.population < near.reading.population &&
    metresBetween(find.view(one.reading.entry), find.view(near.reading.entry)) < nearM
  )
}

/**
 * "Local en esquina, Vallecas": where names have capitals, a plain word in the middle of a sentence is none.
 */
const isWrittenClearer = ({ span }: Scored, one: Scored, { tokens, languages }: Surroundings): boolean =>
  languages[0] !== 'de' &&
  one.span.at > 0 &&
  one.reading.worth < cityWorth &&
  Boolean(tokens[span.at]?.isName) &&
  !tokens[one.span.at]?.isName
/** Some two hundred thousand people: nobody needs capitals to be understood of such a town. */
const cityWorth = 5.3

/**
 * A place led to by "in" is clearer than one before it; one written as a name than
 * a plain word ("finca de recreo, Alicante").
 */
function isClearer({ span }: Scored, one: Scored, { tokens }: Surroundings): boolean {
  if (span.at <= one.span.next) return false
  const isName = (at: number): boolean => tokens[at]?.isName ?? false
  // "Riccione a fila": no plain word is clearer than a name.
  if (isName(one.span.at) && !isName(span.at)) return false
  return span.favour >= worth.expected || (isName(span.at) && !isName(one.span.at) && one.span.at > 0)
}

/**
 * What a place abroad must be worth less than another one to be a word of its
 * name or its street: "Cuzco Castellana Madrid".
 */
const stray = 1
const strayFromCountry = 4

/**
 * Nobody looks in two countries at once, unless they say so; of two towns
 * the one where the language is spoken is meant.
 */
export const isStray = (one: Scored, all: readonly Scored[], around: Surroundings): boolean =>
  one.outer === null &&
  all.some(
    (other) =>
      other.reading.country !== one.reading.country &&
      isSurer(other, one, around) &&
      !all.some(({ outer }) => outer === one.span) &&
      !areAlternatives(around, one.span, other.span),
  )

function isSurer({ reading, score }: Scored, one: Scored, { homes }: Surroundings): boolean {
  if (reading.kind === 'country') return score - one.score >= strayFromCountry
  const [isHome, isOwn] = [reading, one.reading].map(({ country }) => homes.includes(country))
  const areTowns = reading.kind === 'city' && one.reading.kind === 'city'
  return isHome === isOwn || !areTowns ? score - one.score >= stray : isHome === true
}

/** "Haus in Husum, nähe Nordsee": beside a place the sea is what it is near to, and no landscape. */
export const isSea = (
  { span }: Scored,
  all: readonly Scored[],
  { tokens, languages }: Surroundings,
): boolean =>
  phraseAt(tokens, span.at, [languages[0]], ['sea'])?.next === span.next &&
  all.some((other) => other.span !== span && other.outer !== span)

const areRelated = (one: Scored, other: Scored, { find }: Surroundings): boolean =>
  find.isWithin(one.reading.entry, other.reading.entry) ||
  find.isWithin(other.reading.entry, one.reading.entry)

type Stretch = Pick<Span, 'at' | 'next'>

/** "Nürnberg oder Fürth": two places to choose from, neither of which says where the other lies. */
export function areAlternatives({ tokens, languages }: Surroundings, one: Stretch, other: Stretch): boolean {
  const first = one.at < other.at ? one : other
  const second = first === one ? other : one
  if (first.next === second.at && isLedByAnd(tokens[second.at]?.word)) return true
  // "Zaragoza centro o Delicias", "Nantes sud ou Rezé".
  const behind = isDirection(tokens[first.next]) ? first.next + 1 : first.next
  const middle = phraseAt(tokens, behind, languages, ['glue'])
  const isMiddle = middle?.meanings.some(({ value }) => value === 'landmark') ?? false
  const joins = isMiddle && middle ? phraseAt(tokens, middle.next, languages, ['glue']) : middle
  return joins?.next === second.at && joins.meanings.some(({ value }) => value === 'or' || value === 'and')
}

/** "وادي النطرون": a valley whose name nobody knows is none of the towns that are called just so. */
const leadsArabicName = (tokens: readonly Token[], { at, next }: Span): boolean =>
  next === at + 1 &&
  /^(?:ال)?(?:وادي|جبل|عين|تل|بير|بئر|كفر)$/.test(tokens[at]?.word ?? '') &&
  /^\p{Script=Arabic}{3}/u.test(tokens[next]?.word ?? '') &&
  meaningsAt(tokens, next).length === 0

/** "Picos de Europa": a small place before "of" and a name that nobody knows is a part of a longer name. */
export function isBeginning(
  { span, reading }: Scored,
  { tokens }: Surroundings,
  all: readonly Scored[],
): boolean {
  const name = tokens[span.next + 1]
  if (leadsArabicName(tokens, span)) return true
  return (
    reading.worth < cityWorth &&
    reading.kind === 'city' &&
    /^(de|del|di|do|da|d|of|von)$/.test(tokens[span.next]?.word ?? '') &&
    Boolean(name?.isName && tokens[span.at]?.isName) &&
    meaningsAt(tokens, span.next + 1).length === 0 &&
    !all.some((other) => other.span.at <= span.next + 1 && span.next + 1 < other.span.next)
  )
}

/** A word of the language is no place beside one that cannot be anything else ("a nice house in Porto"). */
export const isPlain = (one: Scored, all: readonly Scored[], { find }: Surroundings): boolean => {
  const { span, outer, reading } = one
  if (span.cost === 0 || span.favour >= worth.expected) return true
  const sure = all.filter((other) => other !== one && other.span.cost === 0)
  const { region } = find.view(reading.entry)
  // "Wien Donaustadt Neubau": of two quarters of a town it is none either.
  return outer === null
    ? sure.length === 0
    : !sure.some((other) => find.view(other.reading.entry).region === region)
}

/**
 * Of two that lie in one another, as New York and its borough of Queens do on paper, the larger is the wider.
 */
export const isWiderThan = (one: Scored, other: Scored, around: Surroundings): boolean =>
  isToldNear(around, other, one) ||
  (liesIn(other, one, around) &&
    !(liesIn(one, other, around) && one.reading.worth < other.reading.worth) &&
    !areAlternatives(around, one.span, other.span))

const liesIn = (inner: Scored, outer: Scored, around: Surroundings): boolean =>
  around.find.isWithin(inner.reading.entry, outer.reading.entry) ||
  (inner.outer !== null &&
    (inner.outer === outer.span || isWithinSpan(inner.outer, outer.span)) &&
    (inner.within?.kind === 'county' ||
      isSuburb(around, inner.reading, outer.reading) ||
      isTwin(around, [outer.reading, outer.span], [inner.reading, inner.span])))
