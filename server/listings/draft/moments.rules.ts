/** listings: the moments of a draft, cleaned: when a home may be seen, and what it went for in the end. */
import { clock, day, dedupe, money } from './draft-values.rules.ts'
import type { ClosingDraft, OpenHouseDraft } from './draft.ts'

/** In their order; one without a day that exists is none, and an end before the beginning is not said. */
export function openHousesOf(said: OpenHouseDraft[]): OpenHouseDraft[] {
  const believable = said.flatMap(({ kind, date, from, until }) => {
    const on = day(date)
    const begins = clock(from)
    const ends = clock(until)
    return on === null
      ? []
      : [{ kind, date: on, from: begins, until: begins && ends && ends > begins ? ends : null }]
  })
  const keyOf = (one: OpenHouseDraft) => `${one.date} ${one.from ?? ''} ${one.kind}`
  return dedupe(believable, keyOf)
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    .slice(0, 50)
}

/** One of which nothing is left is none. */
export function closingOf(said: ClosingDraft | null | undefined): ClosingDraft | null {
  if (!said) return null
  const on = day(said.on)
  const amountMinor = said.currency ? money(said.amountMinor) : null
  const currency = amountMinor === null ? null : (said.currency?.trim().toUpperCase() ?? null)
  return on === null && amountMinor === null ? null : { on, amountMinor, currency }
}
