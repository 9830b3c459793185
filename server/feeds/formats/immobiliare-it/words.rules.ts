/** feeds: the words of Immobiliare.it. */
import type { Feature } from '#contract/vocabulary/features.ts'
import type { ListingDraft } from '#server/listings/index.ts'

const extra: Readonly<Record<string, Feature>> = {
  garage: 'garage',
  terrace: 'terrace',
  balcony: 'balcony',
  elevator: 'lift',
  'air-conditioning': 'airConditioning',
  'for-revenue': 'investment',
  'security-alarm': 'alarm',
  reception: 'reception',
  concierge: 'concierge',
  'wheelchair-access': 'wheelchairAccess',
  'disabled-access': 'wheelchairAccess',
  fireplace: 'fireplace',
  pool: 'pool',
  cellar: 'cellar',
  attic: 'attic',
  tennis: 'tennisCourt',
  'optic-fiber': 'fibre',
  'loading-unloading': 'loadingDock',
  'overhead-crane': 'craneAccess',
  'raised-floor': 'raisedFloor',
  'floating-floor': 'raisedFloor',
  'fire-extinguishers': 'fireAlarm',
}

export const flags: Readonly<Record<string, Feature>> = Object.fromEntries(
  Object.entries(extra).map(([name, feature]) => [`extra-features/${name}`, feature]),
)

export const heatings: Readonly<Record<string, Feature>> = {
  autonomo: 'centralHeating',
  centralizzato: 'centralHeating',
}
export const gardens: Readonly<Record<string, Feature>> = {
  privato: 'privateGarden',
  comune: 'communalGarden',
}

export const furnishings: Readonly<Record<string, ListingDraft['offers'][number]['furnished']>> = {
  arredato: 'furnished',
  'parzialmente arredato': 'part',
  'solo cucina arredata': 'part',
  'non arredato': 'unfurnished',
}

export const conditions: Readonly<Record<string, ListingDraft['condition']>> = {
  nuovo: 'new',
  'nuovo in costruzione': 'new',
  ottimo: 'excellent',
  'ottimo ristrutturato': 'excellent',
  ristrutturato: 'excellent',
  buono: 'good',
  'buono abitabile': 'good',
  abitabile: 'good',
  discreto: 'good',
  'da ristrutturare': 'toRenovate',
  'al grezzo': 'shell',
  'in costruzione': 'new',
}
