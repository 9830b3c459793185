/** web/search/map: what is drawn of the world's own tiles: ground, lines and names. */
import type { BoundingBox } from '#contract/search/places.ts'
import { unwrapped } from '../../map-engine/boxes.ts'
import type { Colours } from './colours.ts'
import { byZoom, fill, line, symbol } from './layer.ts'

/** From this zoom on the overview gives way to finer lakes, rivers and coasts. */
const close = 7

/**
 * Where the true coasts are known they cover the overview, lakes and all: first the whole tile as land,
 * then, over what lies on the land and is generalised, the sea and whatever lakes are large. What only an
 * overview can say fades before it would be wrong.
 */
export const worldGround = ({
  water,
  land,
  coast,
  ice,
  urban,
  park,
  rail,
  mainStreet,
  streetEdge,
}: Colours) => [
  { id: 'water', type: 'background', paint: { 'background-color': water } },
  fill('land', ['world', 'land'], { 'fill-color': land }),
  line('coast', ['world', 'land'], { 'line-color': coast, 'line-width': byZoom(0, 0.5, 8, 1.1) }),
  fill('lakes', ['world', 'lakes'], { 'fill-color': water }, { maxzoom: close }),
  fill('close-lakes', ['nature', 'lakes'], { 'fill-color': water }, { minzoom: close }),
  fill('ground', ['coasts', 'ground'], { 'fill-color': land, 'fill-antialias': false }),
  fill('ice', ['world', 'glaciers'], { 'fill-color': ice, 'fill-opacity': 0.8 }, { maxzoom: close }),
  fill('close-ice', ['nature', 'glaciers'], { 'fill-color': ice, 'fill-opacity': 0.8 }, { minzoom: close }),
  fill(
    'urban',
    ['world', 'urban'],
    { 'fill-color': urban, 'fill-opacity': byZoom(4, 0.35, 6.5, 0.9, 7, 0.9, 8.5, 0) },
    { maxzoom: 8.5 },
  ),
  fill(
    'parks',
    ['nature', 'parks'],
    { 'fill-color': park, 'fill-opacity': byZoom(7, 0.9, 10, 0.9, 12, 0) },
    { minzoom: close },
  ),
  fill(
    'close-urban',
    ['nature', 'urban'],
    { 'fill-color': urban, 'fill-opacity': byZoom(7, 0.9, 9.5, 0.9, 11, 0) },
    { minzoom: close, maxzoom: 11 },
  ),
  overland('railways', { 'line-color': rail, 'line-width': byZoom(7, 0.5, 10, 0.9) }),
  overland('roads-edge', { 'line-color': streetEdge, 'line-width': byZoom(7, 1.4, 10, 2.8) }, 'roads'),
  overland('roads', { 'line-color': mainStreet, 'line-width': byZoom(7, 0.7, 10, 1.6) }),
  fill('sea', ['coasts', 'sea'], { 'fill-color': water, 'fill-antialias': false }),
  fill('islets', ['coasts', 'islets'], { 'fill-color': land }),
  line('true-coast', ['coasts', 'sea'], { 'line-color': coast, 'line-width': 1.1 }),
  line('islet-coast', ['coasts', 'islets'], { 'line-color': coast, 'line-width': 1.1 }),
]

/**
 * Lines between towns, below the sea and whatever a region knows better; gone
 * before a look so close that they would lie wrong.
 */
const overland = (id: string, paint: object, layer = id) =>
  line(
    `close-${id}`,
    ['nature', layer],
    { ...paint, 'line-opacity': byZoom(7, 0, 7.5, 1, 9.5, 1, 10.5, 0) },
    { minzoom: close, maxzoom: 10.5 },
  )

