/** currencies: binds the contract's calls. */
import { currencies, referenceCurrency } from '#contract/money/currencies.ts'
import { dayMs } from '#contract/vocabulary/spans.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import type { Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isStale } from './currencies.rules.ts'
import { readHistory } from './currencies.store.ts'
import { latestRates } from './latest-rates.ts'

const tenYearsMs = 10 * 366 * dayMs

export const currenciesRoutes =
  ({ read, clock }: Platform): Routes =>
  (bind) => {
    bind(currencies.list, async (_asked, call) => {
      const now = clock.now()
      const rates = [...(await read(latestRates)).values()].map((rate) => ({
        ...rate,
        stale: isStale(rate.date, now),
      }))
      const date = rates.map((rate) => rate.date).reduce((a, b) => (a > b ? a : b))
      call.headers.set('cache-control', 'public, max-age=300')
      return { reference: referenceCurrency, date, stale: isStale(date, now), rates }
    })
    bind(currencies.history, async ({ query: { from, to, since } }, call) => {
      const known = await read(latestRates)
      if (!known.has(from) || !known.has(to)) throw refuse('currencies.unknown')
      const first = since ?? new Date(clock.now().getTime() - tenYearsMs).toISOString().slice(0, 10)
      const days = await read((db) => readHistory(db, { from, to, since: first }))
      call.headers.set('cache-control', 'public, max-age=3600')
      return { from, to, points: days.map((day) => ({ date: day.date, rate: day.to / day.from })) }
    })
  }
