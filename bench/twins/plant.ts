/** bench: homes told a second time by somebody else, and homes next door that are alike and are others. */
import { groupOf } from '#contract/vocabulary/type-groups.ts'
import type { ListingDraft, StoredListing } from '#server/listings/index.ts'
import type { Chance } from '../search/chance.ts'

type Draft = ListingDraft
type Place = Draft['place']

/** Metres of one degree of latitude. */
const degreeM = 111_195

/** Another point so many metres away, in any direction. */
function moved(point: Place['point'], metres: number, chance: Chance): Place['point'] {
  if (!point) return null
  const angle = chance.between(0, 2 * Math.PI)
  const lat = point.lat + (Math.sin(angle) * metres) / degreeM
  const lon = point.lon + (Math.cos(angle) * metres) / (degreeM * Math.cos((point.lat * Math.PI) / 180))
  return { lat, lon }
}

const priced = (draft: Draft, factor: number): Draft['offers'] =>
  draft.offers.map((offer) => {
    if (offer.amountMinor === null) return offer
    const step = 10 ** Math.max(0, Math.floor(Math.log10(offer.amountMinor)) - 2)
    return { ...offer, amountMinor: Math.max(step, Math.round((offer.amountMinor * factor) / step) * step) }
  })

const sized = (draft: Draft, change: (m2: number, kind: string) => number): Draft['areas'] =>
  draft.areas.map((area) => {
    const value = Math.max(1, change(area.valueM2, area.kind))
    return { ...area, valueM2: value, value, unit: 'm2' as const }
  })

/** Many agencies write down what is most telling and leave the rest. */
const forgotten = <T>(value: T, share: number, chance: Chance): T | null =>
  chance.happens(share) ? null : value

const otherWords: Draft['texts'] = [
  { lang: 'en', title: 'Ref. of our house', description: '<p>Call us to see it.</p>', origin: 'human' },
]

const siblings: Partial<Record<Draft['type'], Draft['type'][]>> = {
  apartment: ['duplex', 'penthouse', 'maisonette'],
  house: ['detached', 'villa', 'semiDetached'],
  detached: ['house', 'villa'],
  terraced: ['house', 'townhouse'],
  villa: ['house', 'detached'],
}

/** One rounds to five square metres, another up to one, a third not at all. */
function rounded(chance: Chance): (m2: number) => number {
  const way = chance.pick(['five', 'up', 'exact'] as const)
  if (way === 'exact') return (m2) => m2
  return way === 'up' ? Math.ceil : (m2) => (m2 < 60 ? Math.round(m2) : Math.round(m2 / 5) * 5)
}

/** The same home as another agency tells it. */
export function toldAgain({ draft }: StoredListing, chance: Chance): Draft {
  const { place, energy, features } = draft
  const isVague = chance.happens(0.6)
  const round = rounded(chance)
  const oneMore = chance.happens(0.3) ? chance.pick([-1, 1]) : 0
  return {
    ...draft,
    publicRef: `PL-${Math.floor(chance.between(1e5, 1e6))}`,
    texts: otherWords,
    media: [],
    rooms: [],
    type: chance.happens(0.12) ? chance.pick(siblings[draft.type] ?? [draft.type]) : draft.type,
    place: {
      ...place,
      point: isVague
        ? moved(place.point, chance.between(100, 300), chance)
        : moved(place.point, chance.between(0, 25), chance),
      street: isVague ? forgotten(place.street, 0.6, chance) : place.street,
      houseNumber: isVague ? null : forgotten(place.houseNumber, 0.3, chance),
      show: isVague ? 'area' : 'exact',
    },
    offers: priced(draft, chance.between(0.97, 1.03)),
    areas: sized(draft, (m2, kind) => (kind === 'plot' ? m2 : round(m2))),
    bedrooms:
      draft.bedrooms === null || draft.isStudio ? draft.bedrooms : Math.max(1, draft.bedrooms + oneMore),
    roomsTotal: forgotten(draft.roomsTotal, 0.5, chance),
    bathrooms: forgotten(draft.bathrooms, 0.1, chance),
    floorLabel: forgotten(draft.floorLabel, 0.1, chance),
    floorsTotal: forgotten(draft.floorsTotal, 0.4, chance),
    yearBuilt: forgotten(draft.yearBuilt, 0.3, chance),
    condition: forgotten(draft.condition, 0.3, chance),
    energy: chance.happens(0.35)
      ? null
      : energy && { ...energy, kwhM2: forgotten(energy.kwhM2, 0.2, chance) },
    features: features.filter(() => chance.happens(0.8)),
  }
}

