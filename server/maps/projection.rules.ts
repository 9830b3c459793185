/** maps: Web Mercator, in the zoom levels of the interactive map: the world is 512 pixels wide at zoom 0. */
import { radians } from '#contract/vocabulary/earth.ts'

export type View = { lat: number; lon: number; zoom: number; width: number; height: number }

const tileSize = 512
/** Metres around the equator (WGS 84), as the tiles of the web reckon. */
export const equatorM = 40_075_016.686

/** 0 … 1 from the left and upper edge of the world. */
export const worldX = (lon: number): number => (lon + 180) / 360
export const worldY = (lat: number): number =>
  0.5 - Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2)) / (2 * Math.PI)
export const lonOfX = (x: number): number => x * 360 - 180
export const latOfY = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI

/** Pixels of the whole world at a zoom. */
export const worldPixels = (zoom: number): number => tileSize * 2 ** zoom

/** How many pixels a length on the ground has. */
export const pixelsOf = (metres: number, { lat, zoom }: View): number =>
  (metres / (equatorM * Math.cos(radians(lat)))) * worldPixels(zoom)

/** A view's edges on the world; x may leave 0 … 1 where the view crosses 180°. */
export function frameOf(view: View) {
  const pixels = worldPixels(view.zoom)
  const left = worldX(view.lon) - view.width / 2 / pixels
  const top = worldY(view.lat) - view.height / 2 / pixels
  return {
    pixels,
    left,
    top,
    right: left + view.width / pixels,
    bottom: top + view.height / pixels,
    x: (lon: number): number => nearest(worldX(lon), left + view.width / 2 / pixels, left) * pixels,
    y: (lat: number): number => (worldY(lat) - top) * pixels,
  }
}
export type Frame = ReturnType<typeof frameOf>

/** Distance from the left edge, on that turn of the world that is nearest to the view. */
const nearest = (x: number, middle: number, left: number): number => x + Math.round(middle - x) - left
