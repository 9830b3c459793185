/**
 * web/search/map: the map's style in the look's colours, light and dark,
 * over the tiles of the world and of regions.
 */
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { englishNames } from '#contract/search/english-names.ts'
import type { Elevation, Region } from '#contract/search/regions.ts'
import cyrillic from '#web/ui/fonts/inter-cyrillic.woff2?url'
import greek from '#web/ui/fonts/inter-greek.woff2?url'
import latinMore from '#web/ui/fonts/inter-latin-more.woff2?url'
import latin from '#web/ui/fonts/inter-latin.woff2?url'
import latinRest from '#web/ui/fonts/inter-latin-rest.woff2?url'
import vietnamese from '#web/ui/fonts/inter-vietnamese.woff2?url'
import { dark, light } from './colours.ts'
import { heights, heightSource, hills } from './hills.ts'
import { streetGround, streetLines, streetSource } from './street-layers.ts'
import { streetNames } from './street-names.ts'
import { townStateIn } from './town-states.ts'
import { worldGround, worldLines, worldNames } from './world-layers.ts'

/** Towns so small are not told apart from namesakes: there is a Sevilla in Colombia. */
const peopleAtLeast = 100_000
/** In English by the contract's table, as headings say it. */
const inEnglish = [
  'case',
  ['>=', ['to-number', ['get', 'p']], peopleAtLeast],
  ['match', ['get', 'n'], ...Object.values(englishNames).flat(), ['get', 'n']],
  ['get', 'n'],
]

/** Names in the visitor's language where the tiles or the browser have them. */
function name(language: string): unknown[] {
  if (language === 'en') return inEnglish
  const townState = townStateIn(language)
  return ['case', ['has', language], ['get', language], ['!=', townState, ''], townState, ['get', 'n']]
}

/** The whole style. `origin` has no slash at its end. */
export function mapStyle({
  isDark,
  language,
  origin,
  regions,
  elevation = null,
}: {
  isDark: boolean
  language: string
  origin: string
  /** Whose streets are known. */
  regions: readonly Region[]
  /** By what hills are shaded, where heights are known. */
  elevation?: Elevation | null
}): StyleSpecification {
  const colours = isDark ? dark : light
  const hasStreets = regions.length > 0
  return {
    version: 8,
    'font-faces': { Inter: fontFaces(origin) },
    sources: {
      world: tiles(origin, 'world'),
      nature: tiles(origin, 'nature'),
      coasts: tiles(origin, 'coasts'),
      ...(hasStreets && { [streetSource]: streetTiles(regions) }),
      ...(elevation && { [heightSource]: heights(origin, elevation) }),
    },
    layers: [
      ...worldGround(colours),
      ...(hasStreets ? streetGround(colours) : []),
      ...(elevation ? [hills(colours)] : []),
      ...worldLines(colours),
      ...(hasStreets ? [...streetLines(colours), ...streetNames(colours, language)] : []),
      ...worldNames(colours, name(language), language, namedBy(regions)),
    ] as LayerSpecification[],
  } as StyleSpecification
}

/** Tiles from this zoom on name quarters. */
const quartersZoom = 12

const namedBy = (regions: readonly Region[]) =>
  regions.filter(({ maxZoom }) => maxZoom >= quartersZoom).map(({ box }) => box)

/** Where the overview's own tiles say enough. */
const firstStreets = 8

const streetTiles = (regions: readonly Region[]) => ({
  type: 'vector',
  tiles: ['streets://{z}/{x}/{y}'],
  minzoom: firstStreets,
  maxzoom: closestOf(regions.map(({ maxZoom }) => maxZoom)),
})

/**
 * Tiles from here on show every street, and may be stretched; of archives that
 * end before it the server makes closer ones.
 */
const everyStreet = 13

const closestOf = (zooms: readonly number[]): number => {
  const close = zooms.filter((zoom) => zoom >= everyStreet)
  return close.length > 0 ? Math.min(...close) : Math.max(...zooms)
}

const tiles = (origin: string, file: string) => ({
  type: 'vector',
  url: `pmtiles://${origin}/map/${file}.pmtiles`,
})

const fontFaces = (origin: string) =>
  [
    [latin, 'U+0000-00FF', 'U+0131', 'U+0152-0153', 'U+2000-206F'],
    [latinMore, 'U+0100-017F', 'U+0218-021B'],
    [latinRest, 'U+0180-0217', 'U+021C-02BA', 'U+1E00-1E9F', 'U+2C60-2C7F'],
    [vietnamese, 'U+1EA0-1EF9'],
    [greek, 'U+0370-03FF'],
    [cyrillic, 'U+0400-045F', 'U+0490-0491'],
  ].map(([url = '', ...ranges]) => ({ url: new URL(url, origin).href, 'unicode-range': ranges }))
