/** regions: towns, quarters and parks as areas: first which ways draw them, then where those lie. */
import { namesOf, areaKindOf, type Names } from './names.rules.ts'
import { around, outlineOf, ringsOf } from './outline.rules.ts'
import { reachOf, type Named } from './gather-streets.ts'
import type { Relation, Way } from './pbf-block.ts'
import type { NodePlaces, Position } from './places-of-nodes.ts'

type Draft = { kind: Exclude<Named['kind'], 'street'>; names: Names; ways: number[] }

/** Metres around a park in which a home is beside it. */
const besidePark = 250

export class Areas {
  private readonly drafts: Draft[] = []
  /** Nodes of the ways that are needed; null until their way was read. */
  private readonly lines = new Map<number, Float64Array | null>()

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
    this.lines.set(id, Float64Array.from(refs))
    return true
  }

  /** Those that are whole; call it when it is known where nodes are. */
  *all(places: NodePlaces): Generator<Named, void, void> {
    for (const { kind, names, ways } of this.drafts) {
      const lines = ways.map((way) => this.lines.get(way) ?? null)
      const rings = lines.some((line) => line === null)
        ? null
        : ringsOf(lines.map((line) => [...(line ?? [])]))
      const drawn = rings?.map((ring) => places.allOf(ring)) ?? []
      const points = drawn.flat()
      if (points.length < 3) continue
      const area = outlineOf(kind === 'park' ? [around(points, besidePark)] : drawn)
      if (area !== null) yield { kind, ...names, area, ...reachOf(boxOf(points)) }
    }
  }
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
