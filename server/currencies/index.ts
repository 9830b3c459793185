/** currencies: the front door. */
export { currenciesJobs } from './currencies.jobs.ts'
export { currenciesRoutes } from './currencies.routes.ts'
export { forgetRates, latestRates } from './latest-rates.ts'

declare module '#server/platform/jobs/events.ts' {
  interface EventMap {
    /** Rates of new days were added. */
    'rates.added': { added: number }
  }
}
