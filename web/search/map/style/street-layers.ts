/**
 * web/search/map: what is drawn of a region's tiles, which speak in the
 * OpenMapTiles schema or in that of Protomaps.
 */
import type { Colours } from './colours.ts'
import { byZoom, fill, line } from './layer.ts'

export const streetSource = 'streets'
const of = (layer: string) => [streetSource, layer] as const

/** A way of asking which of the two schemas a feature is in, and what it is there. */
const isOneOf = (field: string, ...values: string[]) => ['in', ['get', field], ['literal', values]]
/* translate="no" */
const isArea = ['==', ['geometry-type'], 'Polygon']
const areas = (...conditions: unknown[]) => ({ filter: ['all', isArea, ...conditions] })

/** What a region draws at the ends of its coast lies below the coast of another, which may know better. */
const shores = ({ water, land, coast }: Colours) =>
  ['edge_', ''].flatMap((edge) => [
    fill(`street-${edge}sea`, of(`${edge}sea`), { 'fill-color': water, 'fill-antialias': false }),
    fill(`street-${edge}ground`, of(`${edge}ground`), { 'fill-color': land, 'fill-antialias': false }),
    line(`street-${edge}shore`, of(`${edge}shore`), { 'line-color': coast, 'line-width': 1.1 }),
  ])

/** Land, and what covers it; below the streets. */
export const streetGround = (colours: Colours) => [
  ...shores(colours),
  ...covers(colours),
  fill('street-water', of('water'), { 'fill-color': colours.water }, { filter: isArea }),
  line(
    'street-streams',
    of('waterway'),
    { 'line-color': colours.water, 'line-width': byZoom(10, 0.8, 14, 2, 17, 5) },
    { filter: ['==', ['geometry-type'], 'LineString'] },
  ),
  line(
    'street-streams-pm',
    of('water'),
    { 'line-color': colours.water, 'line-width': byZoom(10, 0.8, 14, 2, 17, 5) },
    { filter: ['==', ['geometry-type'], 'LineString'] },
  ),
  ...buildings(colours),
]

const covers = ({ wood, grass, sand, ice, park, public: open, land }: Colours) => [
  fill('street-cover', of('landcover'), {
    'fill-color': [
      'match',
      ['coalesce', ['get', 'class'], ['get', 'kind']],
      ['wood', 'forest'],
      wood,
      ['grass', 'grassland', 'scrub'],
      grass,
      'sand',
      sand,
      ['ice', 'glacier'],
      ice,
      land,
    ],
    'fill-opacity': byZoom(8, 0.7, 12, 1),
  }),
  fill(
    'street-use',
    of('landuse'),
    {
      'fill-color': [
        'match',
        ['coalesce', ['get', 'class'], ['get', 'kind']],
        ['park', 'garden', 'national_park', 'nature_reserve', 'playground', 'pitch', 'stadium', 'cemetery'],
        park,
        ['wood', 'forest'],
        wood,
        ['grass', 'grassland', 'meadow', 'golf_course', 'village_green'],
        grass,
        ['beach', 'sand'],
        sand,
        ['school', 'university', 'college', 'hospital', 'kindergarten'],
        open,
        land,
      ],
    },
    areas(['!', isOneOf('class', 'residential', 'commercial', 'retail', 'industrial', 'railway')]),
  ),
  fill('street-park', of('park'), { 'fill-color': park }, areas()),
]

const buildings = ({ building, buildingEdge }: Colours) => {
  const paint = {
    'fill-color': building,
    'fill-outline-color': buildingEdge,
    'fill-opacity': byZoom(13, 0, 14, 1),
  }
  const more = { minzoom: 13, ...areas(['!', isOneOf('kind', 'address')]) }
  return [
    fill('street-building', of('building'), paint, { minzoom: 13 }),
    fill('street-buildings', of('buildings'), paint, more),
  ]
}

/** Pixels at zoom 8, 12, 14, 16 and 18. */
const widths = {
  motorway: [0.9, 2.6, 5, 11, 24],
  main: [0.6, 2, 4.2, 10, 22],
  middle: [0, 1.2, 3.2, 8.5, 19],
  minor: [0, 0.5, 1.9, 6.5, 16],
  lane: [0, 0, 0.9, 4, 10],
} as const
const zooms = [8, 12, 14, 16, 18] as const

type Schema = {
  layer: string
  id: string
  field: string
  names: Record<keyof typeof widths, readonly string[]>
}
const openMapTiles: Schema = {
  layer: 'transportation',
  id: 'street',
  field: 'class',
  names: {
    motorway: ['motorway'],
    main: ['trunk', 'primary'],
    middle: ['secondary', 'tertiary'],
    minor: ['minor', 'busway'],
    lane: ['service', 'track', 'raceway'],
  },
}
const protomaps: Schema = {
  layer: 'roads',
  id: 'roads',
  field: 'kind',
  names: {
    motorway: ['highway'],
    main: ['major_road'],
    middle: ['medium_road'],
    minor: ['minor_road'],
    lane: ['other'],
  },
}

/** One value for each kind of street, and one for everything else. */
const byKind = <T>({ field, names }: Schema, valueOf: (kind: keyof typeof widths) => T, otherwise: T) => [
  'match',
  ['get', field],
  ...(Object.keys(widths) as (keyof typeof widths)[]).flatMap((kind) => [names[kind], valueOf(kind)]),
  otherwise,
]

/** So many pixels more, on both sides together, make an edge. */
const widthOf = (schema: Schema, more: number) => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  ...zooms.flatMap((zoom, i) => [
    zoom,
    byKind(
      schema,
      (kind) => {
        const width = widths[kind][i] ?? 0
        return width === 0 ? 0 : width + more
      },
      0,
    ),
  ]),
]

const isStreet = ({ field, names }: Schema) => [
  'all',
  ['==', ['geometry-type'], 'LineString'],
  isOneOf(field, ...Object.values(names).flat()),
]
/** The great over the small. */
const order = (schema: Schema) =>
  byKind(schema, (kind) => Object.keys(widths).length - Object.keys(widths).indexOf(kind), 0)
const round = { 'line-cap': 'round', 'line-join': 'round' }

/** Streets, ways and rails. */
export const streetLines = (colours: Colours) => [
  ...[openMapTiles, protomaps].flatMap((schema) => [
    ...ways(schema, colours),
    ...streets(schema, colours),
    ...rails(schema, colours),
  ]),
  line(
    'street-border',
    of('boundary'),
    { 'line-color': colours.border, 'line-width': 1.2, 'line-dasharray': [4, 2] },
    { filter: ['all', ['==', ['get', 'admin_level'], 2], ['!=', ['get', 'maritime'], 1]] },
  ),
  line(
    'boundaries-border',
    of('boundaries'),
    { 'line-color': colours.border, 'line-width': 1.2, 'line-dasharray': [4, 2] },
    { filter: isOneOf('kind', 'country') },
  ),
]

function streets(schema: Schema, { street, mainStreet, motorway, streetEdge }: Colours) {
  const layout = { ...round, 'line-sort-key': order(schema) }
  const isHidden = ['any', ['==', ['get', 'brunnel'], 'tunnel'], ['==', ['get', 'is_tunnel'], true]]
  const colour = byKind(
    schema,
    (kind) => (kind === 'motorway' ? motorway : kind === 'main' ? mainStreet : street),
    street,
  )
  const opacity = ['case', isHidden, 0.45, 1]
  const filter = isStreet(schema)
  return [
    line(
      `${schema.id}-edge`,
      of(schema.layer),
      { 'line-color': streetEdge, 'line-width': widthOf(schema, 1.4), 'line-opacity': opacity },
      { layout, filter, minzoom: 10 },
    ),
    line(
      schema.id,
      of(schema.layer),
      { 'line-color': colour, 'line-width': widthOf(schema, 0), 'line-opacity': opacity },
      { layout, filter },
    ),
  ]
}

const ways = ({ id, layer, field }: Schema, { path, street }: Colours) => [
  fill(`${id}-square`, of(layer), { 'fill-color': street }, areas(isOneOf(field, 'path', 'pier'))),
  line(
    `${id}-path`,
    of(layer),
    { 'line-color': path, 'line-width': byZoom(13, 0.6, 16, 1.4, 18, 2.4), 'line-dasharray': [2, 1.5] },
    { filter: ['all', ['==', ['geometry-type'], 'LineString'], isOneOf(field, 'path', 'pier')], minzoom: 13 },
  ),
]

const rails = ({ id, layer, field }: Schema, { rail }: Colours) => [
  line(
    `${id}-rail`,
    of(layer),
    {
      'line-color': rail,
      'line-width': byZoom(9, 0.6, 14, 1.4, 18, 3),
      'line-opacity': [
        'case',
        ['any', ['==', ['get', 'brunnel'], 'tunnel'], ['==', ['get', 'is_tunnel'], true]],
        0.4,
        1,
      ],
    },
    { filter: isOneOf(field, 'rail', 'transit') },
  ),
]
