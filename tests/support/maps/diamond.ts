/** tests: an island with no side along a grid. */
import type { Position } from 'geojson'

export const diamond = (lon: number, lat: number, reach: number): Position[] => [
  [lon - reach, lat],
  [lon, lat - reach],
  [lon + reach, lat],
  [lon, lat + reach],
  [lon - reach, lat],
]
