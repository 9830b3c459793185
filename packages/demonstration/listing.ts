/** demonstration: one home as a listing that can be stored: its draft, its place, its history. */
import { squareMetresPer } from '../../contract/vocabulary/common.ts'
import {
  newListingId,
  type ListingDraft,
  type OfferDraft,
  type StoredListing,
} from '../../server/listings/index.ts'
import { Dice } from './dice.ts'
import { type History, historyOf } from './histories/history.ts'
import type { Home } from './homes/home.ts'
import { costsOf, depositOf, energyOf, priceModeOf, tenureOf } from './homes/papers.ts'
import type { DemoAgency, DemoAgent } from './people/agencies.ts'
import { picturesOf } from './pictures.ts'
import { roomsOf } from './rooms.ts'
import { textsOf } from './texts/tell-home.ts'
import { streetOf } from './world/streets.ts'

type Told = {
  home: Home
  now: Date
  agency: DemoAgency
  agent: DemoAgent
  /** The listing of another agency that offers this home already. */
  other?: StoredListing
}

export function listingOf({ home, now, agency, agent, other }: Told): StoredListing {
  const teller = other ? '/second' : ''
  const asked = other ? secondPrice(home) : home
  const history = historyOf(asked, now, other?.draft.status)
  const draft = draftOf(asked, history, agency, teller)
  return {
    id: newListingId(history.listedAt, new Dice(home.index, `id${teller}`).bytes()),
    propertyId: other?.propertyId ?? newListingId(history.listedAt, new Dice(home.index, 'property').bytes()),
    bringsProperty: !other,
    agencyId: agency.id,
    agentId: agent.id,
    draft: other ? { ...draft, place: other.draft.place } : draft,
    place: other?.place ?? home.city.placeOfHome(draft.place),
    listedAt: history.listedAt,
    confirmedAt: history.confirmedAt,
    updatedAt: history.updatedAt,
    statusChangedAt: history.statusChangedAt,
    events: history.events,
    isDemo: true,
  }
}

/** Another agency asks a little more or less. */
function secondPrice(home: Home): Home {
  const dice = new Dice(home.index, 'second price')
  const step = 10 ** Math.max(0, Math.floor(Math.log10(home.price.amountMinor)) - 2)
  const amountMinor = Math.round((home.price.amountMinor * dice.between(0.975, 1.03)) / step) * step
  return { ...home, price: { ...home.price, amountMinor } }
}

function draftOf(home: Home, history: History, agency: DemoAgency, teller: string): ListingDraft {
  const dice = new Dice(home.index, `papers${teller}`)
  return {
    sourceId: `demo-${home.index}${teller ? '-2' : ''}`,
    publicRef: `${initials(agency.name)}-${1000 + home.index}`,
    alternateIds: [],
    status: history.status,
    statusReason: null,
    sourceUpdatedAt: history.updatedAt,
    listingUrl: null,
    videoUrls: [],
    tourUrls: [],
    agentName: null,
    useClass: home.useClass,
    type: home.type,
    sourceType: null,
    place: placeOf(home),
    ...sizesOf(home),
    condition: home.condition,
    yearBuilt: home.year,
    yearRenovated: home.renovated,
    isNewBuild: home.isNewBuild,
    completion: home.completion,
    ...tenureOf(home, dice),
    energy: energyOf(home, new Dice(home.index, 'energy')),
    features: home.features,
    otherFeatures: [],
    rooms: roomsOf(home),
    offers: [offerOf(home, history, dice)],
    texts: textsOf(home, teller).map((text) => ({ ...text, origin: 'human' as const })),
    media: picturesOf(home, teller),
  }
}

const initials = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .split(/\s+/)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('')
    .slice(0, 3)
    .padEnd(2, 'M')

/** Of a hundred addresses 35 are told, 30 to the street, 30 to the district, and 5 not at all. */
function placeOf(home: Home): ListingDraft['place'] {
  const dice = new Dice(home.index, 'address')
  const { city, spot } = home
  const told = dice.weighted({ exact: 35, street: 30, area: 30, hidden: 5 })
  // Who looks at a place with streets shall see the home on one of them.
  const show = spot.street === undefined ? told : 'exact'
  return {
    country: city.market.country,
    admin1: city.place.region,
    admin2: null,
    locality: city.place.name,
    district: spot.district?.[0] ?? null,
    ...addressOf(home, dice),
    unitName: null,
    postalCode: null,
    unparsedAddress: null,
    point: { lat: spot.lat, lon: spot.lon },
    pointSource: 'agentPin',
    show,
  }
}

