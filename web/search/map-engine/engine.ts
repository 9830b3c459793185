/**
 * web/search/map: the drawing engine, set up once: its worker, the tiles'
 * protocol. This module is large and loads late.
 */
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
import { fittingOf } from './fitting.ts'
import { streetTile } from './streets.ts'

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

/**
 * Homes some 20 metres apart part here; where no region's streets are
 * known there is nothing more to see from 13 on.
 */
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

export function boundsOf(box: BoundingBox): [[number, number], [number, number]] {
  const { west, south, east, north } = unwrapped(box)
  return [
    [west, Math.max(-85, south)],
    [east, Math.min(85, north)],
  ]
}
