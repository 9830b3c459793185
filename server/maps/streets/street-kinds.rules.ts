/** maps: what a feature of a street tile is on the sheet, in the words of OpenMapTiles or of Protomaps. */

/** What is filled, from the ground up: where a region's coast ends, then its own sea, and its land in it. */
export const areaKinds = [
  'edgeSea',
  'edgeGround',
  'sea',
  'ground',
  'wood',
  'grass',
  'sand',
  'park',
  'public',
  'water',
  'building',
  'square',
] as const
export type AreaKind = (typeof areaKinds)[number]
/** What is drawn as a line, the small before the great. */
export const lineKinds = [
  'shore',
  'stream',
  'path',
  'rail',
  'lane',
  'minor',
  'middle',
  'main',
  'motorway',
] as const
export type LineKind = (typeof lineKinds)[number]

type Words<K> = Readonly<Record<string, Readonly<Record<string, K>>>>

const listed = <K extends string>(lists: Partial<Record<K, string>>): Record<string, K> =>
  Object.fromEntries(
    (Object.entries(lists) as [K, string][]).flatMap(([kind, words]) =>
      words.split(' ').map((word) => [word, kind]),
    ),
  ) as Record<string, K>

const ground = listed<AreaKind>({
  wood: 'wood forest',
  grass: 'grass grassland meadow golf_course village_green scrub',
  sand: 'sand beach',
  park: 'park garden national_park nature_reserve playground pitch stadium cemetery',
  public: 'school university college hospital kindergarten',
})
const streets = listed<LineKind>({
  motorway: 'motorway highway',
  main: 'trunk primary major_road',
  middle: 'secondary tertiary medium_road',
  minor: 'minor busway minor_road',
  lane: 'service track raceway other',
  path: 'path pier',
  rail: 'rail transit',
})

const areas: Words<AreaKind> = {
  landcover: ground,
  landuse: ground,
  transportation: { path: 'square', pier: 'square' },
  roads: { path: 'square', pier: 'square' },
}
const lines: Words<LineKind> = { transportation: streets, roads: streets }
/** Layers whose every area, or line, is the same. */
const wholeAreas: Readonly<Record<string, AreaKind>> = {
  edge_sea: 'edgeSea',
  edge_ground: 'edgeGround',
  sea: 'sea',
  ground: 'ground',
  park: 'park',
  water: 'water',
  building: 'building',
  buildings: 'building',
}
const wholeLines: Readonly<Record<string, LineKind>> = {
  edge_shore: 'shore',
  shore: 'shore',
  waterway: 'stream',
  water: 'stream',
}

export type Properties = Readonly<Record<string, unknown>>

const wordOf = ({ class: omt, kind }: Properties): string => String(omt ?? kind ?? '')

export const areaKindOf = (layer: string, properties: Properties): AreaKind | null =>
  wholeAreas[layer] ?? areas[layer]?.[wordOf(properties)] ?? null

/** Tunnels are not seen from above. */
export const lineKindOf = (layer: string, properties: Properties): LineKind | null =>
  properties.brunnel === 'tunnel' || properties.is_tunnel === true
    ? null
    : (wholeLines[layer] ?? lines[layer]?.[wordOf(properties)] ?? null)

/** Layers in which streets have their names. */
export const namedLayers: ReadonlySet<string> = new Set(['transportation_name', 'roads'])

/** Pixels at zoom 8, 12, 14, 16 and 18, as the interactive map has them. */
const widths: Partial<Record<LineKind, readonly number[]>> = {
  shore: [1.1, 1.1, 1.1, 1.1, 1.1],
  motorway: [0.9, 2.6, 5, 11, 24],
  main: [0.6, 2, 4.2, 10, 22],
  middle: [0, 1.2, 3.2, 8.5, 19],
  minor: [0, 0.5, 1.9, 6.5, 16],
  lane: [0, 0, 0.9, 4, 10],
  path: [0, 0, 0.7, 1.4, 2.4],
  rail: [0.5, 0.9, 1.4, 2.2, 3],
  stream: [0.5, 1.2, 2, 4, 6],
}
const zooms = [8, 12, 14, 16, 18] as const

/** How wide a line is at a zoom; 0 where it is not drawn. */
export function widthAt(kind: LineKind, zoom: number): number {
  const stops = widths[kind] ?? []
  const after = zooms.findIndex((stop) => stop >= zoom)
  if (after <= 0) return stops[after === 0 ? 0 : zooms.length - 1] ?? 0
  const from = zooms[after - 1] ?? 0
  const share = (1.5 ** (zoom - from) - 1) / (1.5 ** ((zooms[after] ?? 0) - from) - 1)
  const narrow = stops[after - 1] ?? 0
  return narrow + ((stops[after] ?? 0) - narrow) * share
}
