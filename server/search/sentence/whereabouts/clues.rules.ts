/**
 * search: what the other names of a sentence say of one of them: that it
 * lies within, beside or right behind another.
 */
import { metresBetween } from '#server/platform/geometry/great-circle.rules.ts'
import { isSuburb } from './beside-town.rules.ts'
import { type Surroundings, worth, worthOfNamed } from './place-clues.rules.ts'
import {
  follows,
  isJustBoth,
  isPartOfLonger,
  isTwin,
  overlaps,
  type Clue,
  type Reading,
  type Span,
} from './name-parts.rules.ts'
import { areAlternatives } from './rivals.rules.ts'

/** Another name that may say where a place lies; `isWhole` where both are one name of another place. */
type Beside = { other: Span; isBeside: boolean; isWhole: boolean }

/** What does not depend on the reading is found out once: a San Pedro has some hundred of them. */
export function cluesOf(span: Span, spans: readonly Span[], around: Surroundings): Beside[] {
  const clues = spans.flatMap((other): Beside[] => {
    if (overlaps(other, span) || areAlternatives(around, span, other)) return []
    const isBehind = follows(around.tokens, span, other)
    if (other.isCode && !isBehind) return []
    if (other.cost >= 4 && !isBehind && other.next !== span.at) return []
    if (isPartOfLonger(other, span, spans)) return []
    const isBeside = isBehind || follows(around.tokens, other, span)
    return [{ other, isBeside, isWhole: spans.some((whole) => isJustBoth(whole, span, other)) }]
  })
  return affordable(clues, span, mostPairs / spans.length)
}

/**
 * Two readings are compared in a quarter of a microsecond. A sentence of three names that hundreds of places
 * have needs some tens of thousands of such looks; one of thirty needs millions, and asks for nothing.
 */
const mostPairs = 200_000

/** The nearest clues that can be weighed in so many looks. */
function affordable(clues: readonly Beside[], span: Span, looks: number): Beside[] {
  let left = looks
  const apart = ({ other }: Beside): number => Math.abs(other.at - span.at)
  const kept = new Set<Beside>()
  for (const clue of clues.toSorted((a, b) => apart(a) - apart(b))) {
    const cost = span.readings.length * clue.other.readings.length
    if (cost > left) continue
    left -= cost
    kept.add(clue)
  }
  return clues.filter((clue) => kept.has(clue))
}

/** Al Nahda of Sharjah lies there, and not only so near that the town beside it reaches over. */
const stated = 0.1

/** What the widest clue is worth: a place named too in which this one lies, or at least nearby. */
export function contextOf(
  reading: Reading,
  span: Span,
  { clues, around }: { clues: readonly Beside[]; around: Surroundings },
): Clue & { bonus: number } {
  const { find } = around
  let clue: Clue & { bonus: number } = { bonus: 0, outer: null, within: null }
  for (const { other, isBeside, isWhole } of clues) {
    // Some call Washington Heights the Heights, but not those of Brooklyn.
    if (isWhole && !reading.byName) continue
    // "Casablanca Anfa": some call Casablanca Anfa, which says nothing of where Anfa is.
    if (other.readings.some(({ entry }) => entry === reading.entry)) continue
    for (const outer of other.readings) {
      const isIn =
        find.isWithin(reading.entry, outer.entry) || (isBeside && isOfCounty(around, reading, outer))
      const isTown =
        !isIn &&
        other.cost < 4 &&
        ((isBeside && isSuburb(around, reading, outer)) || isTwin(around, [outer, other], [reading, span])) &&
        !isSeat(around, span, outer)
      if (!isIn && !isTown) continue
      const full = (isBeside ? worth.adjacent : worth.apart) - (isIn ? 0 : worth.germanName)
      // "Bordeaux Bastide": written as a name right behind its town.
      const named = isIn && other.next === span.at ? worthOfNamed(around, span) : 0
      // "Granny annexe, Ipswich QLD": a state that is named says more than words that others use too.
      const told = isIn && isBeside && around.isDialect && isLand.test(outer.kind) ? worth.dialect : 0
      const bonus = (outer.base < 3 ? full / 2 : full) + named + told
      if (bonus < clue.bonus) continue
      const isStated = isIn && find.view(reading.entry).region === find.view(outer.entry).name
      if (isStated || bonus > clue.bonus)
        clue = { bonus: bonus + (isStated ? stated : 0), outer: other, within: outer }
    }
  }
  return clue
}

const isLand = /^(?:country|region)$/

/** "Rochester, Kent": many towns of Britain are no part of their county any more. */
const isOfCounty = ({ find }: Surroundings, reading: Reading, outer: Reading): boolean =>
  outer.kind === 'county' &&
  outer.country === 'GB' &&
  reading.kind === 'city' &&
  reading.country === 'GB' &&
  metresBetween(find.view(reading.entry), find.view(outer.entry)) < ofCountyMetres
const ofCountyMetres = 50_000

/** Venice gives its name to the county that Mestre lies in, and is no suburb of it. */
const isSeat = ({ find }: Surroundings, { readings }: Span, outer: Reading): boolean =>
  readings.some(({ kind, entry }) => kind !== 'city' && find.isWithin(outer.entry, entry))
