/** main: the map of the world: lakes, and arms of lakes, that the shorelines do not have, out of a coarser map that does. */
import type { Position } from 'geojson'
import { boxOf, isInside } from './new-islands.rules.ts'

/** A lake is looked at in rows of so many points. */
const inRow = 20
const fewest = 12
/** Where so much of it is dry, a lake is missing in part; else it is the same one, drawn a little aside. */
const partly = 0.12
/** Where so much of it is dry, there is no such lake, nor its islands. */
const wholly = 0.6

export type Missing = { lakes: Position[][]; islands: Position[][] }

/** `isDry` says whether there is land and no lake at a point. A lake is its outline, then its islands. */
export function missingLakes(
  lakes: readonly Position[][][],
  isDry: (lon: number, lat: number) => boolean,
): Missing {
  const missing: Missing = { lakes: [], islands: [] }
  for (const [outline = [], ...islands] of lakes) {
    const points = pointsIn(outline, islands)
    const dry =
      points.filter(([lon = 0, lat = 0]) => isDry(lon, lat)).length / Math.max(fewest, points.length)
    if (dry < partly) continue
    missing.lakes.push(outline)
    if (dry >= wholly) missing.islands.push(...islands)
  }
  return missing
}

/** Points all over a lake, but not on its islands. */
function pointsIn(outline: readonly Position[], islands: readonly Position[][]): Position[] {
  const [west, south, east, north] = boxOf(outline)
  const shares = Array.from({ length: inRow }, (_, i) => (i + 0.5) / inRow)
  return shares
    .flatMap((up) => shares.map((aside) => [west + (east - west) * aside, south + (north - south) * up]))
    .filter((point) => isInside(outline, point) && !islands.some((island) => isInside(island, point)))
}
