/** web/search/map: the drawing engine, set up once: its worker, the tiles' protocol. This module is large and loads late. */
import { addProtocol, Map as Engine, setWorkerUrl, type StyleSpecification } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { Protocol } from 'pmtiles'
import 'maplibre-gl/dist/maplibre-gl.css'
import type { BoundingBox } from '#contract/search/places.ts'
import { unwrapped } from './boxes.ts'

export { Marker, type GeoJSONSource } from 'maplibre-gl'
export type { Engine }

let ready = false

function setUp(): void {
  if (ready) return
  setWorkerUrl(workerUrl)
  addProtocol('pmtiles', new Protocol().tile)
  ready = true
}

type Options = { container: HTMLElement; style: StyleSpecification | string; view: BoundingBox | null; calm: boolean }

/** Above this the overview tiles say nothing more. */
export const maxZoom = 13

/** A map. Throws where the browser has no WebGL. */
export function createEngine({ container, style, view, calm }: Options): Engine {
  setUp()
  return new Engine({
    container,
    style,
    ...(view
      ? { bounds: boundsOf(view), fitBoundsOptions: { padding: paddingOf(container), maxZoom: 12 } }
      : { center: [10, 30], zoom: 1.3 }),
    maxZoom,
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

/** Pixels kept free around what is shown; on phones the sheet covers the lower part of the map. */
export function paddingOf(container: HTMLElement) {
  const sheet = Number.parseFloat(getComputedStyle(container).getPropertyValue('--sheet-cover')) || 0
  const most = container.clientHeight * 0.6
  return { top: 48, right: 48, left: 48, bottom: Math.min(most, 48 + sheet) }
}

export function boundsOf(box: BoundingBox): [[number, number], [number, number]] {
  const { west, south, east, north } = unwrapped(box)
  return [
    [west, Math.max(-85, south)],
    [east, Math.min(85, north)],
  ]
}
