/** web/listings: a home's life as stretches of one price and one state, from the events of its life line. */
import type { LifeEvent, Listing } from '#contract/listings/listings.ts'
import { underOfferStatuses, type ListingStatus, type Purpose } from '#contract/vocabulary/codes.ts'

/** On the market, promised to somebody, or off the market. */
export type LifeState = 'market' | 'offer' | 'off'

/** Times are milliseconds since 1970; `amount` in minor units, null when unknown or on request. */
export type Stretch = {
  from: number
  to: number
  state: LifeState
  amount: number | null
  currency: string
  status: ListingStatus
}

type Subject = Pick<Listing, 'life' | 'listedAt' | 'status'> & {
  purpose: Purpose
  agency: string
  price: { amount: number | null; currency: string }
  /** ISO 8601. */
  now: string
}

const open: readonly ListingStatus[] = ['active', 'comingSoon']

export function stateOf(status: ListingStatus): LifeState {
  if ((underOfferStatuses as readonly ListingStatus[]).includes(status)) return 'offer'
  return open.includes(status) ? 'market' : 'off'
}

/** Oldest first; events of one moment keep their order. */
export const inOrder = (life: readonly LifeEvent[]): LifeEvent[] =>
  life.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))

/**
 * The events one line can be drawn through: those of the purpose, and of other agencies only what came before
 * this agency took the home on, because two agencies at once may ask two prices.
 */
function onOneLine({ life, purpose, agency }: Subject): LifeEvent[] {
  const ordered = inOrder(life).filter((event) => event.purpose === null || event.purpose === purpose)
  const start = ordered.findIndex((event) => event.agency === agency)
  return ordered.filter((event, index) => event.agency === null || event.agency === agency || index < start)
}

type Now = Pick<Stretch, 'state' | 'amount' | 'currency' | 'status'>

function after(event: LifeEvent, was: Now): Now {
  const { status, amount, currency } = event.after ?? {}
  const next =
    status ??
    (event.kind === 'withdrawn'
      ? 'withdrawn'
      : event.kind === 'relisted' || event.kind === 'firstSeen'
        ? 'active'
        : was.status)
  return {
    status: next,
    state: stateOf(next),
    amount: amount === undefined ? was.amount : amount,
    currency: currency ?? was.currency,
  }
}

const drawn: readonly LifeEvent['kind'][] = [
  'firstSeen',
  'priceChanged',
  'statusChanged',
  'relisted',
  'withdrawn',
]

/**
 * Stretches without holes from the first event to now. A home without
 * events has one stretch since it was listed.
 */
export function stretchesOf(subject: Subject): Stretch[] {
  const now = Date.parse(subject.now)
  const current: Now = { ...subject.price, status: subject.status, state: stateOf(subject.status) }
  const events = onOneLine(subject).filter(({ kind }) => drawn.includes(kind))
  const stretches: Stretch[] = []
  let state: Now =
    events.length > 0 ? { ...current, amount: null, status: 'active', state: 'market' } : current
  let from = Math.min(now, Date.parse(events[0]?.at ?? subject.listedAt))
  for (const event of events) {
    const at = Math.min(now, Date.parse(event.at))
    if (at > from) stretches.push({ from, to: at, ...state })
    from = at
    state = after(event, state)
  }
  stretches.push({ from, to: Math.max(now, from), ...state })
  return joined(stretches)
}

/** Neighbours that say the same become one. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const out: Stretch[] = []
  for (const one of stretches) {
    const last = out.at(-1)
    if (
      last &&
      last.state === one.state &&
      last.status === one.status &&
      last.amount === one.amount &&
      last.currency === one.currency
    )
      last.to = one.to
    else out.push({ ...one })
  }
  return out
}
