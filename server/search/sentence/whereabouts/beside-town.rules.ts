/** search: towns that lie beside a great one, and may be named after it. */
import { kmPerDegree, radians } from '#contract/vocabulary/earth.ts'
import type { SpelledPlace } from '../sentence.rules.ts'
import type { Surroundings } from './place-clues.rules.ts'

/** Decades of people by which a town is greater than one beside it, and the kilometres between them. */
const suburban = { greater: 0.6, km: 25 }

/** "Rostock Warnemünde": a town of its own that is named after the great one beside it. */
export const isSuburb = (around: Surroundings, inner: SpelledPlace, outer: SpelledPlace): boolean =>
  outer.worth - inner.worth >= suburban.greater && isBesideTown(around, inner, outer)

/**
 * Whether both are towns of one country, and near each other; nothing is named
 * after a quarter, whose people nobody counts.
 */
export function isBesideTown({ find }: Surroundings, inner: SpelledPlace, outer: SpelledPlace): boolean {
  if (inner.kind !== 'city' || outer.kind !== 'city' || inner.country !== outer.country) return false
  const one = find.view(inner.entry)
  const other = find.view(outer.entry)
  if (other.population === null) return false
  const east = (one.lon - other.lon) * Math.cos(radians(one.lat))
  return inner.entry !== outer.entry && Math.hypot(east, one.lat - other.lat) * kmPerDegree <= suburban.km
}
