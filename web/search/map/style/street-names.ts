/** web/search/map: names on a region's tiles: of streets, quarters, stations and parks, and house numbers. */
import type { Colours } from './colours.ts'
import { byZoom, symbol } from './layer.ts'
import { streetSource } from './street-layers.ts'

const of = (layer: string) => [streetSource, layer] as const

/** In the visitor's language where it is told, else as the people there say it. */
const nameIn = (language: string) => ['coalesce', ['get', `name:${language}`], ['get', 'name']]

/** Names of layers and of font settings: translate="no" */
export const streetNames = (colours: Colours, language: string) => {
  const text = nameIn(language)
  return [
    ...houseNumbers(colours),
    ...pointsOfInterest(colours, text),
    ...['transportation_name', 'roads'].map((layer) => alongStreets(layer, colours, text)),
    ...quarters(colours, text),
  ]
}

const halo = ({ halo: colour }: Colours, width = 1.3) => ({
  'text-halo-color': colour,
  'text-halo-width': width,
})

/* translate="no" */
const alongStreets = (layer: string, colours: Colours, text: unknown) =>
  symbol(
    `${layer}-names`,
    of(layer),
    {
      'symbol-placement': 'line',
      'text-field': text,
      'text-size': byZoom(13, 10, 16, 12, 18, 14),
      'text-max-angle': 32,
      'text-padding': 3,
    },
    { 'text-color': colours.streetName, ...halo(colours, 1.5) },
    { minzoom: 13, filter: ['all', ['==', ['geometry-type'], 'LineString'], ['has', 'name']] },
  )

/* translate="no" */
const houseNumbers = (colours: Colours) =>
  [
    { layer: 'housenumber', text: ['get', 'housenumber'] },
    { layer: 'buildings', text: ['get', 'addr_housenumber'] },
  ].map(({ layer, text }) =>
    symbol(
      `${layer}-numbers`,
      of(layer),
      { 'text-field': text, 'text-size': 10, 'text-padding': 4 },
      { 'text-color': colours.district, ...halo(colours, 1) },
      { minzoom: 16.5 },
    ),
  )

const kindOf = ['coalesce', ['get', 'class'], ['get', 'kind']]
const isIn = (...kinds: string[]) => ['in', kindOf, ['literal', kinds]]
const transit = ['railway', 'bus', 'station', 'train_station', 'bus_stop', 'bus_station', 'tram_stop']
const stations = ['railway', 'station', 'train_station']
const greens = ['park', 'garden']

const pointsOfInterest = (colours: Colours, text: unknown) =>
  ['poi', 'pois'].flatMap((layer) => [...places(layer, colours, text), ...stops(layer, colours, text)])

/** A name stands below its dot. */
/* translate="no" */
const belowDot = (text: unknown) => ({
  'text-field': text,
  'text-size': 11,
  'text-max-width': 8,
  'text-padding': 6,
  'text-anchor': 'top',
  'text-offset': [0, 0.5],
  'symbol-sort-key': ['coalesce', ['get', 'rank'], 5],
})
const dot = (id: string, layer: string, { halo: rim }: Colours, colour: unknown, more: object) => ({
  id,
  type: 'circle',
  source: streetSource,
  'source-layer': layer,
  paint: {
    'circle-radius': byZoom(15, 2, 18, 3.5),
    'circle-color': colour,
    'circle-stroke-color': rim,
    'circle-stroke-width': 1.2,
  },
  ...more,
})

const places = (layer: string, colours: Colours, text: unknown) => {
  const more = { minzoom: 15.2, filter: ['all', ['has', 'name'], ['!', isIn(...transit)]] }
  const colour = ['case', isIn(...greens), colours.green, colours.district]
  const unmarked = { ...more, filter: [...more.filter, ['!', isIn(...greens)]] }
  return [
    dot(`${layer}-dots`, layer, colours, colour, unmarked),
    symbol(`${layer}-names`, of(layer), belowDot(text), { 'text-color': colour, ...halo(colours) }, more),
  ]
}

/** Stations are named before the stops of buses. */
const stops = (layer: string, colours: Colours, text: unknown) => {
  const isStop = ['all', ['has', 'name'], isIn(...transit)]
  const shown = ['any', isIn(...stations), ['>=', ['zoom'], 15.5]]
  return [
    dot(`${layer}-stop-dots`, layer, colours, colours.rail, { minzoom: 14.5, filter: isStop }),
    symbol(
      `${layer}-stops`,
      of(layer),
      belowDot(text),
      { 'text-color': colours.district, ...halo(colours) },
      { minzoom: 14.5, filter: [...isStop, shown] },
    ),
  ]
}

/* translate="no" */
const quarters = (colours: Colours, text: unknown) =>
  [
    { layer: 'place', is: isIn('suburb', 'quarter', 'neighbourhood', 'hamlet', 'village') },
    { layer: 'places', is: isIn('neighbourhood', 'macrohood') },
  ].map(({ layer, is }) =>
    symbol(
      `${layer}-quarters`,
      of(layer),
      {
        'text-field': text,
        'text-size': byZoom(12, 11, 16, 14),
        'text-max-width': 7,
        'symbol-sort-key': ['coalesce', ['get', 'rank'], 9],
      },
      { 'text-color': colours.town, ...halo(colours, 1.6) },
      { minzoom: 12, filter: is },
    ),
  )
