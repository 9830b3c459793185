/** places: the gazetteer in memory: a quarter of a million places as columns, read by entry number. */
import { countryCodes } from './countries.ts'
import { firstQuarter } from './quarters.ts'
import type { Section } from './typed-sections.ts'

/** An entry number that stands for "none". */
export const none = 0xffff_ffff

/** What an entry is; the position is the number stored in `kind`. */
export const entryKinds = ['city', 'country', 'region', 'county'] as const
export type EntryKind = (typeof entryKinds)[number]
export const kindNumber = { city: 0, country: 1, region: 2, county: 3 } as const satisfies Record<
  EntryKind,
  number
>

/** How a key stands for its entry: its name, its initials, another name, or the later words of its name. */
export const keyKinds = { name: 0, initials: 1, alternate: 2, tail: 3 } as const

/** Bits of `traits`. */
export const traits = { capital: 1, part: 2, seat: 4 } as const

/** How many keys share one entry of `blockBest`. */
export const blockSize = 32
/** Trigrams are hashed to this many buckets. */
export const trigramBuckets = 1 << 17
/** The grid's cells per degree, and its width and height in cells. */
export const grid = { perDegree: 2, width: 720, height: 360 } as const

/** Entries stand in this order: cities by GeoNames id, then countries, regions and counties by code. */
const sectionKinds = {
  /** How many entries of each kind, in the order of `entryKinds`. */
  counts: Uint32Array,
  /** GeoNames ids of the cities. */
  ids: Uint32Array,
  kind: Uint8Array,
  traits: Uint8Array,
  /** 1e-5 degrees. */
  lat: Int32Array,
  lon: Int32Array,
  population: Uint32Array,
  /** What orders suggestions: the decimal logarithm of the population, a little more for capitals. */
  rank: Float32Array,
  /** Position in `countryCodes`. */
  country: Uint16Array,
  region: Uint32Array,
  county: Uint32Array,
  /** The city that a district or borough is part of. */
  parent: Uint32Array,
  /** Where an entry's name begins in `nameBytes` (UTF-8); one more than there are entries. */
  nameAt: Uint32Array,
  nameBytes: Uint8Array,
  /** Codes of regions and counties, such as PT.14; the first belongs to the first region. */
  codeAt: Uint32Array,
  codeBytes: Uint8Array,
  /** Views of countries, regions and counties: west, south, east, north in 1e-5 degrees. */
  boxes: Int32Array,
  /** Folded spellings in the order of their UTF-8 bytes. */
  keyAt: Uint32Array,
  keyBytes: Uint8Array,
  /** Entry number, with the kind of the key in the two highest bits. */
  keyEntry: Uint32Array,
  blockBest: Float32Array,
  trigramAt: Uint32Array,
  trigramKeys: Uint32Array,
  cellAt: Uint32Array,
  cellEntries: Uint32Array,
}

export type Gazetteer = { [Name in keyof typeof sectionKinds]: (typeof sectionKinds)[Name]['prototype'] }

const decoder = new TextDecoder()

export const nameOf = (g: Gazetteer, entry: number): string =>
  decoder.decode(g.nameBytes.subarray(g.nameAt[entry], g.nameAt[entry + 1]))

export const kindOf = (g: Gazetteer, entry: number): EntryKind => entryKinds[g.kind[entry] ?? 0] ?? 'city'
export const countryOf = (g: Gazetteer, entry: number): string => countryCodes[g.country[entry] ?? 0] ?? ''
export const latOf = (g: Gazetteer, entry: number): number => (g.lat[entry] ?? 0) / 1e5
export const lonOf = (g: Gazetteer, entry: number): number => (g.lon[entry] ?? 0) / 1e5
export const isPart = (g: Gazetteer, entry: number): boolean => ((g.traits[entry] ?? 0) & traits.part) !== 0
export const isCapital = (g: Gazetteer, entry: number): boolean =>
  ((g.traits[entry] ?? 0) & traits.capital) !== 0

/** First entry of a kind, and of what comes after it. */
export const startOf = (g: Gazetteer, kind: EntryKind): number => {
  let start = 0
  for (let k = 0; k < kindNumber[kind]; k++) start += g.counts[k] ?? 0
  return start
}
export const endOf = (g: Gazetteer, kind: EntryKind): number =>
  startOf(g, kind) + (g.counts[kindNumber[kind]] ?? 0)

/** `PT.14` of a region, `PT.14.1106` of a county. */
export function codeOf(g: Gazetteer, entry: number): string {
  const i = entry - startOf(g, 'region')
  return decoder.decode(g.codeBytes.subarray(g.codeAt[i], g.codeAt[i + 1]))
}

/** The public id, as contract/search/places.ts spells it. */
export function idOf(g: Gazetteer, entry: number): string {
  const kind = kindOf(g, entry)
  if (kind === 'city') return idOfCity(g.ids[entry] ?? 0)
  if (kind === 'country') return `country:${countryOf(g, entry)}`
  return `${kind === 'region' ? 'admin1' : 'admin2'}:${codeOf(g, entry)}`
}

const idOfCity = (id: number): string =>
  id > firstQuarter ? `meridian:${id - firstQuarter}` : `geonames:${id}`

/** The entry of a public id; `none` when there is no such place. */
export function entryOf(g: Gazetteer, id: string): number {
  const [scheme, code = ''] = id.split(':', 2)
  if (scheme === 'geonames') return search(0, g.counts[0] ?? 0, (i) => (g.ids[i] ?? 0) - Number(code))
  if (scheme === 'meridian')
    return search(0, g.counts[0] ?? 0, (i) => (g.ids[i] ?? 0) - firstQuarter - Number(code))
  if (scheme === 'country') {
    const i = countryCodes.indexOf(code)
    return i < 0 ? none : startOf(g, 'country') + i
  }
  const kind = scheme === 'admin1' ? 'region' : 'county'
  return search(startOf(g, kind), endOf(g, kind), (i) => compareText(codeOf(g, i), code))
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Binary search from `from` to before `to`; `compare` is below, at or above 0 as the
 * entry is before, at or after what is sought.
 */
function search(from: number, to: number, compare: (entry: number) => number): number {
  let low = from
  let high = to - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const order = compare(middle)
    if (order === 0) return middle
    if (order < 0) low = middle + 1
    else high = middle - 1
  }
  return none
}

/** What finds names with typing errors; both are empty in processes that need not. */
export const trigramSections = ['trigramAt', 'trigramKeys'] as const satisfies (keyof Gazetteer)[]

/** Whether the sections of a file are those of a gazetteer. */
export const isGazetteer = (sections: Record<string, Section>): sections is Gazetteer =>
  Object.entries(sectionKinds).every(([name, kind]) => sections[name] instanceof kind)
