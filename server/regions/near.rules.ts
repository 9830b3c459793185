/**
 * regions: of everything in a box, what is worth telling: few of each
 * kind, nearest first, stops with all their lines.
 */
import { nearKinds, type NearAnswer, type NearKind, type NearThing } from '#contract/search/regions.ts'
import { metresPerDegree } from '#contract/vocabulary/earth.ts'
import { metresBetween, type Point } from '#server/platform/geometry/great-circle.rules.ts'
import type { NearColumns } from './near-columns.rules.ts'

/** Metres that are near: a quarter of an hour on foot. */
export const reachM = 1_200
/** Metres a minute, at an easy pace. */
const pace = 80
const tenMinutes = 10
/** How many of a kind are told; of hospitals and stations the nearest is what counts. */
const mostOf: Partial<Record<NearKind, number>> = {
  stop: 4,
  restaurant: 4,
  station: 2,
  hospital: 1,
  university: 2,
}
const most = 3
/** Lines that a stop tells. */
const mostLines = 12

/** The box in which things may be near; degrees. */
export function boxAround({ lat, lon }: Point) {
  const tall = reachM / metresPerDegree
  const wide = tall / Math.max(0.05, Math.cos((lat * Math.PI) / 180))
  return { west: lon - wide, south: lat - tall, east: lon + wide, north: lat + tall }
}

/** Whole minutes on foot, and never none. */
const minutesOf = (metres: number): number => Math.max(1, Math.round(metres / pace))

/** Where it stands is for whoever knows the way there. */
export type Found = NearThing & Point
/** What is only counted. */
export type Other = Pick<NearThing, 'kind' | 'name' | 'metres'> & Point

/**
 * What is told of a box: the nearest of each kind; `others` may be
 * ten minutes away, too, and are only counted.
 */
export function nearest(home: Point, things: NearColumns): { told: Found[]; others: Other[] } {
  const told = new Map<NearKind, Found[]>(nearKinds.map((kind) => [kind, []]))
  const others: Other[] = []
  for (const { at, kind, name, metres, lines } of onceEach(home, things)) {
    if (kind === 'stop' && !name && lines.length === 0) continue
    const ofKind = told.get(kind) ?? []
    const where = { kind, name, metres, lat: things.lat(at), lon: things.lon(at) }
    if (ofKind.length < (mostOf[kind] ?? most))
      ofKind.push({ ...where, lines: [...lines], minutes: minutesOf(metres), by: 'straight' })
    else if (metres <= tenMinutes * pace) others.push(where)
  }
  return { told: [...told.values()].flat(), others }
}

type One = { at: number; kind: NearKind; name: string | null; metres: number; lines: readonly string[] }

/**
 * One stop has a pole on either side of the street, and one thing may be drawn as a point
 * and as an area: told once. The nearest first.
 */
function onceEach(home: Point, things: NearColumns): Iterable<One> {
  const known = new Map<string, One>()
  for (const place of byDistance(home, things)) {
    const at = place % placesAtMost
    const metres = Math.floor(place / placesAtMost)
    const kind = things.kind(at)
    const name = things.name(at)
    const key = name === null ? `${kind} ${metres}` : `${kind} ${name.toLowerCase()}`
    const one = known.get(key)
    if (!one) known.set(key, { at, kind, name, metres, lines: joined([], things.lines(at)) })
    else one.lines = joined(one.lines, things.lines(at))
  }
  return known.values()
}

/**
 * More places than a box is asked for; metres and a place fit into one number,
 * which is put in order without comparing objects.
 */
const placesAtMost = 2 ** 16

/** What is within reach, the nearest first: metres times `placesAtMost` and its place. */
function byDistance(home: Point, { count, lat, lon }: NearColumns): Float64Array {
  if (count > placesAtMost) throw new Error(`${count} things are more than can be told apart.`)
  const order = new Float64Array(count)
  const spot = { lat: 0, lon: 0 }
  let within = 0
  for (let at = 0; at < count; at++) {
    spot.lat = lat(at)
    spot.lon = lon(at)
    const metres = Math.round(metresBetween(home, spot))
    if (metres <= reachM) order[within++] = metres * placesAtMost + at
  }
  return order.subarray(0, within).toSorted()
}

/**
 * The same with the minutes of the way there where it is known, and by them in order; kinds
 * stay in theirs. What is no walk is not near.
 */
export function walked(things: readonly Found[], minutes: readonly (number | null)[]): NearThing[] {
  const told = things.map(({ kind, name, lines, metres, ...straight }, at): NearThing => {
    const known = minutes[at]
    return typeof known === 'number'
      ? { kind, name, lines, metres, minutes: known, by: 'graph' }
      : { kind, name, lines, metres, minutes: straight.minutes, by: straight.by }
  })
  return nearKinds.flatMap((kind) =>
    told
      .filter((thing) => thing.kind === kind && Number.isFinite(thing.minutes))
      .toSorted((a, b) => a.minutes - b.minutes),
  )
}

const { compare } = new Intl.Collator('en', { numeric: true })

/** By number where they have one: 2 before 10. Most have no lines, and are not put in order. */
const joined = (a: readonly string[], b: readonly string[]): readonly string[] =>
  a.length + b.length < 2
    ? b.length === 0
      ? a
      : b
    : [...new Set([...a, ...b])].toSorted(compare).slice(0, mostLines)

/**
 * How many of each kind are ten minutes away by the minutes of the way
 * there; where it is unknown, as the crow flies.
 */
export function counted(
  things: readonly Other[],
  minutes: readonly (number | null)[],
): Pick<NearAnswer, 'within' | 'estimated'> {
  const within: NearAnswer['within'] = {}
  const estimated = new Set<NearKind>()
  for (const [at, { kind, metres }] of things.entries()) {
    const known = minutes[at] ?? null
    if ((known ?? metres / pace) > tenMinutes) continue
    within[kind] = (within[kind] ?? 0) + 1
    if (known === null) estimated.add(kind)
  }
  return { within, estimated: [...estimated] }
}
