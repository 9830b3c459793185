/**
 * web/platform: how a sheet of the server's atlas is cut to hold a box,
 * and where on it circles with numbers stand.
 */
import { pageLanguage } from '#contract/content/translation-codes.ts'
import type { BoundingBox } from '#contract/search/places.ts'
import type { Cell } from '#contract/search/search.ts'

/** Pixels of the world at zoom 0. */
const world = 512
const zooms = { least: 1, most: 10 }
/** Pixels kept free at every side. */
const margin = 48

/** Pixels. */
export type Sheet = { width: number; height: number }
export type View = { lat: number; lon: number; zoom: number }

/** 0 at the north edge of the Mercator square, 1 at the south. */
const down = (lat: number) => {
  const limited = Math.max(-85, Math.min(85, lat))
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + (limited * Math.PI) / 360)) / (2 * Math.PI)
}
const up = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI
const wrap = (lon: number) => ((((lon + 180) % 360) + 360) % 360) - 180

/** The view that holds the whole box, which may cross 180°. */
export function viewOf({ west, south, east, north }: BoundingBox, sheet: Sheet): View {
  const right = east < west ? east + 360 : east
  const wide = Math.max(1e-6, (right - west) / 360)
  const tall = Math.max(1e-6, down(south) - down(north))
  const zoom = Math.log2(
    Math.min((sheet.width - 2 * margin) / wide, (sheet.height - 2 * margin) / tall) / world,
  )
  return {
    lat: up((down(south) + down(north)) / 2),
    lon: wrap((west + right) / 2),
    zoom: Math.min(zooms.most, Math.max(zooms.least, Math.floor(zoom * 10) / 10)),
  }
}

/** How a sheet looks, and in which language its places are named. */
export type SheetLook = { theme: 'light' | 'dark'; language?: string }

/** As a parameter of the sheet's address; a sheet without one is in English, as pages are. */
export const inLanguage = (language: string = pageLanguage): Record<string, string> =>
  language === pageLanguage ? {} : { language }

export function sheetAddress({ lat, lon, zoom }: View, sheet: Sheet, { theme, language }: SheetLook): string {
  const view = { lat: lat.toFixed(3), lon: lon.toFixed(3), zoom: zoom.toFixed(1) }
  const size = { width: String(sheet.width), height: String(sheet.height) }
  return `/map/static.svg?${new URLSearchParams({ ...view, ...size, theme, ...inLanguage(language) }).toString()}`
}

/** `x` and `y` in pixels of the sheet. */
export type Circle = { x: number; y: number; cell: Cell }

/** Where a point stands on the sheet, in pixels; beyond its edges it lies outside. */
export function placeOn(
  { lat, lon }: { lat: number; lon: number },
  view: View,
  sheet: Sheet,
): { x: number; y: number } {
  const scale = world * 2 ** view.zoom
  return {
    x: sheet.width / 2 + (wrap(lon - view.lon) / 360) * scale,
    y: sheet.height / 2 + (down(lat) - down(view.lat)) * scale,
  }
}

/** Pixels between the middles of two circles that do not touch. */
const apart = 44

/**
 * Circles on the sheet; those that would lie outside are left out, and
 * what would cover one another is one circle.
 */
export function circlesOf(cells: readonly Cell[], view: View, sheet: Sheet): Circle[] {
  const at = (cell: Cell): Circle => ({ cell, ...placeOn(cell, view, sheet) })
  const circles: Circle[] = []
  for (const cell of cells) {
    let next = at(cell)
    // A circle that has grown has moved too, and may meet others.
    for (;;) {
      const { x, y } = next
      const met = circles.findIndex((one) => Math.hypot(one.x - x, one.y - y) < apart)
      const [other] = met < 0 ? [] : circles.splice(met, 1)
      if (!other) break
      next = at(together(other.cell, next.cell, view))
    }
    circles.push(next)
  }
  return circles.filter(({ x, y }) => x >= 0 && x <= sheet.width && y >= 0 && y <= sheet.height)
}

/**
 * Two cells as one, where most of their homes are; longitudes are taken from
 * the middle of the view, which may be at 180°.
 */
function together(a: Cell, b: Cell, { lon }: View): Cell {
  const count = a.count + b.count
  const mean = (one: number, other: number) => (one * a.count + other * b.count) / count
  const { x, y } = a
  return { x, y, count, lat: mean(a.lat, b.lat), lon: wrap(lon + mean(wrap(a.lon - lon), wrap(b.lon - lon))) }
}