/** Next door: another flat of the building, or the other half of the house. */
function nextDoor({ draft }: StoredListing, chance: Chance): Draft {
  const isHouse = groupOf(draft.type) === 'house'
  const isEqual = chance.happens(0.25)
  const factor = isEqual ? 1 : chance.between(0.9, 1.1)
  const floor = Number.parseInt(draft.floorLabel ?? '', 10)
  const energy = draft.energy?.kwhM2 ? Math.round(draft.energy.kwhM2 * chance.between(0.85, 1.15)) + 1 : null
  return {
    ...draft,
    place: {
      ...draft.place,
      point: moved(draft.place.point, isHouse ? chance.between(9, 30) : chance.between(0, 15), chance),
      houseNumber: isHouse
        ? forgotten(`${Number(draft.place.houseNumber ?? 10) + 2}`, 0.3, chance)
        : draft.place.houseNumber,
      show: 'exact',
    },
    floorLabel:
      isHouse || Number.isNaN(floor)
        ? null
        : forgotten(`${floor + chance.pick([-2, -1, 0, 1, 2])}`, 0.25, chance),
    offers: priced(draft, factor * chance.between(0.95, 1.05)),
    areas: sized(draft, (m2, kind) =>
      kind === 'plot' ? m2 * chance.between(0.8, 1.2) : Math.round(m2 * factor),
    ),
    bedrooms:
      draft.bedrooms !== null && !isEqual && chance.happens(0.3) ? draft.bedrooms + 1 : draft.bedrooms,
    energy: draft.energy && { ...draft.energy, kwhM2: energy },
    features: draft.features.filter(() => chance.happens(0.85)),
  }
}

/** A new development sells one drawing many times. */
const equalUnit = ({ draft }: StoredListing, chance: Chance): Draft => ({
  ...draft,
  isNewBuild: true,
  place: {
    ...draft.place,
    point: moved(draft.place.point, chance.between(0, 20), chance),
    houseNumber:
      groupOf(draft.type) === 'house'
        ? forgotten(`${Number(draft.place.houseNumber ?? 10) + 2}`, 0.4, chance)
        : draft.place.houseNumber,
  },
  floorLabel: forgotten(`${Math.floor(chance.between(1, 12))}`, 0.4, chance),
  areas: sized(draft, (m2, kind) =>
    kind === 'plot' && chance.happens(0.7) ? m2 * chance.between(0.92, 1.08) : m2,
  ),
  offers: priced(draft, chance.between(0.985, 1.015)),
})

export type Alike = { draft: Draft; kind: 'nextDoor' | 'equalUnit' }

/** Another home that looks much like this one. */
export function anotherHome(home: StoredListing, chance: Chance): Alike {
  const kind = home.draft.isNewBuild && chance.happens(0.7) ? 'equalUnit' : 'nextDoor'
  const draft = kind === 'equalUnit' ? equalUnit(home, chance) : nextDoor(home, chance)
  return {
    kind,
    draft: {
      ...draft,
      publicRef: `NX-${Math.floor(chance.between(1e5, 1e6))}`,
      texts: otherWords,
      media: [],
      rooms: [],
    },
  }
}
