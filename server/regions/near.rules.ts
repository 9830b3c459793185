/** regions: of everything in a box, what is worth telling: few of each kind, nearest first, stops with all their lines. */
import { nearKinds, type NearAnswer, type NearKind, type NearThing } from '#contract/search/regions.ts'
import { metresBetween, type Point } from '#server/platform/geometry/great-circle.rules.ts'

type Row = { kind: NearKind; name: string | null; lines: readonly string[] | null; lat: number; lon: number }

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
  const tall = reachM / 111_320
  const wide = tall / Math.max(0.05, Math.cos((lat * Math.PI) / 180))
  return { west: lon - wide, south: lat - tall, east: lon + wide, north: lat + tall }
}

/** Whole minutes on foot, and never none. */
const minutesOf = (metres: number): number => Math.max(1, Math.round(metres / pace))

/** Where it stands is for whoever knows the way there. */
export type Found = NearThing & Point

/** What is told of the rows: the nearest of each kind; `others` may be ten minutes away, too, and are only counted. */
export function nearest(home: Point, rows: readonly Row[]): { told: Found[]; others: Found[] } {
  const all = onceEach(home, rows)
  const told = nearKinds.flatMap((kind) =>
    all.filter((thing) => thing.kind === kind).slice(0, mostOf[kind] ?? most),
  )
  const isTold = new Set(told)
  return { told, others: all.filter((thing) => thing.metres <= tenMinutes * pace && !isTold.has(thing)) }
}

/** One stop has a pole on either side of the street, and one thing may be drawn as a point and as an area: told once. */
function onceEach(home: Point, rows: readonly Row[]): Found[] {
  const told = new Map<string, Found>()
  const byDistance = rows
    .map((row) => ({ ...row, metres: Math.round(metresBetween(home, row)) }))
    .filter(({ metres }) => metres <= reachM)
    .toSorted((a, b) => a.metres - b.metres)
  for (const { kind, name, lines, metres, lat, lon } of byDistance) {
    const key = name === null ? `${kind} ${metres}` : `${kind} ${name.toLowerCase()}`
    const known = told.get(key)
    if (known) known.lines = joined(known.lines, lines ?? [])
    else {
      const minutes = minutesOf(metres)
      told.set(key, { kind, name, lines: joined([], lines ?? []), metres, minutes, by: 'straight', lat, lon })
    }
  }
  return [...told.values()].filter(({ kind, name, lines }) => kind !== 'stop' || name || lines.length > 0)
}

/** The same with the minutes of the way there where it is known, and by them in order; kinds stay in theirs. What is no walk is not near. */
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
const joined = (a: readonly string[], b: readonly string[]): string[] =>
  a.length + b.length < 2 ? [...a, ...b] : [...new Set([...a, ...b])].toSorted(compare).slice(0, mostLines)

/** How many of each kind are ten minutes away by the minutes of the way there; where it is unknown, as the crow flies. */
export function counted(
  things: readonly Found[],
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
