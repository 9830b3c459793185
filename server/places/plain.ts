/** places: the side door: the gazetteer in memory, for threads that load neither a database nor calls. */
export { createPlaces } from './create-places.ts'
export { countryCodes, countryName, countrySpellings } from './gazetteer/countries.ts'
