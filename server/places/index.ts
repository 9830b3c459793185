/** places: the front door: the gazetteer of the world, type-ahead, and finding the place of an address. */
export { createPlaces, type DirectHits, type Places, type PopulatedPlace } from './create-places.ts'
export {
  continentOf,
  countryCodes,
  countryName,
  countrySpellings,
  type Continent,
} from './gazetteer/countries.ts'
export type { CountByPlace } from './lookup/directory.ts'
export { quarterNames } from './gazetteer/quarters.ts'
export { localLanguageOf, localLanguages, localNamesFile, type LocalLanguage } from './lookup/local-names.ts'
export { fold } from '#contract/search/fold.ts'
export type { Landscape } from './landscapes/landscapes.ts'
export { boxAround } from './geometry/geometry.rules.ts'
export type { Gazetteer } from './gazetteer/gazetteer.ts'
export { loadGazetteer } from './gazetteer/load-gazetteer.ts'
export { placesRoutes } from './places.routes.ts'
export type { Address, ResolvedPlace } from './lookup/resolve-place.ts'
export type { HomesByPlace } from './lookup/spelling-matches.ts'
export { findPostcodes } from './postal/find-postcodes.ts'
export { loadPostalFile } from './postal/load-postal-file.ts'
export { readPostalFiles, removePostalFile, type PostalFile } from './postal/postal.store.ts'
export { placesOf } from './places-of.ts'
