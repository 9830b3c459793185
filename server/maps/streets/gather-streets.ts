/** maps: the streets of a view, in its pixels, out of the tiles of regions. */
import { tileExtent } from '#contract/vocabulary/tiles.ts'
import { gunzipSync } from 'node:zlib'
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { clipLine, clipRing } from '../clip.rules.ts'
import { type Cut, type Placement, placementOf } from '../gather.ts'
import type { Frame } from '../projection.rules.ts'
import {
  areaKindOf,
  areaKinds,
  lineKindOf,
  lineKinds,
  namedLayers,
  type AreaKind,
  type LineKind,
} from './street-kinds.rules.ts'

/**
 * A tile as it is stored, packed with gzip; `isLand` where everything is land that it does not draw as water.
 */
export type StreetTile = { x: number; y: number; data: Uint8Array; isLand: boolean }
/** Tiles of one zoom. */
export type StreetTiles = { z: number; tiles: StreetTile[] }

export type StreetShapes = {
  areas: Record<AreaKind, Cut[]>
  lines: Record<LineKind, Cut[]>
  /** The longest stretch of every street that has a name. */
  names: Map<string, number[]>
}

const wholeTile = [0, 0, tileExtent, 0, tileExtent, tileExtent, 0, tileExtent]

/** Names are those of a language where the tiles have them, else as the people there say them. */
export function gatherStreets({ z, tiles }: StreetTiles, frame: Frame, language: string): StreetShapes {
  const shapes: StreetShapes = {
    areas: Object.fromEntries(areaKinds.map((kind) => [kind, [] as Cut[]])) as StreetShapes['areas'],
    lines: Object.fromEntries(lineKinds.map((kind) => [kind, [] as Cut[]])) as StreetShapes['lines'],
    names: new Map(),
  }
  for (const { x, y, data, isLand } of tiles) {
    if (isLand) {
      const { filled, place } = placementOf(frame, 2 ** z, x, y, tileExtent)
      shapes.areas.ground.push({ points: clipRing(place(wholeTile), filled), box: filled })
    }
    const { layers } = new VectorTile(new PbfReader(gunzipSync(data)))
    for (const [name, layer] of Object.entries(layers)) {
      const placement = placementOf(frame, 2 ** z, x, y, layer.extent || tileExtent)
      for (let i = 0; i < layer.length; i++)
        addFeature(shapes, { layer: name, feature: layer.feature(i), language }, placement)
    }
  }
  return shapes
}

const polygon = 3
const lineString = 2

type Asked = { layer: string; feature: VectorTileFeature; language: string }

function addFeature(
  shapes: StreetShapes,
  { layer, feature, language }: Asked,
  { filled, lined, place }: Placement,
): void {
  const { properties, type } = feature
  const area = type === polygon ? areaKindOf(layer, properties) : null
  const line = type === lineString ? lineKindOf(layer, properties) : null
  const name = type === lineString && namedLayers.has(layer) ? nameIn(language, properties) : undefined
  if (!area && !line && name === undefined) return
  for (const part of feature.loadGeometry()) {
    const points = place(part.flatMap(({ x, y }) => [x, y]))
    if (area) {
      const ring = clipRing(points, filled)
      if (ring.length >= 6) shapes.areas[area].push({ points: ring, box: filled })
    }
    for (const piece of clipLine(points, lined)) {
      if (line) shapes.lines[line].push({ points: piece, box: lined })
      if (typeof name === 'string') keepLongest(shapes.names, name, piece)
    }
  }
}

const nameIn = (language: string, properties: VectorTileFeature['properties']) =>
  properties[`name:${language}`] ?? properties.name

function keepLongest(names: Map<string, number[]>, name: string, piece: number[]): void {
  const known = names.get(name)
  if (!known || lengthOf(piece) > lengthOf(known)) names.set(name, piece)
}

/** Pixels along a line. */
export function lengthOf(line: readonly number[]): number {
  let length = 0
  for (let i = 2; i < line.length; i += 2)
    length += Math.hypot((line[i] ?? 0) - (line[i - 2] ?? 0), (line[i + 1] ?? 0) - (line[i - 1] ?? 0))
  return length
}
