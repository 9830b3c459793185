/** web/search/map: the drawing engine, set up once: its worker, the tiles' protocol. This module is large and loads late. */
import {
  addProtocol,
  type AddProtocolAction,
  type GetResourceResponse,
  Map as Engine,
  setWorkerUrl,
  type StyleSpecification,
} from 'maplibre-gl'
import { Protocol } from 'pmtiles'
import './maplibre.css'
import type { BoundingBox } from '#contract/search/places.ts'
import { unwrapped } from './boxes.ts'
import { workerUrl } from './map-worker.ts'
import { withRetries } from './retry.ts'
import { hasStreets, streetTile } from './streets.ts'

export { Marker, type GeoJSONSource } from 'maplibre-gl'
export type { Engine }

let ready = false

const archives = new Protocol()

/** A tile of our own files; a directory that did not arrive must not be remembered as missing. */
const worldTile: AddProtocolAction = (asked, stop) =>
  withRetries(async () => {
    try {
      return (await archives.tilev4(asked, stop)) as GetResourceResponse<ArrayBuffer>
    } catch (error) {
      if (!stop.signal.aborted) archives.tiles.clear()
      throw error
    }
  }, stop.signal)

function setUp(): void {
  if (ready) return
  setWorkerUrl(workerUrl)
  addProtocol('pmtiles', worldTile)
  addProtocol('streets', streetTile)
  ready = true
}

/** Where a map stands: degrees [lon, lat] of its middle, and its zoom. */
export type Stand = { center: [lon: number, lat: number]; zoom: number }

type Options = {
  container: HTMLElement
  style: StyleSpecification | string
  view: BoundingBox | null
  /** Whether the view is a box asked for to the metre. */
  isExact: boolean
  /** Where it stood when somebody left it; comes before the view. */
  stand: Stand | null
  calm: boolean
}

/** Homes some 20 metres apart part here; where no region's streets are known there is nothing more to see from 13 on. */
export const maxZoom = 17

/** A map. Throws where the browser has no WebGL. */
export function createEngine({ container, style, view, isExact, stand, calm }: Options): Engine {
  setUp()
  return new Engine({
    container,
    style,
    ...beginning({ container, view, isExact, stand }),
    maxZoom,
    // Tiles are stretched, not cut again: along new cuts the coast would be filled wrongly.
    zoomLevelsToOverscale: undefined,
    attributionControl: false,
    locale: { 'Map.Title': 'Sheet, moved by arrow keys' },
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: calm ? 0 : 150,
    // The page's own zoom stays the keyboard's; the map has its buttons.
    keyboard: true,
  })
}

function beginning({
  container,
  view,
  isExact,
  stand,
}: Pick<Options, 'container' | 'view' | 'isExact' | 'stand'>) {
  if (stand) return stand
  if (!view) return { center: [10, 30] as [number, number], zoom: 1.3 }
  return { bounds: boundsOf(view), fitBoundsOptions: fittingOf(container, view, isExact) }
}

/** How close a small place is shown: as near as its streets deserve, where they are known. */
const closest = { streets: 16.5, land: 14 }

/** How a view is fitted: a box to the pixel, so that asking for it again shows the same; a place with room around it. */
export function fittingOf(container: HTMLElement, view: BoundingBox, isExact: boolean) {
  if (isExact) return { padding: 0 }
  const { west, south, east, north } = unwrapped(view)
  const isMapped = hasStreets({ lat: (south + north) / 2, lon: (west + east) / 2 })
  return { padding: paddingOf(container), maxZoom: isMapped ? closest.streets : closest.land }
}

/** Pixels that the tools take at the top and at the end of a line, and a mark to its sides. */
const toolsOf = { wide: { top: 80, end: 96, side: 48 }, narrow: { top: 48, end: 56, side: 40 } }

/** Pixels kept free around what is shown; on phones the sheet covers the lower part of the map. */
function paddingOf(container: HTMLElement) {
  const sheet = Number.parseFloat(getComputedStyle(container).getPropertyValue('--sheet-cover')) || 0
  const most = container.clientHeight * 0.6
  const { top, end, side } = container.clientWidth > 640 ? toolsOf.wide : toolsOf.narrow
  // The map itself runs from left to right everywhere; its tools stand where the lines of the page end.
  const [left, right] =
    document.documentElement.dir === 'rtl' ? ([end, side] as const) : ([side, end] as const)
  return { top, left, right, bottom: Math.min(most, side + sheet) }
}

export function boundsOf(box: BoundingBox): [[number, number], [number, number]] {
  const { west, south, east, north } = unwrapped(box)
  return [
    [west, Math.max(-85, south)],
    [east, Math.min(85, north)],
  ]
}
