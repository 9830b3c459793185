/** web/content: what the address of the currency page asks, and how rates are written. */
import { formatter } from '#web/platform/intl/formatters.ts'

export type Asked = { amount: number; from: string; to: string }

const code = /^[A-Z]{3}$/

/**
 * `?amount=250000&from=EUR&to=GBP`; what cannot be understood
 * falls back, and two different currencies remain.
 */
export function readAsked(params: URLSearchParams, own: string): Asked {
  const typed = Number((params.get('amount') ?? '').replace(/[\s,'’]/g, ''))
  const from = code.exec(params.get('from') ?? '')?.[0] ?? (own === 'GBP' ? 'EUR' : 'GBP')
  const to = code.exec(params.get('to') ?? '')?.[0] ?? (own === from ? 'EUR' : own)
  return {
    amount: typed > 0 && typed <= 1e12 ? typed : 300_000,
    from,
    to: to === from ? (from === 'EUR' ? 'USD' : 'EUR') : to,
  }
}

/** Five significant digits, as the bank publishes. */
export const writeRate = (rate: number, locale: string): string =>
  formatter(locale, { minimumSignificantDigits: 5, maximumSignificantDigits: 5 }).format(rate)
