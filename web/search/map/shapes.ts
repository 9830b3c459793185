/** web/search/map: draws the areas and the circle of a question. */
import { decodeAreas } from '#contract/vocabulary/polyline.ts'
import type { RawSearch } from '#contract/search/search-question.ts'
import type { BoundingBox } from '#contract/search/places.ts'
import { circle, unwrapped } from '../map-engine/boxes.ts'
import type { Engine, GeoJSONSource } from '../map-engine/engine.ts'

const id = 'asked'

export type Shape = {
  type: 'Feature'
  properties: object
  geometry: { type: 'Polygon'; coordinates: [number, number][][] }
}

/** Polygons of a question: drawn areas with their cut-outs, or the circle around a point. */
export function shapesOf(raw: RawSearch): Shape[] {
  const polygons: [number, number][][][] = (raw.area ? (decodeAreas(raw.area) ?? []) : []).map((rings) =>
    rings.map((ring) => closed(ring.map(([x, y]) => [x / 1e5, y / 1e5]))),
  )
  if (raw.near) polygons.push([circle(raw.near, Number(raw.radius ?? 10_000))])
  return polygons.map((coordinates) => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Polygon', coordinates },
  }))
}

const closed = (ring: [number, number][]): [number, number][] => (ring[0] ? [...ring, ring[0]] : ring)

/** A box as a shape. */
export function rectangle(box: BoundingBox): Shape {
  const { west, south, east, north } = unwrapped(box)
  const ring: [number, number][] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } }
}

/** Puts shapes on the map, after its style has loaded. */
export function drawShapes(map: Engine, shapes: readonly Shape[], colour: string): void {
  const data = { type: 'FeatureCollection' as const, features: [...shapes] }
  const source = map.getSource<GeoJSONSource>(id)
  if (source) {
    void source.setData(data)
    return
  }
  map.addSource(id, { type: 'geojson', data })
  map.addLayer({
    id: `${id}-fill`,
    type: 'fill',
    source: id,
    paint: { 'fill-color': colour, 'fill-opacity': 0.07 },
  })
  map.addLayer({
    id: `${id}-line`,
    type: 'line',
    source: id,
    paint: { 'line-color': colour, 'line-width': 1.6, 'line-dasharray': [4, 2.5] },
  })
}
