/** regions: towns, quarters and parks as areas: first which ways draw them, then where those lie. */
import { namesOf, areaKindOf, type Names } from './names.rules.ts'
import { around, outlineOf, ringsOf } from './outline.rules.ts'
import { reachOf, type Named } from './gather-streets.ts'
import type { Relation, Way } from './pbf-block.ts'
import type { NodePlaces, Position } from './places-of-nodes.ts'

type Draft = { kind: Exclude<Named['kind'], 'street'>; names: Names; ways: number[] }

/** A way by its nodes; `at` has their latitude and longitude in turns. */
type Line = { refs: Float64Array; at: Float64Array }

/** Metres around a park in which a home is beside it. */
const besidePark = 250

export class Areas {
  private readonly drafts: Draft[] = []
  /** The ways that are needed; null until they were read. */
  private readonly lines = new Map<number, Line | null>()
  /** Those that were read, and of which nobody told yet where they are. */
  private unplaced: Line[] = []

  addRelation({ tags, members }: Relation): void {
    const kind = tags.type === 'multipolygon' || tags.type === 'boundary' ? areaKindOf(tags) : null
    const names = namesOf(tags)
    if (!kind || !names) return
    const ways = members.filter(({ type, role }) => type === 'way' && role !== 'inner').map(({ id }) => id)
    for (const way of ways) this.lines.set(way, null)
    this.drafts.push({ kind, names, ways })
  }

  /** Call it for every way, after every relation: answers whether its nodes are needed. */
  addWay({ id, tags, refs }: Way): boolean {
    const isClosed = refs.length > 3 && refs[0] === refs.at(-1)
    const kind = isClosed ? areaKindOf(tags) : null
    const names = namesOf(tags)
    const isArea = kind !== null && names !== null && !this.lines.has(id)
    if (isArea) this.drafts.push({ kind, names, ways: [id] })
    if (!isArea && !this.lines.has(id)) return false
    const line = { refs: Float64Array.from(refs), at: new Float64Array(0) }
    this.lines.set(id, line)
    this.unplaced.push(line)
    return true
  }

  /** Call it when it is known where the nodes of the ways are that were added. */
  place(places: NodePlaces): void {
    for (const line of this.unplaced) {
      const known = [...line.refs].map((id) => places.at(places.numberOf(id)))
      line.at = Float64Array.from(known.flatMap((at) => (at ? [at.lat, at.lon] : [Number.NaN, Number.NaN])))
    }
    this.unplaced = []
  }

  /** Those that are whole; call it when all ways are placed. */
  *all(): Generator<Named, void, void> {
    for (const { kind, names, ways } of this.drafts) {
      const lines = ways.map((way) => this.lines.get(way) ?? null)
      const rings = lines.some((line) => line === null)
        ? null
        : ringsOf(lines.map((line) => [...(line?.refs ?? [])]))
      const positionOf = positionsOf(lines)
      const drawn = rings?.map((ring) => ring.flatMap((id) => positionOf.get(id) ?? [])) ?? []
      const points = drawn.flat()
      if (points.length < 3) continue
      const area = outlineOf(kind === 'park' ? [around(points, besidePark)] : drawn)
      if (area !== null) yield { kind, ...names, area, ...reachOf(boxOf(points)) }
    }
  }
}

/** Where each node of the lines is. */
function positionsOf(lines: readonly (Line | null)[]): Map<number, Position> {
  const known = new Map<number, Position>()
  for (const line of lines)
    for (const [i, id] of line?.refs.entries() ?? []) {
      const lat = line?.at[2 * i] ?? Number.NaN
      if (!Number.isNaN(lat)) known.set(id, { lat, lon: line?.at[2 * i + 1] ?? 0 })
    }
  return known
}

const boxOf = (points: readonly Position[]) => {
  const box = { west: 180, south: 90, east: -180, north: -90 }
  for (const { lat, lon } of points) {
    box.west = Math.min(box.west, lon)
    box.east = Math.max(box.east, lon)
    box.south = Math.min(box.south, lat)
    box.north = Math.max(box.north, lat)
  }
  return box
}
