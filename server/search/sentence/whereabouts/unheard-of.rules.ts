/** search: a name before a greater town as a part of it that nobody told us of. */
import { metresBetween } from '#server/platform/geometry/great-circle.rules.ts'
import { meaningsAt, phraseAt } from '../dictionary.rules.ts'
import type { Scored } from './name-parts.rules.ts'
import type { Surroundings } from './place-clues.rules.ts'

/** A place a hundred times as large: what stands right before it is a part of it that nobody told us of. */
const muchLarger = 2
/** So is a smaller town far from a great one, and a quarter of another town. */
const greatTown = 100_000
const larger = 10
const farM = 80_000
/** Where a comma or "in" stands between, the second need not be great; and two of this size are a list. */
const town = 20_000
const listed = 60_000

/**
 * "Whitefield Bangalore" is not the Whitefield of Lancashire, nor "Arcadia Phoenix" that of California;
 * "Clifton, Harrogate" and "the Clifton area of Harrogate" are not in Bristol.
 */
export function isUnheardOf(one: Scored, all: readonly Scored[], around: Surroundings): boolean {
  const index = all.indexOf(one)
  const behind = all[index + 1]
  const third = all[index + 2]
  const joint = behind && jointOf(one, behind, around)
  if (!behind || !joint || isInside(one, behind, around)) return false
  // "Médina de Marrakech" is not the one of Arabia, however large.
  if (joint === 'of') return true
  const isFar = farApart(one, behind, around)
  if (joint === 'in') return isFar && behind.reading.population >= town
  // "Forte dei Marmi Roma Imperiale": what stands behind may be the beginning of another name.
  if (joint === 'beside' && isBegun(behind, around)) return false
  const isMuchLarger = behind.reading.worth - one.reading.worth >= muchLarger
  if (isMuchLarger || (isFar && isLesser(one, behind))) return true
  return joint === 'comma' && isFar && isOfComma(one, behind, around) && !isListed(behind, third, around)
}

const isInside = (one: Scored, { reading }: Scored, { find }: Surroundings): boolean =>
  one.outer !== null ||
  find.isWithin(reading.entry, one.reading.entry) ||
  find.isWithin(one.reading.entry, reading.entry)

type Joint = 'beside' | 'comma' | 'of' | 'in'

/** What leads from one name to the next; null for anything that means more. */
function jointOf({ span }: Scored, behind: Scored, { tokens, languages }: Surroundings): Joint | null {
  if (behind.span.at === span.next) return 'beside'
  if (behind.span.at - span.next === 1) {
    const word = tokens[span.next]?.word ?? ''
    if (word === ',') return 'comma'
    if (/^(de|du|of|di|do|da|von)$/.test(word)) return 'of'
  }
  let joint: Joint | null = null
  for (let at = span.next; at < behind.span.at;) {
    const glue = phraseAt(tokens.slice(0, behind.span.at), at, languages, ['glue'])
    const values = glue?.meanings.map(({ value }) => value) ?? []
    if (!glue || !values.some((value) => /^(in|of|filler)$/.test(value))) return null
    if (values.some((value) => value === 'in' || value === 'of')) joint = 'in'
    at = glue.next
  }
  return joint
}

/**
 * Whether both are towns far from each other; or the first a region of another country ("Santa Cruz Rio").
 */
const farApart = ({ reading }: Scored, behind: Scored, { find }: Surroundings): boolean =>
  behind.reading.kind === 'city' &&
  (reading.kind === 'city' || (reading.kind !== 'country' && reading.country !== behind.reading.country)) &&
  metresBetween(find.view(reading.entry), find.view(behind.reading.entry)) > farM

/** Whether the town behind is a great one, and the first one is not. */
const isLesser = ({ reading }: Scored, { reading: great }: Scored): boolean =>
  great.population >= greatTown &&
  great.worth > reading.worth &&
  (reading.population < greatTown || great.population > larger * reading.population)

/** A quarter of another town, or a much smaller one; nobody counts the people of quarters. */
const isOfComma = ({ reading }: Scored, { reading: outer }: Scored, { find }: Surroundings): boolean =>
  outer.population >= town &&
  (find.view(reading.entry).population === null ||
    (reading.population < listed && outer.population > 2 * reading.population))

/** "Rye, Hastings or Bexhill": the second is one of a list unless the third says where it lies. */
const isListed = ({ reading, span }: Scored, third: Scored | undefined, { find }: Surroundings): boolean =>
  third !== undefined && third.span.at - span.next <= 2 && !find.isWithin(reading.entry, third.reading.entry)

/** Whether a name that no dictionary has goes on behind another. */
const isBegun = ({ span }: Scored, { tokens }: Surroundings): boolean =>
  tokens[span.next]?.isName === true && meaningsAt(tokens, span.next).length === 0
