/**
 * web/listings: how the framed map of a home is cut: its zoom, its address
 * on the server, the minutes along its frame.
 */
import { radians } from '#contract/vocabulary/earth.ts'
import type { PublicPoint } from '#contract/vocabulary/common.ts'
import { inLanguage, type SheetLook } from '#web/platform/meta/map-sheet.ts'

/** Pixels of the sheet that the server draws; the frame shows its middle. */
export const sheet = { width: 800, height: 420 }

/** Metres around the earth at the equator (WGS 84), pixels of the world at zoom 0. */
const equator = 40_075_016.686
const world = 512
/**
 * Pixels that the circle's radius takes, on bare land and among streets; zooms
 * between which an overview map says something.
 */
const radiusOnSheet = { land: 44, streets: 120 }
const zooms = { least: 4, land: 10.5, streets: 16 }

/**
 * The zoom at which the circle fills a good part of the sheet;
 * quarter steps, so that few different sheets exist.
 */
export function zoomFor({ lat, radiusM }: Pick<PublicPoint, 'lat' | 'radiusM'>, hasStreets: boolean): number {
  const most = hasStreets ? zooms.streets : zooms.land
  if (radiusM === 0) return most
  const metresPerPixel = radiusM / (hasStreets ? radiusOnSheet.streets : radiusOnSheet.land)
  const zoom = Math.log2((equator * Math.cos(radians(lat))) / (world * metresPerPixel))
  return Math.min(most, Math.max(zooms.least, Math.round(zoom * 4) / 4))
}

type Drawn = SheetLook & { hasStreets?: boolean; size?: typeof sheet }

/** The drawn sheet: a pin for an exact place, else the circle that holds it. */
export function sheetAddress(
  point: PublicPoint,
  { theme, language, hasStreets = false, size: { width, height } = sheet }: Drawn,
): string {
  const subject: Record<string, string> =
    point.radiusM === 0 ? { marker: '1' } : { radius: String(point.radiusM) }
  const view = { lat: String(point.lat), lon: String(point.lon), zoom: String(zoomFor(point, hasStreets)) }
  const size = { width: String(width), height: String(height) }
  return `/map/static.svg?${new URLSearchParams({ ...view, ...size, ...subject, theme, ...inLanguage(language) }).toString()}`
}

/** Steps of the frame in minutes of arc; the first are seconds. */
const steps = [1 / 60, 2 / 60, 5 / 60, 10 / 60, 15 / 60, 30 / 60, 1, 2, 5, 10, 20, 30, 60, 120, 300]
const leastStep = 24

export type Neatline = { x: number; y: number; shiftX: number; shiftY: number }

/**
 * Pixels of one black or white piece of the frame, and how far the nearest whole piece lies from the middle.
 */
export function neatline(point: Pick<PublicPoint, 'lat' | 'lon' | 'radiusM'>, hasStreets: boolean): Neatline {
  const minute = (world * 2 ** zoomFor(point, hasStreets)) / (360 * 60)
  const step = steps.find((minutes) => minutes * minute >= leastStep) ?? 300
  const x = step * minute
  const y = x / Math.cos(radians(point.lat))
  const beyond = (degrees: number) => ((((degrees * 60) / step) % 2) + 2) % 2
  return { x, y, shiftX: -beyond(point.lon) * x, shiftY: beyond(point.lat) * y }
}
