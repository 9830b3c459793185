/** web/search/map: the address of a map drawn on the server, for a box. */
import type { BoundingBox } from '#contract/search/places.ts'
import { unwrapped } from '../map-engine/boxes.ts'

/** Pixels of the sheet; the page cuts it to the room there is. */
const size = { width: 760, height: 880 }
/** Pixels of the world at zoom 0, as the live map counts. */
const worldSize = 512
const zooms = { least: 0.6, most: 15 }

/** Without a box, the whole world. */
export function stillMap(box: BoundingBox | null, theme: 'light' | 'dark'): string {
  const { west, south, east, north } = unwrapped(box ?? { west: -160, south: -55, east: 175, north: 72 })
  const top = mercator(north)
  const bottom = mercator(south)
  const wide = Math.max(1e-4, (east - west) / 360)
  const tall = Math.max(1e-4, Math.abs(bottom - top))
  const zoom = Math.log2(Math.min(size.width / wide, size.height / tall) / worldSize)
  const lon = (west + east) / 2
  return `/map/static.svg?${new URLSearchParams({
    lat: inverse((top + bottom) / 2).toFixed(4),
    lon: (lon > 180 ? lon - 360 : lon).toFixed(4),
    zoom: Math.min(zooms.most, Math.max(zooms.least, zoom)).toFixed(1),
    width: String(size.width),
    height: String(size.height),
    theme,
  }).toString()}`
}

/** Latitude → 0 (north) to 1 (south) of the Mercator square. */
const mercator = (lat: number) => {
  const limited = Math.max(-85, Math.min(85, lat))
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + (limited * Math.PI) / 360)) / (2 * Math.PI)
}
const inverse = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI
