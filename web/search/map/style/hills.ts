/** web/search/map: hills by their shadows, where the installation knows heights. */
import type { Elevation } from '#contract/search/regions.ts'
import type { Colours } from './colours.ts'
import { byZoom } from './layer.ts'

export const heightSource = 'heights'

/** Names of settings: translate="no" */
export const heights = (origin: string, { tiles, minZoom, maxZoom }: Elevation) => ({
  type: 'raster-dem',
  encoding: 'terrarium',
  tileSize: 512,
  tiles: [origin + tiles],
  minzoom: minZoom,
  maxzoom: maxZoom,
})

/**
 * Lit from the north-west, by night too. Quiet enough for names and prices to be
 * read on it, and gone where streets are wide.
 */
export const hills = ({ shade, lit }: Colours) => ({
  id: 'hills',
  type: 'hillshade',
  source: heightSource,
  paint: {
    'hillshade-exaggeration': byZoom(6, 0.3, 12, 0.22, 16, 0.08),
    'hillshade-shadow-color': shade,
    'hillshade-highlight-color': lit,
    'hillshade-accent-color': shade,
  },
})
