/**
 * places: type-ahead over islands, lakes, coasts and valleys, and what it leaves of the places beside them.
 */
import { fold } from '#contract/search/fold.ts'
import type { LandscapeHit } from '#contract/search/places.ts'
import { countryOf, type Gazetteer, idOf, kindOf, none } from '../gazetteer/gazetteer.ts'
import { exactMatches } from '../gazetteer/keys.ts'
import { type Landscape, landscapesBeginning } from '../landscapes/landscapes.ts'
import { citiesWithin } from './neighbours.ts'
import { pathEntries } from './place-view.ts'

/** With fewer letters every second coast of the world would be meant. */
const fewestLetters = 3
const most = 3

/**
 * Landscapes whose name begins with what was typed, those with most homes first;
 * `offered` are the countries that are, null for all.
 */
export function suggestLandscapes(
  g: Gazetteer,
  typed: string,
  { offered, counts }: { offered: readonly string[] | null; counts: ReadonlyMap<string, number> },
): LandscapeHit[] {
  const beginning = fold(typed)
  if (beginning.length < fewestLetters) return []
  return landscapesBeginning(beginning)
    .flatMap((one) => {
      const country = one.countries.find((code) => offered === null || offered.includes(code))
      return country ? [{ ...hitOf(one), country, count: homesIn(g, one, counts) }] : []
    })
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most)
}

const hitOf = ({ name, lat, lon, radiusM, within }: Landscape) => ({ name, lat, lon, radiusM, within })

/** The homes of the towns that lie in it; a quarter's are its town's too. */
function homesIn(g: Gazetteer, one: Landscape, counts: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const { entry } of citiesWithin(g, one, one.radiusM / 1000)) {
    if (g.parent[entry] !== none || !one.countries.includes(countryOf(g, entry))) continue
    if (one.within === null || pathEntries(g, entry).some((outer) => idOf(g, outer) === one.within))
      sum += counts.get(idOf(g, entry)) ?? 0
  }
  return sum
}

/**
 * Ids of regions and counties that are only called like one of these: offered beside
 * it they would be a twin with other borders.
 */
export const twinsOf = (g: Gazetteer, hits: readonly LandscapeHit[]): ReadonlySet<string> =>
  new Set(
    hits
      .flatMap(({ name }) => exactMatches(g, fold(name)))
      .filter(({ entry }) => /^(region|county)$/.test(kindOf(g, entry)))
      .map(({ entry }) => idOf(g, entry)),
  )
