/** tests: a home for the tests of this folder, parsed by the contract so that it cannot drift from it. */
import { listing, type Listing } from '#contract/listings/listings.ts'

/** `01930000-…-00000000000n`. */
export const sampleId = (n: number): string => `01930000-0000-7000-8000-${String(n).padStart(12, '0')}`

const picture = (n: number, alt: string) => ({
  src: `/illustrations/georgian-${n}.svg`,
  srcset: null,
  width: 960,
  height: 640,
  alt,
  placeholder: '#dce8e2',
  illustration: true,
})

// What an agency wrote: translate="no"
const whole: Listing = listing.parse({
  id: sampleId(1),
  propertyId: sampleId(2),
  publicRef: 'SF-2291',
  status: 'active',
  statusChangedAt: null,
  useClass: 'residential',
  type: 'terraced',
  texts: [
    {
      lang: 'en',
      title: 'Georgian terraced house near the pier',
      description: '<p>A tall, narrow house.</p>',
      origin: 'human',
    },
    {
      lang: 'fr',
      title: 'Maison géorgienne près de la jetée',
      description: '<p>Une maison haute et étroite.</p>',
      origin: 'human',
    },
  ],
  offers: [
    {
      purpose: 'sale',
      price: { mode: 'fixed', amount: 79_500_000, max: null, currency: 'GBP', period: 'once' },
      converted: { amount: 92_660_000, currency: 'EUR' },
      priceText: null,
      deposit: null,
      furnished: null,
      pets: null,
      availableFrom: null,
      minTermMonths: null,
      costs: [{ kind: 'councilTax', amount: 294_000, currency: 'GBP', period: 'year' }],
    },
  ],
  beds: 4,
  isStudio: false,
  baths: 2,
  toilets: null,
  roomsTotal: 7,
  areas: [
    { kind: 'internal', valueM2: 148, value: 148, unit: 'm2' },
    { kind: 'plot', valueM2: 62, value: 62, unit: 'm2' },
  ],
  floor: null,
  floorsTotal: 4,
  yearBuilt: 1790,
  yearRenovated: null,
  condition: 'good',
  tenure: 'freehold',
  leaseYearsLeft: null,
  isNewBuild: false,
  completion: null,
  energy: {
    class: 'D',
    label: null,
    consumptionKwhM2: 210,
    emissionsClass: null,
    emissionsKgM2: null,
    validUntil: null,
    basis: null,
    status: 'rated',
  },
  parkingSpaces: null,
  features: ['fireplace', 'cellar', 'garden', 'gasHeating'],
  otherFeatures: ['Panelled hall'],
  rooms: [{ name: 'Drawing room', areaM2: 24, lengthM: 6, widthM: 4 }],
  place: {
    name: 'Deal',
    district: null,
    region: 'Kent',
    country: 'GB',
    street: 'Middle Street',
    postalCode: 'CT14 6HP',
    path: [
      { id: 'country:GB', name: 'United Kingdom' },
      { id: 'admin1:GB.ENG', name: 'England' },
      { id: 'geonames:2651497', name: 'Deal' },
    ],
  },
  point: { lat: 51.22371, lon: 1.40432, precision: 'locality', radiusM: 1_500 },
  media: [
    {
      kind: 'photo',
      picture: picture(1, 'The front of the house'),
      sourceUrl: null,
      isMissing: false,
      caption: 'The front',
    },
    { kind: 'photo', picture: picture(2, 'Drawing room'), sourceUrl: null, isMissing: false, caption: null },
    {
      kind: 'floorPlan',
      picture: picture(3, 'Ground floor'),
      sourceUrl: null,
      isMissing: false,
      caption: 'Ground floor',
    },
  ],
  videoUrls: [],
  tourUrls: [],
  listingUrl: null,
  listedAt: '2026-02-03T09:00:00.000Z',
  confirmedAt: '2026-11-18T09:00:00.000Z',
  updatedAt: '2026-11-18T09:00:00.000Z',
  reduced: { from: { amount: 83_500_000, currency: 'GBP' }, at: '2026-10-02T09:00:00.000Z' },
  agency: {
    id: sampleId(3),
    name: 'Saltmarsh & Fenn',
    country: 'GB',
    city: 'Deal',
    description: 'Houses on the Kent coast since 1974.',
    languages: ['en', 'fr'],
    areasServed: ['Deal', 'Walmer'],
    phone: '+44 1632 960123',
    website: 'https://saltmarsh.example',
    logoUrl: null,
    isDemo: true,
    liveListings: 36,
  },
  agent: null,
  life: [
    {
      at: '2026-02-03T09:00:00.000Z',
      kind: 'firstSeen',
      purpose: 'sale',
      before: null,
      after: { amount: 83_500_000, currency: 'GBP', status: 'active' },
      agency: 'Saltmarsh & Fenn',
    },
    {
      at: '2026-10-02T09:00:00.000Z',
      kind: 'priceChanged',
      purpose: 'sale',
      before: { amount: 83_500_000, currency: 'GBP' },
      after: { amount: 79_500_000, currency: 'GBP' },
      agency: 'Saltmarsh & Fenn',
    },
  ],
  alsoOffered: [
    {
      id: sampleId(9),
      agency: 'Pellow & Strand',
      price: { mode: 'fixed', amount: 79_995_000, max: null, currency: 'GBP', period: 'once' },
      confirmedAt: '2026-11-10T09:00:00.000Z',
    },
  ],
  isDemo: true,
})

/** The sample with some of it changed. */
export const sampleListing = (changed: Partial<Listing> = {}): Listing => ({
  ...structuredClone(whole),
  ...changed,
})
