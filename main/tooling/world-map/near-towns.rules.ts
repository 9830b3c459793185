/** main: the map of the world: which tiles lie near enough to people for a true coast to be drawn there. */
import { radians } from '#contract/vocabulary/earth.ts'

/** Degrees. */
export type Town = { lat: number; lon: number }

const equatorKm = 40_075
/** Web Mercator ends here. */
const mapEnds = 85
const rowOf = (lat: number, across: number): number => {
  const phi = radians(Math.max(-mapEnds, Math.min(mapEnds, lat)))
  return Math.floor((0.5 - Math.log(Math.tan(Math.PI / 4 + phi / 2)) / (2 * Math.PI)) * across)
}

/**
 * Tiles of a zoom, as rows × 2^zoom + columns, that the boxes of so many kilometres around the towns touch.
 */
export function tilesNear(towns: Iterable<Town>, zoom: number, reachKm: number): Set<number> {
  const across = 2 ** zoom
  const tiles = new Set<number>()
  for (const { lat, lon } of towns) {
    const tall = (reachKm / equatorKm) * 360
    const wide = tall / Math.max(0.05, Math.cos(radians(lat)))
    const left = Math.floor(((lon - wide + 180) / 360) * across)
    const right = Math.floor(((lon + wide + 180) / 360) * across)
    for (let y = rowOf(lat + tall, across); y <= rowOf(lat - tall, across); y++)
      for (let x = left; x <= right; x++) tiles.add(y * across + (((x % across) + across) % across))
  }
  return tiles
}
