/** places: the inner door: what needs the database but no calls, for processes that answer nobody. */
export { placesOf } from './places-of.ts'
