/** web/search/map: how a layer of the style is written. */

/** A value between the stops `zoom, value, zoom, value …`. */
export const byZoom = (...stops: (number | unknown[])[]) => ['interpolate', ['linear'], ['zoom'], ...stops]

/** A layer of a source's tiles. */
export type From = readonly [source: string, layer: string]

export const fill = (id: string, [source, layer]: From, paint: object, more: object = {}) => ({
  id,
  type: 'fill',
  source,
  'source-layer': layer,
  paint,
  ...more,
})

export const line = (id: string, [source, layer]: From, paint: object, more: object = {}) => ({
  id,
  type: 'line',
  source,
  'source-layer': layer,
  layout: { 'line-join': 'round' },
  paint,
  ...more,
})

/* Names of fonts: translate="no" */
export const symbol = (id: string, [source, layer]: From, layout: object, paint: object, more: object) => ({
  id,
  type: 'symbol',
  source,
  'source-layer': layer,
  layout: { 'text-font': ['Inter'], ...layout },
  paint,
  ...more,
})
