/** feeds: what a home went for in the end, and when, as records state it. */
import type { ClosingDraft } from '#server/listings/index.ts'
import type { MapContext } from '../format.ts'
import { costCurrency, costFrom } from '../offers.ts'
import type { Reading } from '../reading.ts'

type Asked = {
  price: string
  on: string
  /** Where the currency stands. */
  currency?: string
  country: string
  /** The price is not to be shown: then it is nobody's. */
  isHidden?: boolean
}

/** `2009-01-10-12:30:00`: some put a hyphen between day and time. */
const dayBeforeTime = /^\d{4}-\d\d-\d\d(?=-\d\d:\d\d:)/

/** Null where neither price nor day is said. */
export function closingFrom(reading: Reading, asked: Asked, context: MapContext): ClosingDraft | null {
  const at = asked.currency ? reading.at(asked.currency) : null
  const currency = costCurrency(
    { currency: { text: at?.text ?? null, at }, country: asked.country, at: null, field: 'closing' },
    context,
  )
  const amount = asked.isHidden ? null : reading.number(asked.price, { notation: 'whole', most: 1e12 })
  const paid = amount ? costFrom({ kind: 'other', amount, period: 'once', currency }, context) : null
  const on = dayBeforeTime.exec(reading.text(asked.on) ?? '')?.[0] ?? reading.day(asked.on)
  if (!paid && !on) return null
  return { on, amountMinor: paid?.amount ?? null, currency: paid?.currency ?? null }
}