/** Rivers, regions and borders fade where the overview map knows too little of them. */
export const worldLines = ({ river, region, border }: Colours) => [
  line(
    'rivers',
    ['world', 'rivers'],
    { 'line-color': river, 'line-width': byZoom(2, 0.4, 6, 1) },
    { maxzoom: close },
  ),
  line(
    'close-rivers',
    ['nature', 'rivers'],
    { 'line-color': river, 'line-width': byZoom(7, 1, 10, 2.2), 'line-opacity': byZoom(9, 1, 11, 0) },
    { minzoom: close, maxzoom: 11 },
  ),
  line(
    'regions',
    ['world', 'admin1'],
    {
      'line-color': region,
      'line-width': 0.8,
      'line-dasharray': [3, 2],
      'line-opacity': byZoom(8, 1, 10, 0),
    },
    { minzoom: 3.5, maxzoom: 10 },
  ),
  line(
    'borders',
    ['world', 'admin0'],
    {
      'line-color': border,
      'line-width': byZoom(1, 0.5, 4, 1, 8, 1.8),
      'line-opacity': byZoom(8, 1, 9.5, 0),
    },
    { maxzoom: 9.5 },
  ),
]

const isShownYet = ['<=', ['get', 'z'], ['+', ['zoom'], 1]]
const isDistrict = ['has', 's']
const bigFirst = ['-', 0, ['get', 'p']]
const sizeBy = (big: number[], small: number[]) => ['interpolate', ['linear'], ['get', 'z'], ...big, ...small]

/** `named` are boxes in which the tiles of streets name quarters themselves. */
export const worldNames = (
  colours: Colours,
  text: unknown,
  language: string,
  named: readonly BoundingBox[],
) => [
  countries(colours, text, language),
  districts(colours, text, named),
  townDots(colours),
  ...towns(colours, text),
]

/* Names of layers: translate="no" */
const countries = ({ country, halo }: Colours, text: unknown, language: string) =>
  symbol(
    'countries',
    ['world', 'country_labels'],
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
  )

/* translate="no" */
const districts = ({ district, halo }: Colours, text: unknown, named: readonly BoundingBox[]) =>
  symbol(
    'districts',
    ['nature', 'places'],
    { 'text-field': text, 'text-size': 12, 'text-max-width': 7, 'symbol-sort-key': bigFirst },
    { 'text-color': district, 'text-halo-color': halo, 'text-halo-width': 1.2 },
    { minzoom: 11.2, filter: ['all', isDistrict, ...named.map((box) => ['!', ['within', squareOf(box)]])] },
  )

/* translate="no" */
function squareOf(box: BoundingBox) {
  const { west, south, east, north } = unwrapped(box)
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  return { type: 'Polygon', coordinates: [corners] }
}

const townDots = ({ halo, dot }: Colours) => ({
  id: 'town-dots',
  type: 'circle',
  source: 'world',
  'source-layer': 'places',
  minzoom: 4,
  maxzoom: 10,
  filter: ['all', ['!', isDistrict], isShownYet],
  paint: {
    'circle-radius': ['case', ['has', 'cap'], 3, 2],
    'circle-color': halo,
    'circle-stroke-color': dot,
    'circle-stroke-width': 1.1,
  },
})

/** A name stands beside its dot, or a little farther off where a mark of homes covers the town. */
const sides = { left: [1, 0], right: [-1, 0], top: [0, 1], bottom: [0, -1] } as const
const besideMarks = [0.5, 1.7].flatMap((far) =>
  Object.entries(sides).flatMap(([anchor, [x, y]]) => [anchor, [x * far, y * far]]),
)

/* translate="no" */
const towns = ({ town, halo }: Colours, text: unknown) => {
  const paint = { 'text-color': town, 'text-halo-color': halo, 'text-halo-width': 1.3 }
  const layout = {
    'text-field': text,
    'text-size': byZoom(
      3,
      sizeBy([2, 11], [6, 9]),
      8,
      sizeBy([2, 18], [9, 11]),
      12,
      sizeBy([2, 24], [9, 13]),
    ),
    'text-variable-anchor-offset': besideMarks,
    'text-justify': 'auto',
    'text-max-width': 8,
    'symbol-sort-key': bigFirst,
  }
  const more = { filter: ['all', ['!', isDistrict], isShownYet] }
  return [
    symbol('villages', ['nature', 'places'], layout, paint, { ...more, minzoom: 9 }),
    symbol('towns', ['world', 'places'], layout, paint, { ...more, minzoom: 3, maxzoom: 15.5 }),
  ]
}
