/** travel: from where one is in time at a point, or at the nearest of a kind of thing. */
import type { NearKind } from '#contract/search/regions.ts'
import type { TravelMode, TravelWish } from '#contract/search/travel.ts'
import type { DrawnArea } from '#contract/vocabulary/polyline.ts'
import { metresPerDegree } from '#contract/vocabulary/earth.ts'
import type { Point } from '#server/platform/geometry/great-circle.rules.ts'
import { memoize } from '#server/platform/threads/memoize.ts'
import { readThingsOfKind, type Box } from '#server/regions/index.ts'
import { areasAround } from './area/straight.rules.ts'
import { straightReach } from './pace.rules.ts'
import { graphsAt, graphsOf, type Sources } from './sources.ts'

/**
 * `areas` are none where nobody knows (`by` null); `radius` metres are about as far.
 * `isPassing`: whoever may know does not answer for now.
 */
export type Reached = {
  by: 'graph' | 'straight' | null
  areas: readonly DrawnArea[]
  radius: number
  isPassing: boolean
}

/** `where` are the boxes in which things of a kind are looked for; `network` is whose turn it is. */
export type Reach = (wish: TravelWish, where: readonly Box[], network: string) => Promise<Reached>

/** More things of a kind than this, and a smaller place must be named. */
const mostThings = 1_500
/** Answers that are kept: some kilobytes each. */
const kept = 400

/** Nobody answered for now: not kept. */
class NobodyAnswers extends Error {}

type PointAsk = { point: Point; minutes: number; mode: TravelMode; graphs: string[] }
type KindAsk = {
  kind: NearKind
  minutes: number
  mode: TravelMode
  boxes: Box[]
  graphs: string[]
  versions: string[]
}

/** Answers are kept until a region changes. */
export function createReach(sources: Sources): Reach {
  const atPoint = memoize(kept, (ask: PointAsk, network) => reachPoint(sources, ask, network))
  const atKind = memoize(kept, (ask: KindAsk, network) => reachKind(sources, ask, network))
  return async ({ minutes, mode, to }, where, network) => {
    const nobody = unknown(straightReach(minutes, mode))
    const { regions } = await sources.regions()
    if ('near' in to) {
      const boxes = where.map((box) => roundedOut(box, straightReach(minutes, mode)))
      const there = regions.filter((one) => one.things > 0 && boxes.some((box) => meets(box, one)))
      if (there.length === 0) return nobody
      const versions = there.map(({ id, version }) => `${id} ${version}`)
      return atKind({ kind: to.near, minutes, mode, boxes, graphs: graphsOf(there), versions }, network)
    }
    const point = { lat: to.lat, lon: to.lon }
    const asked = atPoint({ point, minutes, mode, graphs: graphsAt(regions, point) }, network)
    return asked.catch((error: unknown) => {
      if (error instanceof NobodyAnswers) return { ...nobody, isPassing: true }
      throw error
    })
  }
}

async function reachPoint(
  { ask, graphs }: Sources,
  { point, minutes, mode, graphs: keys }: PointAsk,
  network: string,
): Promise<Reached> {
  const radius = straightReach(minutes, mode)
  const { answer, isDown } = await ask((server) => server.isochrone(point, minutes, mode))
  const areas = answer ?? (await graphs.reach(keys, { points: [point], minutes, mode }, network))
  if (areas) return { by: 'graph', areas, radius, isPassing: false }
  if (isDown) throw new NobodyAnswers()
  return unknown(radius)
}

async function reachKind(
  { read, graphs }: Sources,
  { kind, minutes, mode, boxes, graphs: keys }: KindAsk,
  network: string,
): Promise<Reached> {
  const radius = straightReach(minutes, mode)
  const points = await read((db) => readThingsOfKind(db, { kind, boxes }, mostThings + 1))
  if (points.length > mostThings) return unknown(radius)
  if (points.length === 0) return { by: 'graph', areas: [], radius, isPassing: false }
  const areas = await graphs.reach(keys, { points, minutes, mode }, network)
  if (areas) return { by: 'graph', areas, radius, isPassing: false }
  const straight = areasAround(points, radius)
  return straight ? { by: 'straight', areas: straight, radius, isPassing: false } : unknown(radius)
}

const unknown = (radius: number): Reached => ({ by: null, areas: [], radius, isPassing: false })

const meets = (one: Box, other: Box): boolean =>
  one.west <= other.east && one.east >= other.west && one.south <= other.north && one.north >= other.south

/** Degrees that boxes are widened to, so that a map that is moved a little asks for the same. */
const step = 0.1

/** The box and `metres` around it. */
function roundedOut({ west, south, east, north }: Box, metres: number): Box {
  const up = metres / metresPerDegree
  const aside = up / Math.max(0.05, Math.cos((((south + north) / 2) * Math.PI) / 180))
  return {
    west: Math.floor((west - aside) / step) * step,
    south: Math.floor((south - up) / step) * step,
    east: Math.ceil((east + aside) / step) * step,
    north: Math.ceil((north + up) / step) * step,
  }
}
