/** feeds: why a run waits, in a sentence for the person who decides. */
import { inEnglish, say } from '#server/platform/mail/mail-sentence.ts'
import { shrinksTooMuch } from '../findings/file-checks.rules.ts'
import type { Leaping, Stock } from './consent.rules.ts'
import type { HeldFor } from './runs.store.ts'

/** One sentence for the person who decides. */
export function heldReason(why: HeldFor, stock: Stock, leaping: Leaping | null = null): string {
  const { live, missing, fresh, largest, limitPct } = stock
  if (why === 'changed')
    return inEnglish(
      say`What would change is no longer what was looked at, so nothing was published or withdrawn. Please look at what would change now.`,
    )
  if (why === 'leaping' && leaping) return leapReason(leaping, stock)
  if (shrinksTooMuch(stock))
    return inEnglish(
      say`${plain(missing)} of ${plain(live)} homes on the market are not in the file. That is more than ${percent(limitPct)}, so nothing is published or withdrawn until somebody accepts it.`,
    )
  return inEnglish(
    say`${plain(live - missing + fresh)} homes would be left of ${plain(largest)} that were on the market within the last 14 days. That is more than ${percent(limitPct)} less, so nothing is published or withdrawn until somebody accepts it.`,
  )
}

/** Without marks between thousands, which every language has others of. */
const plain = (count: number): string => `${count}`

const percent = (of: number): string => `${of} %`

function leapReason({ by, homes, before, examples }: Leaping, { live, limitPct }: Stock): string {
  const some = examples.join('; ')
  return inEnglish(
    before > 0
      ? say`${plain(homes)} of ${plain(live)} homes on the market would change in the same way (${by}), after ${plain(before)} in runs of the last 14 days: ${some}. That is more than ${percent(limitPct)}, so nothing is published or withdrawn until somebody accepts it.`
      : say`${plain(homes)} of ${plain(live)} homes on the market would change in the same way (${by}): ${some}. That is more than ${percent(limitPct)}, so nothing is published or withdrawn until somebody accepts it.`,
  )
}
