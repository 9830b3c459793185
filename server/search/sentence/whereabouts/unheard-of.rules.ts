/** search: a name right before a great town that nobody told us of as a part of it. */
import { metresBetween } from '#server/platform/geometry/great-circle.rules.ts'
import type { Scored } from './name-parts.rules.ts'
import type { Surroundings } from './place-clues.rules.ts'

/** A place a hundred times as large: what stands right before it is a part of it that nobody told us of. */
const muchLarger = 2
/** So is a smaller town far from a great one, and a quarter of another town. */
const greatTown = 100_000
const larger = 10
const farM = 80_000

/** "Whitefield Bangalore" is not the Whitefield of Lancashire, nor "Arcadia Phoenix" that of California. */
export function isUnheardOf(one: Scored, behind: Scored | undefined, around: Surroundings): boolean {
  const { tokens, find } = around
  if (!behind || behind.span.at - one.span.next > 1 || one.outer !== null) return false
  if (find.isWithin(behind.reading.entry, one.reading.entry)) return false
  const between = behind.span.at === one.span.next ? ',' : (tokens[one.span.next]?.word ?? '')
  // "Médina de Marrakech" is not the one of Arabia, however large.
  const isOf = /^(de|du|of|di|do|da|von)$/.test(between)
  if (isOf) return true
  const isMuchLarger = behind.reading.worth - one.reading.worth >= muchLarger
  return between === ',' && (isMuchLarger || isFarFrom(one, behind, around))
}

/** Whether the town behind is a great one far away. */
function isFarFrom({ reading, span }: Scored, behind: Scored, { find }: Surroundings): boolean {
  const great = behind.reading
  if (reading.kind !== 'city' || great.kind !== 'city' || great.population < greatTown) return false
  const isLesser = reading.population < greatTown || great.population > larger * reading.population
  return (
    isLesser &&
    great.worth > reading.worth &&
    behind.span.at === span.next &&
    metresBetween(find.view(reading.entry), find.view(great.entry)) > farM
  )
}
