/** search: prices in hundredths of what is paid, as homes of the Maghreb have. */
import type { Sentence } from '../sentence.rules.ts'

const pricedInHundredths: Readonly<Record<string, string>> = { MA: 'MAD', DZ: 'DZD', TN: 'TND' }

/** "90 millions de centimes": in the Maghreb homes are priced in hundredths of a dirham or dinar. */
export function hundredthsAt(
  { tokens, places }: Sentence,
  at: number,
): { currency: string; next: number } | null {
  const start = /^(de|d)$/.test(tokens[at]?.word ?? '') ? at + 1 : at
  const isSaid = /^(centimes?|سنتيم|سنتيما|فرنك)$/.test(tokens[start]?.word ?? '')
  if (!isSaid && !/^(milliards?|مليار|مليارات)$/.test(tokens[at - 1]?.word ?? '')) return null
  for (const { place } of places.values()) {
    // Algerians leave out of what their thousands of millions are hundredths.
    const currency = isSaid || place.country === 'DZ' ? pricedInHundredths[place.country] : undefined
    if (currency) return { currency, next: isSaid ? start + 1 : at }
  }
  return null
}
