/** regions: whether ready tiles draw the sea themselves: some archives were made without it. */
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { BadFile } from '../osm/pbf-file.ts'
import { unpack, type Archive } from './archive-reader.ts'

/** Tiles that are looked at, at most. */
const mostTiles = 64

/**
 * Looks for a sea in the tiles of the closest zoom of which few cover the archive.
 * @throws BadFile where one of them is no vector tile.
 */
export async function drawsSea(archive: Archive, name: string): Promise<boolean> {
  const { header } = await archive.facts()
  for (const { z, x, y } of tilesOver(header)) {
    const bytes = await archive.tile(z, x, y)
    if (bytes && hasSea(await unpack(bytes, header.tileCompression, name), name)) return true
  }
  return false
}

type Head = Record<'minLon' | 'maxLon' | 'minLat' | 'maxLat' | 'minZoom' | 'maxZoom', number>
type Spot = { z: number; x: number; y: number }

function tilesOver(head: Head): Spot[] {
  let tiles = tilesAt(head, head.minZoom)
  for (let z = head.minZoom + 1; z <= head.maxZoom; z++) {
    const closer = tilesAt(head, z)
    if (closer.length > mostTiles) break
    tiles = closer
  }
  return tiles.slice(0, mostTiles)
}

function tilesAt({ minLon, maxLon, minLat, maxLat }: Head, z: number): Spot[] {
  const column = (lon: number) => Math.floor(((lon + 180) / 360) * 2 ** z)
  const row = (lat: number) => {
    const sine = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180)
    return Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z)
  }
  const found: Spot[] = []
  for (let y = row(maxLat); y <= row(minLat); y++)
    for (let x = column(minLon); x <= column(maxLon); x++) {
      found.push({ z, x, y })
      if (found.length > mostTiles) return found
    }
  return found
}

/** OpenMapTiles says `class`, Protomaps `kind`. */
function hasSea(bytes: Uint8Array, name: string): boolean {
  const water = layersOf(bytes, name).water
  return Array.from({ length: water?.length ?? 0 }, (_, i) => water?.feature(i).properties).some(
    (one) => one?.class === 'ocean' || one?.kind === 'ocean',
  )
}

function layersOf(bytes: Uint8Array, name: string): VectorTile['layers'] {
  try {
    return new VectorTile(new PbfReader(bytes)).layers
  } catch {
    throw new BadFile(`${name} holds a tile that is spoilt. Download it again.`)
  }
}
