/** web/platform: the dated reference rates that came with the page. */
import { createContext, useContext, type ReactNode } from 'react'

export type RatesFacts = {
  /** ISO 4217 codes with a rate, and how many units of each one euro is. */
  perEuro: Record<string, number>
  /** Those that operators let visitors choose from; null for all. */
  shown: readonly string[] | null
  /** ISO date of the rates; null when they could not be read. */
  date: string | null
  /** Whether that is more than a week ago. */
  stale: boolean
}

const RatesContext = createContext<RatesFacts>({ perEuro: { EUR: 1 }, shown: null, date: null, stale: false })

export function RatesProvider({ rates, children }: { rates: RatesFacts; children: ReactNode }) {
  return <RatesContext value={rates}>{children}</RatesContext>
}

/**
 * Currencies with a rate, those of them to choose from, and whole units of one
 * currency in another (null when a rate is unknown).
 */
export function useRates() {
  const { perEuro, shown, date, stale } = useContext(RatesContext)
  const known = Object.keys(perEuro)
  return {
    date,
    stale,
    known,
    currencies: shown === null ? known : known.filter((code) => shown.includes(code)),
    convert: (amount: number, from: string, to: string): number | null => {
      const a = perEuro[from]
      const b = perEuro[to]
      return a && b ? (amount / a) * b : null
    },
  }
}
