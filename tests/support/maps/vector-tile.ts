/** tests: a vector tile written by hand, and one in the Protomaps schema with our own invented town. */
import { gzipSync } from 'node:zlib'
import { PbfWriter } from 'pbf'

type Geometry = readonly (readonly [x: number, y: number])[]
export type TileFeature = {
  layer: string
  type: 'point' | 'line' | 'area'
  properties: Record<string, string | number | boolean>
  /** In units of a 4096th of the tile; areas clockwise and open. */
  points: Geometry
}

const types = { point: 1, line: 2, area: 3 } as const
const zigzag = (value: number): number => (value << 1) ^ (value >> 31)

/** The commands of the format: go to the first point, draw to the others, close an area. */
function commandsOf(type: TileFeature['type'], points: Geometry): number[] {
  const steps = points.map(([x, y], i) => [x - (points[i - 1]?.[0] ?? 0), y - (points[i - 1]?.[1] ?? 0)])
  const [first = [0, 0], ...rest] = steps
  const numbers = (all: readonly (readonly number[])[]) => all.flat().map(zigzag)
  return [
    (1 << 3) | 1,
    ...numbers([first]),
    ...(rest.length > 0 ? [(rest.length << 3) | 2, ...numbers(rest)] : []),
    ...(type === 'area' ? [(1 << 3) | 7] : []),
  ]
}

/** Packed with gzip, as archives hold them. */
export function vectorTile(features: readonly TileFeature[]): Uint8Array {
  const out = new PbfWriter()
  for (const name of new Set(features.map(({ layer }) => layer)))
    out.writeMessage(3, writeLayer, { name, features: features.filter(({ layer }) => layer === name) })
  return gzipSync(out.finish())
}

function writeLayer({ name, features }: { name: string; features: TileFeature[] }, out: PbfWriter): void {
  const keys = [...new Set(features.flatMap(({ properties }) => Object.keys(properties)))]
  const values = [...new Set(features.flatMap(({ properties }) => Object.values(properties)))]
  out.writeVarintField(15, 2)
  out.writeStringField(1, name)
  for (const { type, properties, points } of features)
    out.writeMessage(
      2,
      (_, inner) => {
        inner.writePackedVarint(
          2,
          Object.entries(properties).flatMap(([key, value]) => [keys.indexOf(key), values.indexOf(value)]),
        )
        inner.writeVarintField(3, types[type])
        inner.writePackedVarint(4, commandsOf(type, points))
      },
      null,
    )
  for (const key of keys) out.writeStringField(3, key)
  for (const value of values) out.writeMessage(4, writeValue, value)
  out.writeVarintField(5, 4_096)
}

function writeValue(value: string | number | boolean, out: PbfWriter): void {
  if (typeof value === 'string') out.writeStringField(1, value)
  else if (typeof value === 'number') out.writeDoubleField(3, value)
  else out.writeBooleanField(7, value)
}

const square = (left: number, top: number, size: number): Geometry => [
  [left, top],
  [left + size, top],
  [left + size, top + size],
  [left, top + size],
]
const across = (y: number): Geometry => [
  [0, y],
  [4_096, y],
]

/** An invented town, in the layers and words of the Protomaps basemap (version 4). */
export const protomapsTown: readonly TileFeature[] = [
  { layer: 'earth', type: 'area', properties: { kind: 'earth' }, points: square(0, 0, 4_096) },
  { layer: 'landcover', type: 'area', properties: { kind: 'grassland' }, points: square(0, 0, 900) },
  {
    layer: 'landuse',
    type: 'area',
    properties: { kind: 'park', name: 'The Green' },
    points: square(1_000, 0, 700),
  },
  { layer: 'landuse', type: 'area', properties: { kind: 'school' }, points: square(2_000, 0, 400) },
  { layer: 'water', type: 'area', properties: { kind: 'lake' }, points: square(3_000, 0, 900) },
  { layer: 'water', type: 'line', properties: { kind: 'river' }, points: across(1_200) },
  {
    layer: 'buildings',
    type: 'area',
    properties: { kind: 'building', height: 9 },
    points: square(600, 2_100, 300),
  },
  { layer: 'roads', type: 'line', properties: { kind: 'highway' }, points: across(1_500) },
  {
    layer: 'roads',
    type: 'line',
    properties: { kind: 'major_road', name: 'High Street' },
    points: across(2_000),
  },
  { layer: 'roads', type: 'line', properties: { kind: 'medium_road' }, points: across(2_500) },
  {
    layer: 'roads',
    type: 'line',
    properties: { kind: 'minor_road', name: 'Mill Lane' },
    points: across(2_800),
  },
  { layer: 'roads', type: 'line', properties: { kind: 'path' }, points: across(3_100) },
  { layer: 'roads', type: 'line', properties: { kind: 'rail' }, points: across(3_400) },
  { layer: 'boundaries', type: 'line', properties: { kind: 'country' }, points: across(3_700) },
  {
    layer: 'pois',
    type: 'point',
    properties: { kind: 'station', name: 'Old Bridge' },
    points: [[2_000, 3_400]],
  },
  {
    layer: 'pois',
    type: 'point',
    properties: { kind: 'school', name: 'Hill School' },
    points: [[2_100, 200]],
  },
  {
    layer: 'places',
    type: 'point',
    properties: { kind: 'neighbourhood', name: 'Riverside' },
    points: [[900, 900]],
  },
]
