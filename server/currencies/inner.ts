/** currencies: the inner door: what needs the database but no calls, for processes that answer nobody. */
export { latestRates } from './latest-rates.ts'
