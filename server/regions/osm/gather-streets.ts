/** regions: streets by name, each out of the many ways it is drawn by, and points along them. */
import { fold } from '#contract/search/fold.ts'
import { metresBetween } from '#server/platform/geometry/great-circle.rules.ts'
import type { Names } from './names.rules.ts'
import type { Position } from './places-of-nodes.ts'

/** A thing that is found by name; `area` is its outline. */
export type Named = Names & {
  kind: 'street' | 'county' | 'municipality' | 'district' | 'park'
  lat: number
  lon: number
  radiusM: number
  area: string | null
}
/** A point of a street. */
export type StreetSpot = { street: string; lat: number; lon: number }

/** Degrees within which ways of one name are one street. */
const oneStreet = 0.02
/** Metres from one point along a street to the next. */
const spotEvery = 50
/** Metres around a street that are its own, and the least of them. */
const beside = 150
const leastReach = 300

type Box = { west: number; south: number; east: number; north: number }
/** `more` are spellings that only later ways of the street have. */
type Street = { names: Names; more: string[]; box: Box }

export class Streets {
  private readonly known = new Map<string, Street>()

  /** Takes a way in; answers the points along it. */
  add(names: Names, line: readonly Position[]): StreetSpot[] {
    const [first] = line
    if (!first) return []
    const key = `${fold(names.name)} ${Math.round(first.lat / oneStreet)} ${Math.round(first.lon / oneStreet)}`
    const street: Street = this.known.get(key) ?? {
      names,
      more: [],
      box: { west: 180, south: 90, east: -180, north: -90 },
    }
    this.known.set(key, street)
    for (const spelling of names.spellings)
      if (!street.names.spellings.includes(spelling) && !street.more.includes(spelling))
        street.more.push(spelling)
    for (const { lat, lon } of line) {
      street.box.west = Math.min(street.box.west, lon)
      street.box.east = Math.max(street.box.east, lon)
      street.box.south = Math.min(street.box.south, lat)
      street.box.north = Math.max(street.box.north, lat)
    }
    return along(line).map((spot) => ({ street: names.name, ...spot }))
  }

  *all(): Generator<Named, void, void> {
    for (const { names, more, box } of this.known.values())
      yield {
        kind: 'street',
        name: names.name,
        spellings: [...names.spellings, ...more],
        area: null,
        ...reachOf(box),
      }
  }
}

/** The middle of a box, and the metres around it that hold it. */
export function reachOf({ west, south, east, north }: Box) {
  const lat = (south + north) / 2
  const lon = (west + east) / 2
  const radiusM = Math.round(metresBetween({ lat, lon }, { lat: north, lon: east }) + beside)
  return { lat, lon, radiusM: Math.max(leastReach, radiusM) }
}

/** The points of a line, and more where they lie far apart. */
function along(line: readonly Position[]): Position[] {
  return line.flatMap((to, i) => {
    const from = line[i - 1]
    if (!from) return [to]
    const steps = Math.ceil(metresBetween(from, to) / spotEvery)
    return Array.from({ length: steps }, (_, step) => {
      const share = (step + 1) / steps
      return { lat: from.lat + (to.lat - from.lat) * share, lon: from.lon + (to.lon - from.lon) * share }
    })
  })
}
