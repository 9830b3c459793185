/** feeds: the two ways in which Brazilian portals are fed. */
export { carga } from './carga.ts'
export { vrsync } from './vrsync.ts'
