/** bench: rows of invented homes, as full as those of a portal. */
import { ratesByCurrency } from '#contract/money/exchange.ts'
import type { CardContext, CardRow } from '#server/search/cards/cards.rules.ts'

const day = new Date('2026-11-01T09:00:00.000Z')
const uuid = (n: number): string => `01930000-0000-7000-8000-${String(n).padStart(12, '0')}`

const rowOf = (n: number): CardRow => ({
  id: uuid(n),
  purpose: 'sale',
  title: `Two-bedroom flat number ${n} with a terrace over the river`,
  status: 'active',
  type: 'apartment',
  price_mode: 'fixed',
  amount_minor: 45_000_000 + n * 100_000,
  amount_max_minor: null,
  currency: 'EUR',
  period: 'once',
  costs: [],
  available_from: null,
  previous_minor: 47_000_000 + n * 100_000,
  price_changed_at: day,
  bedrooms: 2,
  bedrooms_max: null,
  bathrooms: 1,
  area: { valueM2: 84.5, value: 84.5, unit: 'm2' },
  plot: null,
  place_id: 'geonames:2267057',
  locality: 'Lisboa',
  district: 'Alvalade',
  admin1: 'Lisbon',
  admin2: null,
  country: 'PT',
  public_lat: 38.71 + n / 10_000,
  public_lon: -9.16,
  public_precision: 'rooftop',
  public_radius_m: 0,
  photos: Array.from({ length: 5 }, (_, at) => ({
    illustration: null,
    sha256: `${n}-${at}`,
    state: 'ready',
    width: 1600,
    height: 1066,
    thumbhash: null,
    caption: null,
  })),
  photo_count: 12,
  agency_id: uuid(900),
  agency: 'Lisbon Keys',
  listed_at: day,
  confirmed_at: day,
  is_new_build: false,
  features: ['balcony', 'lift', 'parking', 'airConditioning'],
})

export const rows: readonly CardRow[] = Array.from({ length: 960 }, (_, n) => rowOf(n))

export const context: CardContext = {
  currency: 'USD',
  rates: ratesByCurrency([
    { currency: 'EUR', name: 'Euro', exponent: 2, perEuro: 1, date: '2026-11-20', source: 'bench' },
    { currency: 'USD', name: 'US Dollar', exponent: 2, perEuro: 1.08, date: '2026-11-20', source: 'bench' },
  ]),
  toPicture: ({ sha256 }, alt) => ({
    src: `/media/${sha256}/960.webp`,
    srcset: [320, 480, 960, 1600].map((width) => `/media/${sha256}/${width}.webp ${width}w`).join(', '),
    width: 1600,
    height: 1066,
    alt,
    placeholder: '#a9b8b0',
    illustration: false,
  }),
  namePlace: () => ({ name: 'Lisbon', region: 'Lisbon' }),
  localWords: () => new Map(),
  countryName: () => 'Portugal',
  languages: ['en'],
}
