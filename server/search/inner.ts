/** search: the inner door: what needs the database but no calls, for processes that answer nobody. */
export { readPercolated } from './percolate/percolated.store.ts'
export { followListings } from './projection/follow-listings.ts'
export { takeTurns } from './projection/take-turns.ts'
