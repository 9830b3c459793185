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

/* translate="no" */
const pointsOfInterest = (colours: Colours, text: unknown) =>
  ['poi', 'pois'].flatMap((layer) => {
    const layout = {
      'text-field': text,
      'text-size': 11,
      'text-max-width': 8,
      'text-padding': 6,
      'symbol-sort-key': ['coalesce', ['get', 'rank'], 5],
    }
    const named = ['has', 'name']
    return [
      symbol(
        `${layer}-names`,
        of(layer),
        layout,
        { 'text-color': ['case', isIn('park', 'garden'), colours.green, colours.district], ...halo(colours) },
        { minzoom: 15.2, filter: ['all', named, ['!', isIn(...transit)]] },
      ),
      symbol(
        `${layer}-stops`,
        of(layer),
        layout,
        { 'text-color': colours.town, ...halo(colours) },
        { minzoom: 14.5, filter: ['all', named, isIn(...transit)] },
      ),
    ]
  })

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
