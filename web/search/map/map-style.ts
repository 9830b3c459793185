/** web/search/map: the map's style in the look's colours, light and dark, over the embedded tiles of the world. */
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import cyrillic from '#web/ui/fonts/inter-cyrillic.woff2?url'
import greek from '#web/ui/fonts/inter-greek.woff2?url'
import latinMore from '#web/ui/fonts/inter-latin-more.woff2?url'
import latin from '#web/ui/fonts/inter-latin.woff2?url'
import latinRest from '#web/ui/fonts/inter-latin-rest.woff2?url'
import vietnamese from '#web/ui/fonts/inter-vietnamese.woff2?url'

type Colours = Record<
  | 'land'
  | 'water'
  | 'ice'
  | 'urban'
  | 'coast'
  | 'river'
  | 'region'
  | 'border'
  | 'country'
  | 'town'
  | 'district'
  | 'dot'
  | 'halo',
  string
>

const light: Colours = {
  land: '#f6f3ec',
  water: '#cfe0e6',
  ice: '#ffffff',
  urban: '#e6ded0',
  coast: '#a9c3cc',
  river: '#bcd4dc',
  region: '#cfc6b6',
  border: '#b3a68f',
  country: '#6b6455',
  town: '#3c372d',
  district: '#7d7464',
  dot: '#5a5345',
  halo: '#f9f6f0',
}

const dark: Colours = {
  land: '#182b27',
  water: '#0c1a1b',
  ice: '#22403a',
  urban: '#203a34',
  coast: '#2f4d47',
  river: '#17302f',
  region: '#2c453f',
  border: '#46625b',
  country: '#93a099',
  town: '#dfe5dc',
  district: '#93a099',
  dot: '#93a099',
  halo: '#12221e',
}

const source = 'world'

/** Names in the visitor's language where the tiles have them. */
const name = (language: string) =>
  language === 'en' ? ['get', 'n'] : ['coalesce', ['get', language], ['get', 'n']]

/** The whole style. `origin` has no slash at its end. */
export function mapStyle({
  isDark,
  language,
  origin,
}: {
  isDark: boolean
  language: string
  origin: string
}): StyleSpecification {
  const colours = isDark ? dark : light
  return {
    version: 8,
    'font-faces': { Inter: fontFaces(origin) },
    sources: { [source]: { type: 'vector', url: `pmtiles://${origin}/map/world.pmtiles` } },
    layers: [
      ...ground(colours),
      ...lines(colours),
      ...names(colours, name(language), language),
    ] as LayerSpecification[],
  } as StyleSpecification
}

const fontFaces = (origin: string) =>
  [
    [latin, 'U+0000-00FF', 'U+0131', 'U+0152-0153', 'U+2000-206F'],
    [latinMore, 'U+0100-017F', 'U+0218-021B'],
    [latinRest, 'U+0180-0217', 'U+021C-02BA', 'U+1E00-1E9F', 'U+2C60-2C7F'],
    [vietnamese, 'U+1EA0-1EF9'],
    [greek, 'U+0370-03FF'],
    [cyrillic, 'U+0400-045F', 'U+0490-0491'],
  ].map(([url = '', ...ranges]) => ({ url: new URL(url, origin).href, 'unicode-range': ranges }))

const byZoom = (...stops: (number | unknown[])[]) => ['interpolate', ['linear'], ['zoom'], ...stops]

const fill = (id: string, layer: string, paint: object) => ({
  id,
  type: 'fill',
  source,
  'source-layer': layer,
  paint,
})
const line = (id: string, layer: string, paint: object, more: object = {}) => ({
  id,
  type: 'line',
  source,
  'source-layer': layer,
  layout: { 'line-join': 'round' },
  paint,
  ...more,
})