function addressOf(
  { kind, city, spot }: Home,
  dice: Dice,
): Pick<ListingDraft['place'], 'street' | 'houseNumber'> {
  if (kind === 'land') return { street: null, houseNumber: null }
  if (spot.street === undefined) return streetOf(city, dice)
  return { street: spot.street, houseNumber: String(dice.int(1, 40)) }
}

function sizesOf(
  home: Home,
): Pick<
  ListingDraft,
  | 'bedrooms'
  | 'isStudio'
  | 'bathrooms'
  | 'toilets'
  | 'receptionRooms'
  | 'roomsTotal'
  | 'areas'
  | 'floorLabel'
  | 'floorsTotal'
  | 'parkingSpaces'
> {
  const { beds, baths, receptions, kind, floor } = home
  const isHome = kind === 'flat' || kind === 'house'
  return {
    bedrooms: kind === 'parking' ? null : beds,
    isStudio: home.type === 'studio',
    bathrooms: kind === 'parking' ? null : baths,
    toilets: home.features.includes('guestToilet') ? (baths ?? 0) + 1 : null,
    receptionRooms: receptions,
    roomsTotal: isHome && beds !== null ? beds + Math.max(1, receptions ?? 1) : null,
    areas: areasOf(home),
    floorLabel: floor === null ? null : floor === 0 ? (groundFloor[home.language] ?? '0') : String(floor),
    floorsTotal: home.floors,
    parkingSpaces: home.spaces,
  }
}

const groundFloor: Record<string, string> = {
  en: 'Ground floor',
  es: 'Planta baja',
  fr: 'Rez-de-chaussée',
  de: 'Erdgeschoss',
  pt: 'Rés do chão',
  it: 'Piano terra',
  ar: 'الأرضي',
}

function areasOf({ area, plot, outside, kind, city }: Home): ListingDraft['areas'] {
  const inside = kind === 'workplace' ? 'commercial' : kind === 'parking' ? 'usable' : 'living'
  const stated = [
    [inside, area],
    ['plot', plot],
    ['terrace', outside],
  ] as const
  return stated.flatMap(([name, value]) => (value ? [measured(name, value, city.market.feet)] : []))
}

/** As the country measures: square feet and, for much land, acres; else square metres. */
function measured(
  kind: ListingDraft['areas'][number]['kind'],
  squareMetres: number,
  isFeet: boolean,
): ListingDraft['areas'][number] {
  if (!isFeet) return { kind, valueM2: squareMetres, value: squareMetres, unit: 'm2' }
  if (kind === 'plot' && squareMetres > 2000) {
    const acres = Math.round((squareMetres / squareMetresPer.ac) * 100) / 100
    return { kind, valueM2: Math.round(acres * squareMetresPer.ac * 100) / 100, value: acres, unit: 'ac' }
  }
  const feet = Math.round(squareMetres / squareMetresPer.sqft)
  return { kind, valueM2: Math.round(feet * squareMetresPer.sqft * 100) / 100, value: feet, unit: 'sqft' }
}

const day = 86_400_000

function offerOf(home: Home, { amountMinor, listedAt }: History, dice: Dice): OfferDraft {
  const { purpose, price } = home
  const isLet = purpose === 'rent' || purpose === 'lease'
  return {
    purpose,
    priceMode: priceModeOf(home, amountMinor === null, dice),
    amountMinor,
    amountMaxMinor: null,
    currency: price.currency,
    period: price.period,
    priceText: null,
    taxTreatment: purpose === 'lease' ? 'exclusive' : null,
    depositMinor: depositOf(home, dice),
    furnished: home.furnished,
    pets: home.pets,
    availableFrom:
      isLet && dice.chance(0.7)
        ? new Date(listedAt.getTime() + dice.int(10, 90) * day).toISOString().slice(0, 10)
        : null,
    minTermMonths:
      purpose === 'rent' && dice.chance(0.5) ? dice.pick([6, 12, 12, 24]) : purpose === 'lease' ? 36 : null,
    costs: costsOf(home, dice),
  }
}
