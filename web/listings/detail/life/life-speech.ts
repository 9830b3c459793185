/** web/listings: the short words on the life line's chart, in the visitor's formats. */
import { dayMs } from '#contract/vocabulary/spans.ts'
import type { Formats } from '#web/platform/formats/format.tsx'
import { dateFormatter } from '#web/platform/intl/formatters.ts'
import { statusWords } from '#web/platform/words/words.ts'
import type { Speech } from './life-labels.ts'
import { stateOf, type Stretch } from './life-line.ts'

const month = 30.44 * dayMs

/** `6 years 5 months`, `8 months`, `3 weeks`. */
export function lengthWords(from: number, to: number, format: Pick<Formats, 'plural'>): string {
  const months = Math.round((to - from) / month)
  if (months < 2) return format.plural(Math.max(1, Math.round((to - from) / (7 * dayMs))), 'week')
  const years = Math.floor(months / 12)
  const rest = months % 12
  if (years === 0) return format.plural(months, 'month')
  return rest === 0
    ? format.plural(years, 'year')
    : `${format.plural(years, 'year')} ${format.plural(rest, 'month')}`
}

function stateWords({ status, state }: Stretch, before: Stretch | undefined): string | null {
  if (!before) return status === 'comingSoon' ? 'Announced' : null
  if (state === 'off') return statusWords[status]
  if (state === 'offer') return statusWords[status]
  return stateOf(before.status) === 'offer' ? 'Back on the market' : null
}

export const speechFor = (format: Formats): Speech => ({
  money: (amount, currency) => format.money({ amount, currency }),
  less: (amount, currency) => `−${format.money({ amount, currency })}`,
  month: (time, withYear) =>
    dateFormatter(format.locale, { month: 'short', ...(withYear && { year: 'numeric' }) }).format(time),
  year: (time) => String(new Date(time).getUTCFullYear()),
  length: (from, to) => lengthWords(from, to, format),
  today: 'Today',
  state: stateWords,
})