const ground = ({ water, land, ice, urban }: Colours) => [
  { id: 'water', type: 'background', paint: { 'background-color': water } },
  fill('land', 'land', { 'fill-color': land }),
  fill('ice', 'glaciers', { 'fill-color': ice, 'fill-opacity': 0.8 }),
  fill('urban', 'urban', { 'fill-color': urban, 'fill-opacity': byZoom(4, 0.35, 8, 0.9) }),
  fill('lakes', 'lakes', { 'fill-color': water }),
]

/** Rivers and regions fade where the overview map knows too little of them. */
const lines = ({ river, coast, region, border }: Colours) => [
  line('rivers', 'rivers', {
    'line-color': river,
    'line-width': byZoom(2, 0.4, 6, 1, 10, 2.2),
    'line-opacity': byZoom(9, 1, 12, 0.35),
  }),
  line('coast', 'land', { 'line-color': coast, 'line-width': byZoom(0, 0.5, 8, 1.1) }),
  line(
    'regions',
    'admin1',
    {
      'line-color': region,
      'line-width': 0.8,
      'line-dasharray': [3, 2],
      'line-opacity': byZoom(10, 1, 12, 0.3),
    },
    { minzoom: 3.5 },
  ),
  line('borders', 'admin0', { 'line-color': border, 'line-width': byZoom(1, 0.5, 4, 1, 8, 1.8) }),
]

const isShownYet = ['<=', ['get', 'z'], ['+', ['zoom'], 1]]
const bigFirst = ['-', 0, ['get', 'p']]

/* Names of layers and fonts: translate="no" */
const symbol = (id: string, layer: string, layout: object, paint: object, more: object) => ({
  id,
  type: 'symbol',
  source,
  'source-layer': layer,
  layout: { 'text-font': ['Inter'], ...layout },
  paint,
  ...more,
})

/* translate="no" */
const names = ({ country, halo, district, dot, town }: Colours, text: unknown, language: string) => [
  symbol(
    'countries',
    'country_labels',
    {
      'text-field': text,
      'text-size': byZoom(2, 10, 5, 14),
      'text-transform': language === 'en' ? 'uppercase' : 'none',
      'text-letter-spacing': language === 'en' ? 0.12 : 0,
      'text-max-width': 7,
      'symbol-sort-key': ['-', 0, ['get', 'area']],
    },
    { 'text-color': country, 'text-halo-color': halo, 'text-halo-width': 1.4 },
    { maxzoom: 6.5 },
  ),
  symbol(
    'districts',
    'places',
    { 'text-field': text, 'text-size': 12, 'text-max-width': 7, 'symbol-sort-key': bigFirst },
    { 'text-color': district, 'text-halo-color': halo, 'text-halo-width': 1.2 },
    { minzoom: 11.2, filter: ['has', 's'] },
  ),
  {
    id: 'town-dots',
    type: 'circle',
    source,
    'source-layer': 'places',
    minzoom: 4,
    maxzoom: 10,
    filter: ['all', ['!', ['has', 's']], isShownYet],
    paint: {
      'circle-radius': ['case', ['has', 'cap'], 3, 2],
      'circle-color': halo,
      'circle-stroke-color': dot,
      'circle-stroke-width': 1.1,
    },
  },
  symbol(
    'towns',
    'places',
    {
      'text-field': text,
      'text-size': byZoom(
        3,
        sizeBy([2, 11], [6, 9]),
        8,
        sizeBy([2, 18], [9, 11]),
        12,
        sizeBy([2, 24], [9, 13]),
      ),
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      'text-radial-offset': 0.5,
      'text-justify': 'auto',
      'text-max-width': 8,
      'symbol-sort-key': bigFirst,
    },
    { 'text-color': town, 'text-halo-color': halo, 'text-halo-width': 1.3 },
    { minzoom: 3, filter: ['all', ['!', ['has', 's']], isShownYet] },
  ),
]

const sizeBy = (big: number[], small: number[]) => ['interpolate', ['linear'], ['get', 'z'], ...big, ...small]
