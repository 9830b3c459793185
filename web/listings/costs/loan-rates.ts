/**
 * web/listings: what loans for homes cost where: published averages, each
 * with its day and its source; never a guess.
 */
import type { Listing } from '#contract/listings/listings.ts'
import { dayMs } from '#contract/vocabulary/spans.ts'

export type LoanRate = {
  /** ISO 3166-1. */
  countries: readonly string[]
  /** Per cent a year, as it was printed. */
  rate: number
  /** What it is the average of. */
  of: string
  /** The last day that it covers; ISO 8601. */
  date: string
  source: { name: string; url: string }
}

export const loanRates: readonly LoanRate[] = [
  {
    countries: 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '),
    rate: 3.31,
    of: 'new loans for homes in the euro area',
    date: '2025-10-31',
    source: {
      name: 'European Central Bank, bank interest rate statistics',
      url: 'https://data.ecb.europa.eu/main-figures/bank-interest-rates/loans',
    },
  },
  {
    countries: ['GB'],
    rate: 4.2,
    of: 'new mortgages in the United Kingdom',
    date: '2025-11-30',
    source: {
      name: 'Bank of England, Money and Credit',
      url: 'https://www.bankofengland.co.uk/statistics/money-and-credit/2025/november-2025',
    },
  },
  {
    countries: ['US'],
    rate: 5.98,
    of: 'fixed loans over 30 years in the United States',
    date: '2026-02-26',
    source: {
      name: 'Freddie Mac, Primary Mortgage Market Survey',
      url: 'https://www.freddiemac.com/pmms',
    },
  },
]

const yearMs = 366 * dayMs

/** A figure and whether it is older than a year. */
export type KnownRate = Omit<LoanRate, 'countries'> & { isOld: boolean }

/**
 * The average that a loan for a home may start from; null where none is held, where the newest is older than
 * two years, and for property that such loans are not for. `now` is ISO 8601.
 */
export function loanRateFor(
  { useClass, place }: Pick<Listing, 'useClass' | 'place'>,
  now: string,
): KnownRate | null {
  const found =
    useClass === 'residential' && loanRates.find(({ countries }) => countries.includes(place.country))
  if (!found) return null
  const age = Date.parse(now) - Date.parse(found.date)
  const { countries: _countries, ...figure } = found
  return age > 2 * yearMs ? null : { ...figure, isOld: age > yearMs }
}
