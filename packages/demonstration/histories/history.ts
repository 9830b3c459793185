/** demonstration/histories: what happened to a home since it came to market, up to today. */
import type { ListingStatus, Purpose } from '../../../contract/vocabulary/vocabulary.ts'
import type { StoredListing } from '../../../server/listings/index.ts'
import { Dice } from '../dice.ts'
import type { Home } from '../homes/home.ts'

type Events = StoredListing['events']
export type History = {
  status: ListingStatus
  /** Today's price; what the home was first offered at is in the events. Null when on request. */
  amountMinor: number | null
  listedAt: Date
  confirmedAt: Date
  updatedAt: Date
  statusChangedAt: Date | null
  events: Events
}

const day = 86_400_000
const threeYears = 3 * 365

/** How long homes have been for sale, in days: many for weeks, some for years. */
function daysListed(dice: Dice, isEnded: boolean): number {
  const days = -Math.log(1 - dice.next()) * (isEnded ? 190 : 74)
  return Math.min(threeYears, Math.max(isEnded ? 20 : 0, days))
}

/** Of a hundred homes eight are gone, six under offer, one announced; the rest is on the market. */
const statusOf = (purpose: Purpose, isNewBuild: boolean, dice: Dice): ListingStatus =>
  dice.weighted<ListingStatus>({
    active: 84.2,
    underOffer: 5,
    reserved: isNewBuild ? 4 : 0.8,
    comingSoon: 1.2,
    [purpose === 'sale' ? 'sold' : 'leased']: 4.8,
    withdrawn: 2.6,
    expired: 0.6,
  })

const ended: readonly ListingStatus[] = ['sold', 'leased', 'withdrawn', 'expired']
const offered: readonly ListingStatus[] = ['underOffer', 'reserved']

type Moment = { at: number; kind: 'price' | 'underOffer' | 'back' | 'withdrawn' | 'relisted' | 'last' }

/**
 * `now` is the day the catalogue is made for; `other` is what another
 * agency's listing of the same home has become.
 */
export function historyOf(home: Home, now: Date, other?: ListingStatus): History {
  const dice = new Dice(home.index, other ? 'history/second' : 'history')
  const onRequest = home.purpose === 'sale' && dice.chance(home.value > 3e6 ? 0.06 : 0.013)
  const drawn = statusOf(home.purpose, home.isNewBuild, dice)
  const status = other ? (ended.includes(other) ? other : 'active') : drawn
  const isEnded = ended.includes(status)
  const endedDays = isEnded ? Math.min(420, 2 - Math.log(1 - dice.next()) * 90) : 0
  const days = daysListed(dice, isEnded) + endedDays
  const listedDays = status === 'comingSoon' ? days % 14 : Math.min(threeYears, days)
  const story = {
    home,
    dice,
    onRequest,
    status,
    listed: now.getTime() - listedDays * day,
    until: now.getTime() - endedDays * day,
  }
  const { events, amount } = tellStory(story)
  const last = events.at(-1)?.at ?? new Date(story.listed)
  const quiet = isEnded ? 0 : dice.chance(0.9) ? dice.between(0.02, 11) : dice.between(11, 41)
  const confirmed = isEnded ? story.until : Math.max(last.getTime(), now.getTime() - quiet * day)
  return {
    status,
    amountMinor: onRequest ? null : amount,
    listedAt: whole(story.listed),
    confirmedAt: whole(confirmed),
    updatedAt: new Date(Math.max(last.getTime(), whole(confirmed).getTime())),
    statusChangedAt: events.findLast(({ after }) => after?.status !== undefined)?.at ?? null,
    events,
  }
}

/** To the minute: nobody writes an agent's seconds down. */
const whole = (time: number): Date => new Date(Math.floor(time / 60_000) * 60_000)

type Story = {
  home: Home
  dice: Dice
  onRequest: boolean
  status: ListingStatus
  listed: number
  until: number
}

