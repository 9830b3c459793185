/** contract: a home of which nothing is written yet. */
import type { ListingForm } from './listing-form.ts'

const noPrice: ListingForm['price'] = {
  mode: 'fixed',
  amount: null,
  amountMax: null,
  currency: null,
  period: null,
  deposit: null,
  furnished: null,
  pets: null,
  availableFrom: null,
  minTermMonths: null,
  costs: [],
}

/**
 * `country` and `currency` are what the agency's other homes have, so that nobody chooses them every time.
 */
export const emptyForm = ({
  country = null,
  currency = null,
  lang = 'en',
}: {
  country?: string | null
  currency?: string | null
  lang?: string
}): ListingForm => ({
  purpose: null,
  type: null,
  reference: null,
  place: {
    country,
    region: null,
    locality: null,
    district: null,
    street: null,
    houseNumber: null,
    unit: null,
    postalCode: null,
    point: null,
    show: 'area',
  },
  bedrooms: null,
  bedroomsMax: null,
  bathrooms: null,
  suites: null,
  roomsTotal: null,
  areas: [],
  floor: null,
  floorsTotal: null,
  yearBuilt: null,
  yearRenovated: null,
  condition: null,
  tenure: null,
  leaseYearsLeft: null,
  isNewBuild: false,
  completion: null,
  energy: null,
  parkingSpaces: null,
  features: [],
  rooms: [],
  price: { ...noPrice, currency },
  texts: [{ lang, title: null, description: null }],
  media: [],
  openHouses: [],
  closing: null,
  videoUrls: [],
  tourUrls: [],
  agent: null,
  coAgents: [],
})
