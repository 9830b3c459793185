/**
 * web/search/map: the address of a map drawn on the server: of a box before the
 * live map is there, or just as that one stands.
 */
import type { BoundingBox } from '#contract/search/places.ts'
import { inLanguage, type SheetLook } from '#web/platform/meta/map-sheet.ts'
import { unwrapped } from '../map-engine/boxes.ts'
import { nearestDrawn } from '../map-engine/nearest-drawn.ts'

/** What a drawn map shows: degrees of its middle, the live map's zoom, pixels. */
export type StillView = { lat: number; lon: number; zoom: number; width: number; height: number }
type Device = 'wide' | 'phone'

/**
 * Pixels of the sheet, of which the page shows the middle, and of the part of it in which the box has to lie:
 * where neither the tools of the map nor, on phones, the list covers it.
 */
const sheets = {
  wide: { width: 760, height: 880, free: { width: 616, height: 640 } },
  phone: { width: 760, height: 520, free: { width: 294, height: 232 } },
}
/** Pixels of the world at zoom 0, as the live map counts. */
const worldSize = 512
const zooms = { least: 0.6, most: 15 }
/** Of the world's side: what a box has at least to either side, be it a single point. */
const leastShare = 1e-7
/** The server draws no larger sheet. */
const largestSide = 1280

/** Without a box, the whole world. */
export function stillOf(box: BoundingBox | null, device: Device): StillView {
  const { free, width, height } = sheets[device]
  const { west, south, east, north } = unwrapped(box ?? { west: -160, south: -55, east: 175, north: 72 })
  const top = mercator(north)
  const bottom = mercator(south)
  const wide = Math.max(leastShare, (east - west) / 360)
  const tall = Math.max(leastShare, Math.abs(bottom - top))
  const zoom = Math.log2(Math.min(free.width / wide, free.height / tall) / worldSize)
  return {
    lat: inverse((top + bottom) / 2),
    lon: (west + east) / 2,
    zoom: Math.min(zooms.most, Math.max(zooms.least, zoom)),
    width,
    height,
  }
}

type Standing = {
  getCenter: () => { lat: number; lng: number }
  getZoom: () => number
  getContainer: () => { clientWidth: number; clientHeight: number }
}

/** Just what a live map shows; null where the server draws no such sheet. */
export function stillAs(map: Standing): StillView | null {
  const { clientWidth: width, clientHeight: height } = map.getContainer()
  const { lat, lng: lon } = map.getCenter()
  const zoom = map.getZoom()
  const isDrawn =
    Math.max(width, height) <= largestSide && Math.min(width, height) >= 80 && zoom <= nearestDrawn
  return isDrawn && Math.abs(lat) <= 85 ? { lat, lon, zoom: Math.max(0, zoom), width, height } : null
}

type Point = { lat: number; lon: number }

/** `homes` are drawn as dots. */
export function stillAddress(
  { lat, lon, zoom, width, height }: StillView,
  { theme, language }: SheetLook,
  homes: readonly Point[] = [],
): string {
  return `/map/static.svg?${new URLSearchParams({
    lat: lat.toFixed(4),
    lon: wrapped(lon).toFixed(4),
    zoom: zoom.toFixed(2),
    width: String(width),
    height: String(height),
    theme,
    ...inLanguage(language),
    ...(homes.length > 0 && {
      homes: homes.map((home) => `${home.lat.toFixed(4)}_${home.lon.toFixed(4)}`).join('_'),
    }),
  }).toString()}`
}

const wrapped = (lon: number): number => lon - 360 * Math.round(lon / 360)

/** Latitude → 0 (north) to 1 (south) of the Mercator square. */
const mercator = (lat: number) => {
  const limited = Math.max(-85, Math.min(85, lat))
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + (limited * Math.PI) / 360)) / (2 * Math.PI)
}
const inverse = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI
