/** web/search/map: the style is one that the engine takes, with streets and without. */
import {
  createExpression,
  featureFilter,
  validateStyleMin,
  type FilterSpecification,
} from '@maplibre/maplibre-gl-style-spec'
import { expect, test } from 'vitest'
import type { Region } from '#contract/search/regions.ts'
import { protomapsTown, type TileFeature } from '#tests/support/maps/vector-tile.ts'
import { regionsOn } from '../../map-engine/tiles-of-regions.ts'
import { dark, light } from './colours.ts'
import { mapStyle } from './map-style.ts'

const region: Region = {
  id: 'monaco',
  name: 'Monaco',
  box: { west: 7.38, south: 43.7, east: 7.48, north: 43.78 },
  minZoom: 8,
  maxZoom: 14,
  attribution: '© OpenStreetMap contributors',
  drawsSea: false,
}

test.each([
  { isDark: false, language: 'en', regions: [] },
  { isDark: true, language: 'fr', regions: [region] },
  {
    isDark: false,
    language: 'de',
    regions: [region],
    elevation: { tiles: '/map/elevation/1/{z}/{x}/{y}', minZoom: 0, maxZoom: 12, attribution: '' },
  },
])('$language, with $regions.length regions', (view) => {
  const style = mapStyle({ ...view, origin: 'https://homes.example' })
  expect(validateStyleMin(style).map(({ message }) => message)).toEqual([])
  expect(new Set(style.layers.map(({ id }) => id)).size).toBe(style.layers.length)
})

const brightness = (colour: string): number => Number.parseInt(colour.slice(1, 3), 16)
test.each([light, dark])(
  'hills are darker where the light does not come from, by day and by night',
  (colours) => expect(brightness(colours.shade)).toBeLessThan(brightness(colours.lit)),
)

/** What the layer of towns writes for a town of these properties. */
function townsIn(language: string): (properties: Record<string, unknown>) => unknown {
  const { layers } = mapStyle({ isDark: false, language, regions: [], origin: 'https://homes.example' })
  const towns = layers.find(({ id }) => id === 'towns')
  const field = createExpression(
    towns?.type === 'symbol' && towns.layout?.['text-field'],
    'layers[0].layout.text-field',
  )
  if (field.result === 'error') throw new Error(field.value[0]?.message)
  return (properties) => field.value.evaluate({ zoom: 9 }, { type: 1, properties, geometry: [] })
}

test('a town with an English name has it on the map in English, its small namesakes do not', () => {
  const named = townsIn('en')
  expect(named({ n: 'Köln', p: 963_395, fr: 'Cologne' })).toBe('Cologne')
  expect(named({ n: 'Sevilla', p: 684_234 })).toBe('Seville')
  expect(named({ n: 'Sevilla', p: 43_738 })).toBe('Sevilla')
  expect(named({ n: 'Paris', p: 2_138_551 })).toBe('Paris')
})

test('a capital that is called as its country is named in the language of the visitor, others as the tiles say', () => {
  const named = townsIn('ar')
  expect(named({ n: 'Monaco', cap: 1 })).toBe('موناكو')
  expect(named({ n: 'Monaco' })).toBe('Monaco')
  expect(named({ n: 'Nice', ar: 'نيس' })).toBe('نيس')
})

test('a quarter is named once: by the streets where a region has them, else by the world', () => {
  const { layers } = mapStyle({
    isDark: false,
    language: 'en',
    regions: [region],
    origin: 'https://x.example',
  })
  const districts = layers.find(({ id }) => id === 'districts')
  if (districts?.type !== 'symbol') throw new Error('there is no layer of districts')
  const { filter } = featureFilter(districts.filter as FilterSpecification, 'districts.filter')
  /** Units of the tile of zoom 14 that Monaco lies in, or of one far to the east. */
  const isNamed = (x: number): boolean =>
    filter(
      { zoom: 14 },
      { type: 1, properties: { s: 1 }, geometry: [[{ x: 2_000, y: 2_000 }]] } as never,
      { z: 14, x, y: 5_974 } as never,
    )
  expect([isNamed(8_529), isNamed(8_600)]).toEqual([false, true])
})

test('roads between towns lie below the sea and below the ground that a region knows', () => {
  const { layers } = mapStyle({
    isDark: true,
    language: 'en',
    regions: [region],
    origin: 'https://x.example',
  })
  const order = layers.map(({ id }) => id)
  const roads = ['close-railways', 'close-roads-edge', 'close-roads'].map((id) => order.indexOf(id))
  expect(Math.min(...roads)).toBeGreaterThan(order.indexOf('close-urban'))
  expect(Math.max(...roads)).toBeLessThan(Math.min(order.indexOf('sea'), order.indexOf('street-ground')))
})

test('streets of one region are not coarser because another has none', () => {
  const closestOf = (...zooms: number[]) => {
    const regions = zooms.map((maxZoom) => ({ ...region, maxZoom }))
    const { sources } = mapStyle({ isDark: false, language: 'en', regions, origin: 'https://x.example' })
    return sources.streets && 'maxzoom' in sources.streets ? sources.streets.maxzoom : null
  }
  expect([closestOf(14, 10), closestOf(15, 14), closestOf(8, 10)]).toEqual([14, 14, 10])
})

test('a tile is asked for only where a region reaches it', () => {
  expect(regionsOn([region], 14, 8529, 5974)).toEqual([region])
  expect(regionsOn([region], 14, 8540, 5974)).toEqual([])
  const coarse = { ...region, maxZoom: 10 }
  expect(regionsOn([coarse], 14, 8529, 5974)).toEqual([coarse])
})

/** Layers of the style that show a feature of a region's tile. */
function layersFor({ layer, type, properties }: TileFeature): string[] {
  const style = mapStyle({
    isDark: false,
    language: 'en',
    regions: [region],
    origin: 'https://homes.example',
  })
  const geometry = ({ point: 1, line: 2, area: 3 } as const)[type]
  return style.layers.flatMap((one) => {
    if (!('source' in one) || one.source !== 'streets' || one['source-layer'] !== layer) return []
    const { filter } = featureFilter(one.filter as FilterSpecification, `${one.id}.filter`)
    return filter({ zoom: 16 }, { type: geometry, properties, geometry: [] }) ? [one.id] : []
  })
}

test('every feature of the Protomaps schema is drawn, and each kind of street once', () => {
  const drawn = protomapsTown
    .filter(({ layer }) => layer !== 'earth')
    .map((feature) => [`${feature.layer} ${String(feature.properties.kind)}`, layersFor(feature)] as const)
  expect(drawn.filter(([, layers]) => layers.length === 0)).toEqual([])
  const byName = new Map(drawn)
  expect(byName.get('roads minor_road')).toEqual(['roads-edge', 'roads', 'roads-names'])
  expect(byName.get('roads rail')).toEqual(['roads-rail'])
  expect(byName.get('water lake')).toEqual(['street-water'])
  expect(byName.get('pois station')).toEqual(['pois-stop-dots', 'pois-stops'])
})
