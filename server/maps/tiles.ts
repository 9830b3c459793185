/** maps: tiles of a PMTiles file of ours, read by ranges, taken apart once and kept. */
import { tileExtent } from '#contract/vocabulary/tiles.ts'
import { open } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { PMTiles, type Source } from 'pmtiles'

/** The deepest zoom of the world's tiles; deeper views stretch them. */
export const deepestTile = 6

const layers = [
  'land',
  'ground',
  'glaciers',
  'urban',
  'sea',
  'islets',
  'lakes',
  'rivers',
  'railways',
  'roads',
  'admin0',
  'admin1',
  'country_labels',
] as const
export type Layer = (typeof layers)[number]
/** Lines and rings as flat lists of x, y in tile units; labels as points. */
export type Tile = Partial<Record<Exclude<Layer, 'country_labels'>, number[][]>> & {
  countries: CountryLabel[]
}
/** `names` by the code of a language, where it is not `name`, which is English. */
export type CountryLabel = {
  name: string
  names: Readonly<Partial<Record<string, string>>>
  area: number
  x: number
  y: number
}

export type Tiles = (z: number, x: number, y: number) => Promise<Tile | null>

type Options = {
  /** Layers to take out of a tile; the others are not even read. */
  only?: readonly Layer[]
  /** How many tiles are kept taken apart. */
  keep?: number
}

/** Opens the file; tiles that are asked for again come from memory. */
export async function openTiles(path: string, { only = layers, keep = 96 }: Options = {}): Promise<Tiles> {
  const source: Source = { getKey: () => path, getBytes: (offset, length) => readRange(path, offset, length) }
  const archive = new PMTiles(source, undefined, async (data) => copyOf(gunzipSync(new Uint8Array(data))))
  const cache = new Map<string, Promise<Tile | null>>()
  return (z, x, y) => {
    const key = `${z}/${x}/${y}`
    const known = cache.get(key)
    if (known) return known
    const reading = archive
      .getZxy(z, x, y)
      .then((tile) => (tile ? takeApart(new Uint8Array(tile.data), only) : null))
    cache.set(key, reading)
    const [oldest] = cache.keys()
    if (cache.size > keep && oldest) cache.delete(oldest)
    return reading
  }
}

/** The file is opened for every range: a tile is read once, and nobody has to close what stayed open. */
async function readRange(path: string, offset: number, length: number): Promise<{ data: ArrayBuffer }> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, offset)
    return { data: buffer.buffer.slice(0, bytesRead) }
  } finally {
    await file.close()
  }
}

const copyOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer

function takeApart(bytes: Uint8Array, only: readonly Layer[]): Tile {
  const { layers: found } = new VectorTile(new PbfReader(bytes))
  const tile: Tile = { countries: [] }
  for (const name of only) {
    const layer = found[name]
    if (!layer) continue
    for (let i = 0; i < layer.length; i++) {
      const feature = layer.feature(i)
      const lines = feature.loadGeometry().map((line) => line.flatMap(({ x, y }) => [x, y]))
      if (name === 'country_labels') addCountry(tile, feature.properties, lines[0])
      else (tile[name] ??= []).push(...lines)
    }
  }
  return tile
}

function addCountry(
  tile: Tile,
  { n, area, ...told }: Record<string, unknown>,
  point: number[] | undefined,
): void {
  const [x, y] = point ?? []
  if (x === undefined || y === undefined || x < 0 || y < 0 || x >= tileExtent || y >= tileExtent) return
  const names = Object.fromEntries(
    Object.entries(told).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  tile.countries.push({ name: String(n), names, area: Number(area), x, y })
}
