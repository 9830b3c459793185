/** web/saved: what is asked for a home, in words: a range, and by which time a rent is counted. */
import type { Price } from '#contract/search/search.ts'
import type { Formats } from '#web/platform/formats/format.tsx'
import { periodWords, priceModeWords } from '#web/platform/words/words.ts'

export function priceWords(
  { amount, max, currency, period }: Price,
  { money }: Pick<Formats, 'money'>,
): string {
  if (amount === null) return priceModeWords.onRequest ?? ''
  const least = money({ amount, currency })
  const range = max === null ? least : `${least} – ${money({ amount: max, currency })}`
  return [range, periodWords[period]].filter(Boolean).join(' ')
}
