/**
 * web/listings: the life line as sentences: what happened, what was
 * asked afterwards, and by how much that differs.
 */
import type { LifeEvent } from '#contract/listings/listings.ts'
import type { Money } from '#contract/vocabulary/common.ts'
import { underOfferStatuses, type ListingStatus, type Purpose } from '#contract/vocabulary/codes.ts'
import { statusWords } from '#web/platform/words/words.ts'
import { inOrder } from './life-line.ts'

/**
 * One line of the list. `change` is the step from the price before, in minor units; negative when it fell.
 */
export type LifeEntry = {
  at: string
  text: string
  price: Money | null
  change: number | null
  isLastAsked: boolean
}

type Asked = { amount: number | null; currency: string }
type Told = { text: string; price: Money | null; change: number | null; isLastAsked?: boolean }

type Reader = { purpose: Purpose; agency: string }

/** Of whom nothing is told: visitors' reports are between them and us. */
const untold: readonly LifeEvent['kind'][] = ['reported']

/**
 * Newest first. Of several confirmations in a row only the latest
 * is told; what happened at once is one entry.
 */
export function entriesOf(life: readonly LifeEvent[], reader: Reader): LifeEntry[] {
  const asked = new Map<string, Asked>()
  const told: { entry: LifeEntry; isConfirmation: boolean }[] = []
  for (const event of inOrder(life)) {
    if (untold.includes(event.kind) || (event.purpose !== null && event.purpose !== reader.purpose)) continue
    const one = tell(event, asked, reader, told.length === 0)
    const last = told.at(-1)
    const isConfirmation = event.kind === 'confirmed'
    if (last && last.entry.at === event.at && !isConfirmation)
      Object.assign(last.entry, together(last.entry, one))
    else {
      if (isConfirmation && last?.isConfirmation) told.pop()
      told.push({ entry: { isLastAsked: false, ...one, at: event.at }, isConfirmation })
    }
  }
  return told.map(({ entry }) => entry).toReversed()
}

const together = (one: Told, other: Told): Told => ({
  text: `${one.text} · ${other.text}`,
  price: other.price ?? one.price,
  change: other.change ?? one.change,
  isLastAsked: other.price ? (other.isLastAsked ?? false) : (one.isLastAsked ?? false),
})

function tell(event: LifeEvent, asked: Map<string, Asked>, reader: Reader, isFirst: boolean): Told {
  const whose = event.agency ?? ''
  const before = asked.get(whose) ?? askedIn(event.before)
  const now = askedIn(event.after) ?? before
  if (now) asked.set(whose, now)
  const price = now && now.amount !== null ? { amount: now.amount, currency: now.currency } : null
  const other = event.agency === reader.agency ? null : event.agency
  switch (event.kind) {
    case 'firstSeen':
      return {
        text: isFirst ? told('First seen on Meridian', other) : told('Listed', whose),
        price,
        change: null,
      }
    case 'relisted':
      return { text: told('Listed again', event.agency), price, change: null }
    case 'priceChanged':
      return { ...priceTold(before, now), price }
    case 'statusChanged':
    case 'withdrawn': {
      const status = statusTold(event, price)
      return { ...status, text: told(status.text, other) }
    }
    case 'confirmed':
      return { text: confirmedBy(other), price: null, change: null }
    default:
      return { text: otherWords[event.kind] ?? 'Changed', price: null, change: null }
  }
}

const told = (what: string, agency: string | null): string => (agency ? `${what}, by ${agency}` : what)

const confirmedBy = (agency: string | null): string =>
  agency ? `Confirmed by ${agency} as still available` : 'Confirmed by the agent as still available'

const otherWords: Partial<Record<LifeEvent['kind'], string>> = {
  textChanged: 'Description changed',
  photosChanged: 'Pictures changed',
  agentChanged: 'Another agent took it on',
  merged: 'Found to be the same home as another listing',
  split: 'Told apart from another home',
}

function askedIn(side: LifeEvent['after']): Asked | null {
  return side && side.amount !== undefined && side.currency
    ? { amount: side.amount, currency: side.currency }
    : null
}

function priceTold(before: Asked | null, now: Asked | null): Pick<Told, 'text' | 'change'> {
  if (!now || now.amount === null) return { text: 'Price now on request', change: null }
  if (!before) return { text: 'Price changed', change: null }
  if (before.amount === null) return { text: 'Price published', change: null }
  if (before.currency !== now.currency) return { text: `Price now in ${now.currency}`, change: null }
  const change = now.amount - before.amount
  return {
    text: change < 0 ? 'Price reduced' : change > 0 ? 'Price raised' : 'Price confirmed',
    change: change || null,
  }
}

const promised: readonly ListingStatus[] = underOfferStatuses

function statusTold({ before, after, kind }: LifeEvent, price: Money | null): Told {
  const status = after?.status ?? (kind === 'withdrawn' ? 'withdrawn' : 'active')
  if (status === 'active') {
    const wasPromised = before?.status !== undefined && promised.includes(before.status)
    return { text: wasPromised ? 'Back on the market' : 'Available', price: null, change: null }
  }
  if (status === 'sold' || status === 'leased') {
    return {
      text: status === 'sold' ? 'Marked as sold' : 'Marked as let',
      price,
      change: null,
      isLastAsked: true,
    }
  }
  if (status === 'removedBySource')
    return { text: 'No longer in the agent’s feed', price: null, change: null }
  return { text: statusWords[status], price: null, change: null }
}
