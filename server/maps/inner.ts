/** maps: the inner door: what needs the database but no calls, for processes that answer nobody. */
export { metresToSea } from './coast.ts'
