/** regions: one tile out of several, where two regions meet: layers of one name become one. */
import { tileExtent } from '#contract/vocabulary/tiles.ts'
import { PbfReader, PbfWriter } from 'pbf'

/** A layer as it is written: words and values by number, and features that speak in those numbers. */
type Layer = {
  name: string
  version: number
  extent: number
  keys: string[]
  values: Uint8Array[]
  features: Feature[]
}
type Feature = { tags: number[]; type: number; geometry: Uint8Array }

const bytesKey = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

/** The tiles are unpacked; layers whose units differ from the first of their name are left out. */
export function mergeTiles(tiles: readonly Uint8Array[]): Uint8Array {
  const merged = new Map<string, Layer>()
  for (const tile of tiles)
    new PbfReader(tile).readFields((field, _, reader) => {
      if (field !== 3) return
      const layer = reader.readMessage(layerField, {
        name: '',
        version: 2,
        extent: tileExtent,
        keys: [],
        values: [],
        features: [],
      } as Layer)
      const known = merged.get(layer.name)
      if (!known) merged.set(layer.name, layer)
      else if (known.extent === layer.extent) append(known, layer)
    }, null)
  const out = new PbfWriter()
  for (const layer of merged.values()) out.writeMessage(3, writeLayer, layer)
  return out.finish()
}

function layerField(field: number, layer: Layer, reader: PbfReader): void {
  if (field === 15) layer.version = reader.readVarint()
  if (field === 1) layer.name = reader.readString()
  if (field === 5) layer.extent = reader.readVarint()
  if (field === 3) layer.keys.push(reader.readString())
  if (field === 4) layer.values.push(reader.readBytes())
  if (field === 2)
    layer.features.push(
      reader.readMessage(featureField, { tags: [], type: 0, geometry: new Uint8Array(0) } as Feature),
    )
}

function featureField(field: number, feature: Feature, reader: PbfReader): void {
  if (field === 2) reader.readPackedVarint(feature.tags)
  if (field === 3) feature.type = reader.readVarint()
  if (field === 4) feature.geometry = reader.readBytes()
}

/** Adds the features in the words of the other layer. */
function append(into: Layer, layer: Layer): void {
  const keys = numbersOf(into.keys, layer.keys, (key) => key)
  const values = numbersOf(into.values, layer.values, bytesKey)
  for (const feature of layer.features)
    into.features.push({
      ...feature,
      tags: feature.tags.map((number, i) => (i % 2 === 0 ? keys[number] : values[number]) ?? 0),
    })
}

/** The number of each of `more` in `known`, which grows by what it lacks. */
function numbersOf<T>(known: T[], more: readonly T[], keyOf: (value: T) => string): number[] {
  const numbers = new Map(known.map((value, i) => [keyOf(value), i]))
  return more.map((value) => {
    const key = keyOf(value)
    const number = numbers.get(key) ?? known.push(value) - 1
    numbers.set(key, number)
    return number
  })
}

function writeLayer(layer: Layer, out: PbfWriter): void {
  out.writeVarintField(15, layer.version)
  out.writeStringField(1, layer.name)
  out.writeVarintField(5, layer.extent)
  for (const feature of layer.features) out.writeMessage(2, writeFeature, feature)
  for (const key of layer.keys) out.writeStringField(3, key)
  for (const value of layer.values) out.writeBytesField(4, value)
}

function writeFeature(feature: Feature, out: PbfWriter): void {
  out.writePackedVarint(2, feature.tags)
  out.writeVarintField(3, feature.type)
  out.writeBytesField(4, feature.geometry)
}
