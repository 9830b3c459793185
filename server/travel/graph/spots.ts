/**
 * travel: what was reached of a graph as spots on the map: every bend,
 * and points between bends that lie far apart.
 */
import { perDegree, type TravelGraph } from '#server/regions/index.ts'
import type { Spot } from '../area/field.rules.ts'
import type { Reach } from './reach.ts'

/** Off the streets one goes on foot: metres a second, and no farther than this from a street. */
const strollPace = 1.2
const offStreets = 110
/** A street between two bends is followed by steps of this many metres. */
const step = 60

type Ask = { reach: Reach; mode: number; limit: number }

/** With what is left of the time as metres around each. */
export function spotsOf(graph: TravelGraph, { reach: { seconds, reached }, mode, limit }: Ask): Spot[] {
  const { lats, lons, first, to, metres, pace, paces } = graph
  const spots: Spot[] = []
  const add = (lat: number, lon: number, left: number) =>
    spots.push({ lat, lon, slack: Math.max(1, Math.min(offStreets, left * strollPace)) })
  for (const node of reached) {
    const lat = (lats[node] as number) / perDegree
    const lon = (lons[node] as number) / perDegree
    const left = limit - (seconds[node] as number)
    add(lat, lon, left)
    for (let at = first[node] as number; at < (first[node + 1] as number); at++) {
      const perMetre = paces[(pace[at] as number) * 3 + mode] as number
      const long = metres[at] as number
      if (perMetre === 0 || long < step) continue
      const end = to[at] as number
      const up = (lats[end] as number) / perDegree - lat
      const aside = (lons[end] as number) / perDegree - lon
      for (let gone = step; gone < long && gone * perMetre <= left; gone += step)
        add(lat + (up * gone) / long, lon + (aside * gone) / long, left - gone * perMetre)
    }
  }
  return spots
}
