/** travel: what one loaded graph answers: who is within reach, and how long it takes. */
import { LRUCache } from 'lru-cache'
import { travelModes, type TravelMode } from '#contract/search/travel.ts'
import type { DrawnArea } from '#contract/vocabulary/polyline.ts'
import type { Point } from '#server/platform/geometry/great-circle.rules.ts'
import { copyOfNode, type TravelGraph } from '#server/regions/index.ts'
import { areasOf } from '../area/contour.rules.ts'
import { fieldOf } from '../area/field.rules.ts'
import { longestMinutes } from '../pace.rules.ts'
import { nearestNodeOf, type Snapped } from './nearest-node.ts'
import { backwards, reachOf } from './reach.ts'
import { spotsOf } from './spots.ts'

export type Router = {
  /** From where one is at one of the points within the minutes; null where none of them is near a street. */
  reach: (points: readonly Point[], minutes: number, mode: TravelMode) => DrawnArea[] | null
  /**
   * Minutes from a point to each of the others; null where nobody knows the way,
   * Infinity for what is beyond a `limit` of minutes.
   */
  times: (from: Point, to: readonly Point[], mode: TravelMode, limit?: number) => (number | null)[]
}

/** Metres a second between a door and the street. */
const toStreet = 1.2
/** Metres between the corners that a border is drawn by, and how many of them lie on a side. */
const fineness = { cell: 30, most: 190 }
/** Around many things the border stays close to each of them. */
const finenessOfMany = { cell: 40, most: 1_400 }

/** A node and its copies: whoever is at one of them has arrived. */
function alikeIn({ lats, lons, usable }: TravelGraph): (node: number) => number[] {
  const copies = new Map<string, number[]>()
  const keyOf = (node: number) => `${lats[node]} ${lons[node]}`
  for (let node = usable.indexOf(copyOfNode); node >= 0; node = usable.indexOf(copyOfNode, node + 1))
    copies.set(keyOf(node), [...(copies.get(keyOf(node)) ?? []), node])
  return (node) => [node, ...(copies.get(keyOf(node)) ?? [])]
}

const secondsTo = ({ metres }: Snapped): number => metres / toStreet

/** Points whose nearest street is remembered: what is near one home is near its neighbours too. */
const mostPoints = 20_000

type Nearest = ReturnType<typeof nearestNodeOf>

function remembering(find: Nearest): Nearest {
  const known = new LRUCache<string, { at: Snapped | null }>({ max: mostPoints })
  return (point, mode) => {
    const key = `${point.lat} ${point.lon} ${mode}`
    const found = known.get(key) ?? { at: find(point, mode) }
    known.set(key, found)
    return found.at
  }
}

/** Reads the graph into what it is asked by. */
export function createRouter(graph: TravelGraph): Router {
  const nearest = remembering(nearestNodeOf(graph))
  const alike = alikeIn(graph)
  let turned: TravelGraph | null = null
  const numberOf = (mode: TravelMode): number => travelModes.indexOf(mode)
  return {
    reach(points, minutes, mode) {
      const number = numberOf(mode)
      const snapped = points.flatMap((point) => nearest(point, number) ?? [])
      if (snapped.length === 0) return null
      turned ??= backwards(graph)
      const limit = minutes * 60
      const starts = snapped.flatMap((spot) =>
        alike(spot.node).map((node) => ({ node, seconds: secondsTo(spot) })),
      )
      const reach = reachOf(turned, { starts, mode: number, limit })
      const spots = spotsOf(turned, { reach, mode: number, limit })
      const field = fieldOf(spots, points.length > 1 ? finenessOfMany : fineness)
      return field ? areasOf(field) : []
    },
    times(from, to, mode, limit = longestMinutes) {
      const number = numberOf(mode)
      const start = nearest(from, number)
      const ends = to.map((point) => nearest(point, number))
      // Without an end every street within three hours would be looked at, for nothing.
      if (!start || ends.every((end) => end === null)) return to.map(() => null)
      const { seconds } = reachOf(graph, {
        starts: [{ node: start.node, seconds: secondsTo(start) }],
        mode: number,
        limit: limit * 60,
        targets: ends.flatMap((end) => (end ? [alike(end.node)] : [])),
      })
      const soonest = (end: Snapped) => Math.min(...alike(end.node).map((node) => seconds[node] as number))
      return ends.map((end) => {
        const time = end && soonest(end) + secondsTo(end)
        if (time !== null && !Number.isFinite(time) && limit < longestMinutes) return time
        return time === null || !Number.isFinite(time) ? null : time / 60
      })
    },
  }
}