function tellStory({ home, dice, onRequest, status, listed, until }: Story): {
  events: Events
  amount: number
} {
  const { currency, amountMinor: today } = home.price
  const source = 'agent' as const
  const moments = momentsOf({
    dice,
    status,
    listed,
    until,
    isPriced: !onRequest && home.purpose !== 'rentShort',
  })
  const changes = moments.filter(({ kind }) => kind === 'price').map(() => priceStep(dice))
  const first = changes.reduce((amount, step) => amount / step, today)
  let amount = onRequest || changes.length === 0 ? today : tidy(first, today)
  let now: ListingStatus = status === 'comingSoon' ? 'comingSoon' : 'active'
  const events: Events = [
    {
      kind: 'firstSeen',
      purpose: home.purpose,
      before: null,
      after: { amount: onRequest ? null : amount, currency, status: now },
      at: whole(listed),
      source,
    },
  ]
  let left = changes.length
  for (const { at, kind } of moments) {
    if (kind === 'price') {
      left -= 1
      const next = left === 0 ? today : tidy(amount * (changes[changes.length - 1 - left] ?? 1), today)
      if (next === amount) continue
      events.push({
        kind: 'priceChanged',
        purpose: home.purpose,
        before: { amount, currency },
        after: { amount: next, currency },
        at: whole(at),
        source,
      })
      amount = next
      continue
    }
    const to = statusAfter(kind, status)
    if (to === now) continue
    events.push({
      kind: eventOf(kind, to),
      purpose: null,
      before: { status: now },
      after: { status: to },
      at: whole(at),
      source,
    })
    now = to
  }
  return { events, amount: today }
}

/** What a home is after such a moment; `status` is what it is today. */
function statusAfter(kind: Moment['kind'], status: ListingStatus): ListingStatus {
  if (kind === 'underOffer' || kind === 'withdrawn') return kind
  return kind === 'last' ? status : 'active'
}

function eventOf(kind: Moment['kind'], to: ListingStatus): Events[number]['kind'] {
  if (kind === 'relisted') return 'relisted'
  return to === 'withdrawn' || to === 'expired' ? 'withdrawn' : 'statusChanged'
}

/** Mostly down, by three to nine per cent; now and then up. */
const priceStep = (dice: Dice): number =>
  dice.chance(0.84) ? 1 - dice.between(0.02, 0.09) : 1 + dice.between(0.015, 0.05)

/** As round as today's price is: the largest step that divides it, but no finer than a hundredth of it. */
function tidy(amount: number, like: number): number {
  let step = 1
  while (like % (step * 10) === 0 && step * 10 <= like / 40) step *= 10
  if (like % (step * 5) === 0 && step * 5 <= like / 40) step *= 5
  return Math.max(step, Math.round(amount / step) * step)
}

type Plan = { dice: Dice; status: ListingStatus; listed: number; until: number; isPriced: boolean }

function momentsOf({ dice, status, listed, until, isPriced }: Plan): Moment[] {
  if (status === 'comingSoon') return []
  const days = (until - listed) / day
  const within = (from: number, to: number): number => listed + (until - listed) * dice.between(from, to)
  const moments: Moment[] = []
  const changes = !isPriced || days < 18 ? 0 : Math.min(4, Math.floor(dice.next() * (0.95 + days / 110)))
  for (let i = 0; i < changes; i++)
    moments.push({ at: within((i + 0.4) / (changes + 0.6), (i + 1) / (changes + 0.6)), kind: 'price' })
  // Some sellers have only just made up their minds.
  if (changes > 0 && status === 'active' && dice.chance(0.2))
    moments.push({ at: until - dice.between(0.1, 9) * day, kind: 'price' })
  if (days > 90 && dice.chance(0.16))
    moments.push({ at: within(0.3, 0.4), kind: 'underOffer' }, { at: within(0.46, 0.56), kind: 'back' })
  else if (days > 260 && dice.chance(0.3))
    moments.push({ at: within(0.34, 0.42), kind: 'withdrawn' }, { at: within(0.58, 0.7), kind: 'relisted' })
  if (status === 'sold' && days > 30) moments.push({ at: within(0.72, 0.84), kind: 'underOffer' })
  if (ended.includes(status)) moments.push({ at: until, kind: 'last' })
  if (offered.includes(status))
    moments.push({ at: listed + (until - listed) * dice.between(0.6, 0.97), kind: 'last' })
  return withoutPricesOffMarket(moments.toSorted((a, b) => a.at - b.at))
}

/** Nobody changes the price of a home that is withdrawn, or under offer. */
function withoutPricesOffMarket(moments: Moment[]): Moment[] {
  let isOn = true
  return moments.filter(({ kind }) => {
    if (kind === 'price') return isOn
    isOn = kind === 'back' || kind === 'relisted'
    return true
  })
}
