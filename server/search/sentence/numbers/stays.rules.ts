/** search: amounts of weeks and months that are no prices: how long somebody stays. */
import type { Amount } from './amounts.rules.ts'
import type { Context } from './context.rules.ts'
import { rangeOf, type Measured, type Ready } from './quantity-parameters.rules.ts'
import type { Meaning } from '../words/meanings.rules.ts'
import { spanOf, type Sentence } from '../sentence.rules.ts'

/** "1 semana", "3 mois": so little is no price, but how long somebody stays. */
export const isStay = ({ measure, period }: Measured, { value, currency, scale }: Amount): boolean =>
  measure === 'money' &&
  (period === 'week' || period === 'month') &&
  !currency &&
  scale === 1 &&
  value <= longestStay
/** "/ month", "/ weeks". */
export function periodOf(meanings: readonly Meaning[]): string | undefined {
  const meant = meanings.find(({ kind, value }) => kind === 'period' || /^(weeks|months)$/.test(value))
  return meant && ({ weeks: 'week', months: 'month' }[meant.value] ?? meant.value)
}
const longestStay = 24

export function stayOf(
  sentence: Sentence,
  { start, measured, end, context }: { start: number; measured: Measured; end: Amount; context: Context },
): Ready {
  const measure = measured.period === 'week' ? 'weeks' : 'months'
  return {
    ...spanOf(sentence, start, measured.next),
    next: measured.next,
    range: rangeOf(end, null, null),
    measured: { measure, next: measured.next, period: null },
    currency: null,
    subject: null,
    context,
  }
}
