/**
 * demonstration: the front door: the homes and agencies of the
 * demonstration world. Drawings have a door of their own.
 */
export { agenciesOf, createWorld, generateListings, type World } from './generate.ts'
