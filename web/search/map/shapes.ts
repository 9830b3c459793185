/** web/search/map: draws the areas and the circle of a question. */
import { decodeAreas, reachLimits, type DrawnArea } from '#contract/vocabulary/polyline.ts'
import type { RawSearch } from '#contract/search/search-question.ts'
import type { TravelTold } from '#contract/search/travel.ts'
import type { BoundingBox } from '#contract/search/places.ts'
import { circle, unwrapped } from '../map-engine/boxes.ts'
import type { Engine, GeoJSONSource } from '../map-engine/engine.ts'
import { dark, light } from './style/colours.ts'

const id = 'asked'

export type Shape = {
  type: 'Feature'
  properties: object
  geometry: { type: 'Polygon'; coordinates: [number, number][][] }
}

/** Polygons of a question: drawn areas with their cut-outs, or the circle around a point. */
export function shapesOf(raw: RawSearch): Shape[] {
  const polygons = ringsOf(raw.area ? (decodeAreas(raw.area) ?? []) : [])
  if (raw.near) polygons.push([circle(raw.near, Number(raw.radius ?? 10_000))])
  return polygons.map((coordinates) => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Polygon', coordinates },
  }))
}

const ringsOf = (areas: readonly DrawnArea[]): [number, number][][][] =>
  areas.map((rings) => rings.map((ring) => closed(ring.map(([x, y]) => [x / 1e5, y / 1e5]))))

/** A name on the map. */
export type Name = {
  type: 'Feature'
  properties: { name: string }
  geometry: { type: 'Point'; coordinates: [number, number] }
}

/** What is within reach, and the names of the points that it is counted from. */
export const reachesOf = (travel: readonly TravelTold[]): (Shape | Name)[] =>
  travel.flatMap(({ area, name, lat, lon }): (Shape | Name)[] => {
    const shapes = ringsOf(decodeAreas(area, reachLimits) ?? []).map((coordinates): Shape => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates },
    }))
    if (!name || lat === undefined || lon === undefined) return shapes
    return [
      ...shapes,
      { type: 'Feature', properties: { name }, geometry: { type: 'Point', coordinates: [lon, lat] } },
    ]
  })

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

/** What letters of a colour (`rgb(…)`) are read on: dark ones on light ground, light ones on dark. */
const haloFor = (colour: string): string =>
  (colour.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) > 380
    ? dark.halo
    : light.halo

/* Words of the map's own language: translate="no" */
const isPoint = ['==', '$type', 'Point'] as ['==', string, string]
/* Names of fonts: translate="no" */
const font = ['Inter']

/** Puts shapes on the map, after its style has loaded. */
export function drawShapes(map: Engine, shapes: readonly (Shape | Name)[], colour: string): void {
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
  map.addLayer({
    id: `${id}-point`,
    type: 'circle',
    source: id,
    filter: isPoint,
    paint: { 'circle-color': colour, 'circle-radius': 5 },
  })
  map.addLayer({
    id: `${id}-name`,
    type: 'symbol',
    source: id,
    filter: isPoint,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': font,
      'text-size': 13,
      'text-offset': [0, 0.8],
      'text-anchor': 'top',
      'text-allow-overlap': true,
    },
    paint: { 'text-color': colour, 'text-halo-color': haloFor(colour), 'text-halo-width': 1.5 },
  })
}
