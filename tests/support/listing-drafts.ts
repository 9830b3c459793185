/** tests: a whole, believable draft to start from. */
import type { ListingDraft, OfferDraft, ResolvePlace } from '#server/listings/index.ts'

export const saleOffer: OfferDraft = {
  purpose: 'sale',
  priceMode: 'fixed',
  amountMinor: 45_000_000,
  amountMaxMinor: null,
  currency: 'EUR',
  period: 'once',
  priceText: null,
  taxTreatment: null,
  depositMinor: null,
  furnished: null,
  pets: null,
  availableFrom: null,
  minTermMonths: null,
  fee: { payer: 'seeker', percent: 3.57, amountMinor: null, text: '3,57 % incl. VAT' },
  costs: [{ kind: 'community', amount: 9_500, currency: 'EUR', period: 'month' }],
}

/** A two-bedroom flat in Lisbon whose street may be shown. */
export function aDraft(sourceId: string, changes: Partial<ListingDraft> = {}): ListingDraft {
  return { ...flat, sourceId, ...changes }
}

const flat: ListingDraft = {
  sourceId: '',
  publicRef: 'LX-100',
  alternateIds: [{ scheme: 'cadastral', value: '110648-U-1234' }],
  status: 'active',
  statusReason: null,
  sourceUpdatedAt: new Date('2025-01-10T09:00:00Z'),
  listingUrl: 'https://agency.example/lx-100',
  videoUrls: [],
  tourUrls: ['https://tours.example/lx-100'],
  agentName: 'Ana Example',
  useClass: 'residential',
  type: 'apartment',
  sourceType: 'Apartamento T2',
  place: {
    country: 'PT',
    admin1: 'Lisboa',
    admin2: null,
    locality: 'Lisboa',
    district: 'Campo de Ourique',
    street: 'Rua Ferreira Borges',
    houseNumber: '12',
    unitName: '3º Esq',
    postalCode: '1350-134',
    unparsedAddress: null,
    point: { lat: 38.7174321, lon: -9.1657654 },
    pointSource: 'feed',
    show: 'street',
  },
  bedrooms: 2,
  isStudio: false,
  bathrooms: 1.5,
  toilets: null,
  receptionRooms: 1,
  roomsTotal: 3,
  areas: [{ kind: 'living', valueM2: 84.5, value: 909.55, unit: 'sqft' }],
  floorLabel: '3',
  floorsTotal: 5,
  yearBuilt: 1936,
  yearRenovated: 2019,
  condition: 'good',
  tenure: 'freehold',
  leaseYearsLeft: null,
  isNewBuild: false,
  completion: null,
  energy: {
    status: 'rated',
    class: 'C',
    label: 'C',
    kwhM2: 96.4,
    co2Class: 'B',
    co2KgM2: 21.5,
    validUntil: '2031-05-31',
    basis: 'demand',
  },
  expiresOn: '2026-12-31',
  parkingSpaces: 0,
  features: ['lift', 'balcony'],
  otherFeatures: ['Azulejos'],
  rooms: [{ name: 'Sala', areaM2: 24.25, lengthM: null, widthM: null }],
  offers: [saleOffer],
  texts: [
    {
      lang: 'pt',
      title: 'T2 em Campo de Ourique',
      description: '<p>Luminoso, com <strong>varanda</strong>.</p>',
      origin: 'human',
    },
    { lang: 'en', title: 'Two-bedroom flat in Campo de Ourique', description: null, origin: 'human' },
  ],
  media: [
    {
      kind: 'photo',
      sourceUrl: 'https://agency.example/1.jpg?v=1',
      illustration: null,
      caption: 'Living room',
    },
    { kind: 'photo', sourceUrl: 'https://agency.example/2.jpg', illustration: null, caption: null },
    { kind: 'floorPlan', sourceUrl: 'https://agency.example/plan.png', illustration: null, caption: null },
  ],
}

/** Knows Lisbon, and nothing else. */
export const resolveLisbon: ResolvePlace = ({ locality }) =>
  locality === 'Lisboa'
    ? {
        placeId: 'geonames:2267057',
        path: ['country:PT', 'admin1:PT.14', 'geonames:2267057'],
        name: 'Lisbon',
        region: 'Lisbon District',
        lat: 38.71667,
        lon: -9.13333,
      }
    : null
