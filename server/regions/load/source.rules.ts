/** regions: what the name of a file or an address says of the region in it. */
import type { StoredRegion } from '../regions.store.ts'

export type Kind = 'osm' | 'mbtiles' | 'pmtiles'

const endings: readonly (readonly [ending: string, kind: Kind])[] = [
  ['.osm.pbf', 'osm'],
  ['.mbtiles', 'mbtiles'],
  ['.pmtiles', 'pmtiles'],
]

/** The last part of a path or an address, without what is asked of it. */
export const fileNameOf = (source: string): string =>
  decodeURIComponent(/([^/\\]*)$/.exec(source.replace(/[?#].*$/, ''))?.[1] ?? '')

export const isAddress = (source: string): boolean => /^https?:\/\//.test(source)

/** Null for files that are none of the three. */
export const kindOfFile = (source: string): Kind | null =>
  endings.find(([ending]) => fileNameOf(source).toLowerCase().endsWith(ending))?.[1] ?? null

/** `great-britain-260101.osm.pbf` and `Great_Britain-latest.osm.pbf` are both `great-britain`. */
export function idOfFile(source: string): string {
  const name = fileNameOf(source).toLowerCase()
  const ending = endings.find(([end]) => name.endsWith(end))?.[0] ?? ''
  const plain = name
    .slice(0, name.length - ending.length)
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-(latest|\d{6,8})$/, '')
    .replace(/^-+|-+$/g, '')
  return plain.slice(0, 60).replace(/-+$/, '') || 'region'
}

/** `great-britain` as people write it. */
export const nameOfId = (id: string): string =>
  id
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')

/** In which words tiles speak, by their layers; null for words that are not drawn here. */
export function schemaOf(layers: readonly string[]): StoredRegion['schema'] | null {
  if (layers.includes('transportation')) return 'openmaptiles'
  return layers.includes('roads') && layers.includes('earth') ? 'protomaps' : null
}
