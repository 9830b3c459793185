/** currencies: the front door. */
export { currenciesRoutes } from './currencies.routes.ts'
export { forgetRates, latestRates } from './latest-rates.ts'
