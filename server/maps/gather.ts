/** maps: everything of the tiles that a view shows, in its pixels. */
import { tileExtent } from '#contract/vocabulary/tiles.ts'
import { type Atlas, coastZooms, natureZoom } from './atlas.ts'
import { clipLine, clipRing, type Rectangle, thin } from './clip.rules.ts'
import type { Frame } from './projection.rules.ts'
import { type CountryLabel, deepestTile, type Tile, type Tiles } from './tiles.ts'

const areas = ['land', 'ground', 'glaciers', 'urban', 'sea', 'islets', 'lakes'] as const
const strokes = ['rivers', 'railways', 'roads', 'admin0', 'admin1'] as const
/** What is filled, and the strokes along it. */
type Shape = (typeof areas)[number]
type Stroke = (typeof strokes)[number] | 'coast' | 'trueCoast' | 'shore'

/** A ring or line, and the rectangle it was cut to. */
export type Cut = { points: number[]; box: Rectangle }
export type Gathered = Record<Shape | Stroke, Cut[]> & {
  countries: CountryLabel[]
}
/** Which layers are wanted; the others are spared. */
export type Wanted = Partial<Record<Shape | Stroke | 'countries', boolean>>

/** Strokes end this many pixels beyond the sheet, so that their ends do not show. */
const margin = 3
/** Areas of neighbouring tiles overlap by so many pixels, so that no seam shows. */
const seam = 0.6
/** Rings and lines smaller than this many pixels across are specks. */
const speck = 1.2
/** Closer than this the overview's built-up ground has corners that no town has. */
const wideUrbanUntil = 8

/**
 * Everything that the three files have in a view; what a closer one shows better, the overview does not show.
 */
export async function gather(atlas: Atlas, frame: Frame, zoom: number, wanted: Wanted): Promise<Gathered> {
  const z = Math.max(0, Math.floor(zoom))
  const all: Gathered = {
    land: [],
    ground: [],
    glaciers: [],
    urban: [],
    sea: [],
    islets: [],
    lakes: [],
    coast: [],
    trueCoast: [],
    shore: [],
    rivers: [],
    railways: [],
    roads: [],
    admin0: [],
    admin1: [],
    countries: [],
  }
  const isClose = z >= natureZoom
  const urban = wanted.urban === true && zoom < wideUrbanUntil
  const far = isClose ? { ...wanted, glaciers: false, lakes: false, rivers: false, urban } : wanted
  await addTiles(all, atlas.world, { frame, z: Math.min(deepestTile, z), wanted: far })
  if (!isClose) return all
  await addTiles(all, atlas.nature, { frame, z: natureZoom, wanted })
  if (z >= coastZooms.first)
    await addTiles(all, atlas.coasts, { frame, z: Math.min(coastZooms.last, z), wanted: coasts })
  return all
}

const coasts: Wanted = { ground: true, sea: true, islets: true }

type View = { frame: Frame; z: number; wanted: Wanted }

async function addTiles(all: Gathered, tiles: Tiles, { frame, z, wanted }: View): Promise<void> {
  const across = 2 ** z
  const top = Math.max(0, Math.floor(frame.top * across))
  const bottom = Math.min(across - 1, Math.floor(frame.bottom * across))
  for (let y = top; y <= bottom; y++)
    for (let x = Math.floor(frame.left * across); x <= Math.floor(frame.right * across); x++) {
      const tile = await tiles(z, ((x % across) + across) % across, y)
      if (tile) addTile(all, tile, wanted, placementOf(frame, across, x, y))
    }
}

export type Placement = ReturnType<typeof placementOf>

/** Where a tile stands on the sheet; `units` are those its features are drawn in. */
export function placementOf(frame: Frame, across: number, x: number, y: number, units = tileExtent) {
  const scale = frame.pixels / across / units
  const dx = (x / across - frame.left) * frame.pixels
  const dy = (y / across - frame.top) * frame.pixels
  const sheet = {
    left: -margin,
    top: -margin,
    right: (frame.right - frame.left) * frame.pixels + margin,
    bottom: (frame.bottom - frame.top) * frame.pixels + margin,
  }
  const tile = (by: number) => ({
    left: dx - by,
    top: dy - by,
    right: dx + units * scale + by,
    bottom: dy + units * scale + by,
  })
  return {
    /** What a tile fills: its square and a seam. */
    filled: overlap(sheet, tile(seam)),
    /** Where a tile's lines are drawn: rings close along its edges, and there those stretches fall away. */
    lined: overlap(sheet, tile(0)),
    place: (points: number[]): number[] => points.map((value, i) => value * scale + (i % 2 === 0 ? dx : dy)),
  }
}

const overlap = (a: Rectangle, b: Rectangle): Rectangle => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})

function addTile(all: Gathered, tile: Tile, wanted: Wanted, { filled, lined, place }: Placement): void {
  const addLines = (name: Stroke, line: number[]) => {
    for (const points of clipLine(place(line), lined))
      if (extentOf(points) >= speck) all[name].push({ points, box: lined })
  }
  for (const name of areas)
    for (const ring of wanted[name] ? (tile[name] ?? []) : []) {
      const points = clipRing(place(ring), filled)
      if (points.length >= 6 && extentOf(points) >= speck) all[name].push({ points, box: filled })
    }
  for (const ring of tile.land ?? []) addLines('coast', [...ring, ...ring.slice(0, 2)])
  for (const ring of [...(tile.sea ?? []), ...(tile.islets ?? [])])
    addLines('trueCoast', [...ring, ...ring.slice(0, 2)])
  for (const ring of wanted.lakes ? (tile.lakes ?? []) : []) addLines('shore', [...ring, ...ring.slice(0, 2)])
  for (const name of strokes) for (const line of wanted[name] ? (tile[name] ?? []) : []) addLines(name, line)
  for (const country of wanted.countries ? tile.countries : []) {
    const [x = 0, y = 0] = place([country.x, country.y])
    all.countries.push({ ...country, x, y })
  }
}

/** The points of the cuts, thinned. */
export const thinned = (cuts: Cut[], tolerance: number): number[][] =>
  cuts
    .map(({ points, box }) => thin(points, tolerance, box))
    .filter((points) => extentOf(points) >= Math.max(speck, tolerance * 1.5))

/** The longer side of the box around a line. */
function extentOf(line: number[]): number {
  let left = Infinity
  let right = -Infinity
  let top = Infinity
  let bottom = -Infinity
  for (let i = 0; i < line.length; i += 2) {
    const x = line[i] ?? 0
    const y = line[i + 1] ?? 0
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return Math.max(right - left, bottom - top)
}
