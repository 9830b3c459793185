/**
 * regions: which things of OpenStreetMap's data are near a home for
 * whoever lives there, and which are addresses.
 */
import type { NearKind } from '#contract/search/regions.ts'
import type { Member, Tags } from './pbf-block.ts'

/** `lines` are those that stop there. */
export type Thing = {
  kind: NearKind
  name: string | null
  lines: readonly string[]
  lat: number
  lon: number
}
export type Address = {
  street: string
  houseNumber: string
  postcode: string | null
  locality: string | null
  lat: number
  lon: number
}

/** The key, and what its values are. */
const kinds: Readonly<Record<string, Readonly<Record<string, NearKind>>>> = {
  amenity: {
    school: 'school',
    kindergarten: 'kindergarten',
    childcare: 'kindergarten',
    university: 'university',
    college: 'university',
    doctors: 'doctor',
    clinic: 'doctor',
    dentist: 'doctor',
    pharmacy: 'pharmacy',
    hospital: 'hospital',
    restaurant: 'restaurant',
    cafe: 'restaurant',
    bus_station: 'station',
    ferry_terminal: 'station',
  },
  shop: {
    supermarket: 'shop',
    convenience: 'shop',
    bakery: 'shop',
    greengrocer: 'shop',
    butcher: 'shop',
    mall: 'shop',
    department_store: 'shop',
  },
  leisure: {
    park: 'park',
    garden: 'park',
    playground: 'playground',
    fitness_centre: 'gym',
    sports_centre: 'gym',
  },
  natural: { beach: 'beach' },
  railway: { station: 'station', halt: 'station', tram_stop: 'stop' },
  highway: { bus_stop: 'stop' },
  public_transport: { station: 'station', stop_position: 'stop', platform: 'stop' },
}

/** Things that say nothing without a name; the others are what they are. */
const namedOnly: ReadonlySet<NearKind> = new Set([
  'restaurant',
  'park',
  'station',
  'university',
  'gym',
  'shop',
])

const isClosed = (tags: Tags): boolean =>
  tags.access === 'private' || tags.disused === 'yes' || tags.abandoned === 'yes'

/** What it is; null for what is of no account to whoever lives there. */
export function kindOf(tags: Tags): NearKind | null {
  if (isClosed(tags)) return null
  for (const [key, values] of Object.entries(kinds)) {
    const value = tags[key]
    const kind = value === undefined ? undefined : values[value]
    if (kind) return namedOnly.has(kind) && !tags.name ? null : kind
  }
  return null
}

/** The house number and its street; null for what has not both. */
export function addressOf(tags: Tags): Omit<Address, 'lat' | 'lon'> | null {
  const houseNumber = tags['addr:housenumber']
  const street = tags['addr:street'] ?? tags['addr:place']
  if (!houseNumber || !street) return null
  return {
    street,
    houseNumber,
    postcode: tags['addr:postcode'] ?? null,
    locality: tags['addr:city'] ?? null,
  }
}

const ridden = new Set([
  'bus',
  'trolleybus',
  'tram',
  'subway',
  'light_rail',
  'train',
  'ferry',
  'funicular',
  'monorail',
])

/** The name of a line of public transport, and the nodes where it stops; null for other relations. */
export function lineOf(tags: Tags, members: readonly Member[]): { line: string; stops: number[] } | null {
  const line = tags.ref ?? tags.name
  if (tags.type !== 'route' || !ridden.has(tags.route ?? '') || !line) return null
  const stops = members.filter(({ type, role }) => type === 'node' && /^(stop|platform|$)/.test(role))
  return { line, stops: stops.map(({ id }) => id) }
}

/** The way that shows where an area of several ways is; null for other relations. */
export function outlineOf(tags: Tags, members: readonly Member[]): number | null {
  if (tags.type !== 'multipolygon') return null
  return members.find(({ type, role }) => type === 'way' && role !== 'inner')?.id ?? null
}
