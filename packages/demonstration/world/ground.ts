/**
 * demonstration/world: where in a place homes stand: in its quarters and towards
 * its neighbours, on land as the map draws it.
 */
import { tileExtent } from '../../../contract/vocabulary/tiles.ts'
import type { Tile, Tiles } from '../../../server/maps/index.ts'
import { Dice } from '../dice.ts'
import type { City } from './cities.ts'
import { distanceKm, kmPerDegree, type LatLon } from './distance.ts'
import type { District } from './districts.ts'

export type Spot = {
  lat: number
  lon: number
  /** The quarter it is in, when the quarter has a name. */
  district: District | null
  /** Kilometres to open water, as far as the map is drawn; null when there is none within reach. */
  waterKm: number | null
  /** Kilometres from the middle of the place. */
  centreKm: number
  /** The street it stands on, where there really is one of that name. */
  street?: string
}

/** The mask's cells on each side. */
const cells = 64
/** Zoom of the tiles the land is read from, their deepest. */
const zoom = 6

export type Ground = {
  spotOf: (seed: number) => Spot
  /** The spot at a place of a street. */
  spotAt: (at: LatLon & { street: string }) => Spot
}

const worldX = (lon: number): number => (lon + 180) / 360
const worldY = (lat: number): number =>
  0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI)

/** Half the width of the ground of a place, in km: 1.5 for a village, 11 for Lisbon, 22 for London. */
const reachOf = (population: number): number => Math.min(24, Math.max(1.5, 0.05 * population ** 0.39))

/** Reads the land around a place once; afterwards spots cost microseconds. */
export async function createGround(city: City, tiles: Tiles): Promise<Ground> {
  const reach = Math.max(
    reachOf(city.population),
    ...city.districts.map((d) => distanceKm(city, { lat: d[1], lon: d[2] }) + 1.2),
  )
  const mask = await readMask(city, reach, tiles)
  return {
    spotOf: (seed) => chooseSpot(city, reach, mask, new Dice(`${city.number}/${seed}`, 'spot')),
    spotAt: ({ lat, lon, street }) => ({
      lat,
      lon,
      street,
      district: null,
      waterKm: mask.waterKm({ lat, lon }),
      centreKm: distanceKm(city, { lat, lon }),
    }),
  }
}

type Mask = { isLand: (at: LatLon) => boolean; waterKm: (at: LatLon) => number | null }

const moved = ({ lat, lon }: LatLon, north: number, east: number): LatLon => ({
  lat: lat + north / kmPerDegree,
  lon: lon + east / (kmPerDegree * Math.cos((lat * Math.PI) / 180)),
})

/** A quarter half of the time where there are quarters, else around the middle, denser inside. */
function chooseSpot(city: City, reach: number, mask: Mask, dice: Dice): Spot {
  let at: LatLon = city
  let district: District | null = null
  for (let attempt = 0; attempt < 12; attempt++) {
    district = city.districts.length > 0 && dice.chance(0.86) ? dice.pick(city.districts) : null
    const around = district ? { lat: district[1], lon: district[2] } : city
    const spread = district ? 0.45 : reach * 0.34
    at = moved(around, dice.gauss() * spread, dice.gauss() * spread)
    if (mask.isLand(at)) break
    at = moved(around, dice.gauss() * 0.12, dice.gauss() * 0.12)
  }
  return {
    lat: round(at.lat),
    lon: round(at.lon),
    district,
    waterKm: mask.waterKm(at),
    centreKm: distanceKm(city, at),
  }
}

const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

