/**
 * places: in which regions towns lie today, where borders were redrawn
 * since their file was made: Vietnam's, Norway's.
 */
import type { NewerCity, SourceCity } from './geonames-files.ts'

type Codes = Pick<SourceCity, 'admin1' | 'admin2'>

/**
 * Towns with the codes of today. The two packages are of different days, and regions are named
 * by the newer one: what it has of a town counts, and a town that it leaves out follows its
 * nearest neighbour out of a region that is no more.
 *
 * @param regions codes of all first-level divisions, such as `PT.14`
 */
export function withCurrentCodes(
  towns: readonly SourceCity[],
  newer: readonly NewerCity[],
  regions: ReadonlySet<string>,
): SourceCity[] {
  const known = new Map(newer.map((town) => [keyOf(town), town]))
  const codes = towns.map((town): Codes | null => {
    const found = known.get(keyOf(town))
    return found && regions.has(regionOf({ ...town, ...found })) ? found : null
  })
  const moved = movedBy(towns, codes, regions)
  return towns.map((town, at) => {
    const today = codes[at] ?? nearest(town, moved.get(regionOf(town)) ?? [])
    return today ? { ...town, admin1: today.admin1, admin2: today.admin2 } : town
  })
}

/** Towns are the same that are called the same within a kilometre. */
const keyOf = ({ country, name, lat, lon }: Pick<SourceCity, 'country' | 'name' | 'lat' | 'lon'>): string =>
  `${country} ${name} ${lat.toFixed(2)} ${lon.toFixed(2)}`

const regionOf = ({ country, admin1 }: SourceCity): string => `${country}.${admin1}`

type Member = { town: SourceCity; codes: Codes }

/**
 * Towns of which the newer file knows more, by the regions that are no more or that most of them have left.
 */
function movedBy(
  towns: readonly SourceCity[],
  codes: readonly (Codes | null)[],
  regions: ReadonlySet<string>,
): ReadonlyMap<string, readonly Member[]> {
  const members = towns.flatMap((town, at): Member[] => {
    const own = codes[at]
    return own ? [{ town, codes: own }] : []
  })
  const groups = Map.groupBy(members, ({ town }) => regionOf(town))
  for (const [region, group] of groups) {
    const left = group.filter(({ town, codes: own }) => town.admin1 !== own.admin1).length
    if (regions.has(region) && left * 2 <= group.length) groups.delete(region)
  }
  return groups
}

function nearest({ lat, lon }: SourceCity, members: readonly Member[]): Codes | null {
  const away = ({ town }: Member) =>
    Math.hypot(town.lat - lat, (town.lon - lon) * Math.cos((lat * Math.PI) / 180))
  return members.toSorted((a, b) => away(a) - away(b))[0]?.codes ?? null
}
