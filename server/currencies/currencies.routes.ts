/** currencies: binds the contract's calls. */
import { currencies, referenceCurrency } from '#contract/currencies.ts'
import type { Routes } from '#server/platform/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { latestRates } from './latest-rates.ts'

export const currenciesRoutes =
  (platform: Platform): Routes =>
  (bind) => {
    bind(currencies.list, async (_asked, call) => {
      const rates = [...(await platform.read(latestRates)).values()]
      const date = rates.map((rate) => rate.date).reduce((a, b) => (a > b ? a : b))
      call.headers.set('cache-control', 'public, max-age=300')
      return { reference: referenceCurrency, date, rates }
    })
  }