async function readMask(city: City, reach: number, tiles: Tiles): Promise<Mask> {
  const across = 2 ** zoom
  const half = (reach * 1.4) / (kmPerDegree * Math.cos((city.lat * Math.PI) / 180)) / 360
  const left = worldX(city.lon) - half
  const top = worldY(city.lat) - half
  const land = new Uint8Array(cells * cells)
  for (let ty = Math.floor(top * across); ty <= Math.floor((top + 2 * half) * across); ty++)
    for (let tx = Math.floor(left * across); tx <= Math.floor((left + 2 * half) * across); tx++) {
      const tile = await tiles(zoom, (tx + across) % across, ty)
      if (tile)
        fill(land, tile, {
          x: (tx / across - left) / (2 * half),
          y: (ty / across - top) / (2 * half),
          size: 1 / across / (2 * half),
        })
    }
  const cellOf = ({ lat, lon }: LatLon): number => {
    const [column, row] = [(worldX(lon) - left) / (2 * half), (worldY(lat) - top) / (2 * half)].map((share) =>
      Math.floor(share * cells),
    )
    return column === undefined ||
      row === undefined ||
      column < 0 ||
      row < 0 ||
      column >= cells ||
      row >= cells
      ? -1
      : row * cells + column
  }
  // A place that the map leaves out of its land (an atoll, a quay) has no coast to be told apart from.
  const knowsPlace = land[cellOf(city)] === 1
  const cellKm = (reach * 2.8) / cells
  return {
    isLand: (at) => !knowsPlace || land[cellOf(at)] === 1,
    waterKm: (at) => (knowsPlace ? nearestWater(land, cellOf(at), cellKm) : 0.4),
  }
}

type Square = { x: number; y: number; size: number }

/** Marks the cells whose middle is on the tile's land, row by row (non-zero winding). */
function fill(land: Uint8Array, tile: Tile, square: Square): void {
  const first = Math.max(0, Math.ceil(square.y * cells - 0.5))
  const last = Math.min(cells - 1, Math.floor((square.y + square.size) * cells - 0.5))
  if (first > last) return
  const rows = Array.from({ length: last - first + 1 }, (): Crossing[] => [])
  const rowAt = (y: number): number => (square.y + (y / tileExtent) * square.size) * cells - 0.5
  for (const ring of tile.land ?? []) addCrossings(ring, rows, (y) => rowAt(y) - first)
  const columnAt = (x: number) =>
    (square.x + (Math.min(tileExtent, Math.max(0, x)) / tileExtent) * square.size) * cells - 0.5
  rows.forEach((crossings, i) => {
    let winding = 0
    crossings.sort((a, b) => a.x - b.x)
    crossings.forEach(({ x, turn }, n) => {
      winding += turn
      const next = crossings[n + 1]
      if (winding === 0 || !next) return
      const from = Math.max(0, Math.ceil(columnAt(x)))
      const to = Math.min(cells - 1, Math.floor(columnAt(next.x)))
      if (from <= to) land.fill(1, (first + i) * cells + from, (first + i) * cells + to + 1)
    })
  })
}

type Crossing = { x: number; turn: number }

/** Where a ring crosses the middles of rows; `rowOf` tells the row, in fractions, of a tile's y. */
function addCrossings(ring: number[], rows: Crossing[][], rowOf: (y: number) => number): void {
  let x0 = ring.at(-2) ?? 0
  let r0 = rowOf(ring.at(-1) ?? 0)
  for (let i = 0; i < ring.length; i += 2) {
    const x1 = ring[i] ?? 0
    const r1 = rowOf(ring[i + 1] ?? 0)
    const [low, high] = r0 < r1 ? [r0, r1] : [r1, r0]
    if (high >= 0 && low < rows.length)
      for (let row = Math.max(0, Math.ceil(low)); row < high && row < rows.length; row++)
        rows[row]?.push({ x: x0 + ((row - r0) / (r1 - r0)) * (x1 - x0), turn: r1 > r0 ? 1 : -1 })
    x0 = x1
    r0 = r1
  }
}

/** Kilometres to the nearest cell that is not land, looked for in growing squares. */
function nearestWater(land: Uint8Array, cell: number, cellKm: number): number | null {
  if (cell < 0) return null
  const row = Math.floor(cell / cells)
  const column = cell % cells
  const farthest = Math.min(20, Math.ceil(12 / cellKm))
  for (let ring = 1; ring <= farthest; ring++)
    for (let dy = -ring; dy <= ring; dy++)
      for (let dx = -ring; dx <= ring; dx += Math.abs(dy) === ring ? 1 : 2 * ring) {
        const y = row + dy
        const x = column + dx
        if (x < 0 || y < 0 || x >= cells || y >= cells) continue
        if (land[y * cells + x] === 0) return Math.round(Math.hypot(dx, dy) * cellKm * 10) / 10
      }
  return null
}
