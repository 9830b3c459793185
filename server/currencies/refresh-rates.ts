/** currencies: fetches the newest reference rates and adds what is new. */
import { dayMs } from '#contract/vocabulary/spans.ts'
import { transaction } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { addRates, readLatestRates } from './currencies.store.ts'
import { isBelievable, ratesOfDay, type NewRate, type PublishedDay } from './currencies.rules.ts'
import { forgetRates } from './latest-rates.ts'
import { RatesUnreadable, readPublished } from './read-published.ts'

export type RateAddresses = { daily: string; days90: string }

/** Where the European Central Bank publishes them, on working days at about 16:00 Central European Time. */
export const ecbAddresses: RateAddresses = {
  daily: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
  days90: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist-90d.xml',
}

const maxBytes = 2 * 1024 * 1024
/** With a gap longer than this the last 90 days are asked for instead of the last one. */
const gapDays = 4

type Parts = Pick<Platform, 'db' | 'outbound' | 'events' | 'clock' | 'log'>

/**
 * Adds the days that are missing; answers how many rates were new. Rates
 * that cannot be true are left out and logged.
 * @throws RatesUnreadable, OutboundRefused, or what the network says.
 */
export async function refreshRates(parts: Parts, addresses: RateAddresses = ecbAddresses): Promise<number> {
  const { db, clock } = parts
  const known = await readLatestRates(db)
  const newest = known.find(({ currency }) => currency === 'EUR')?.date ?? '1999-01-04'
  const gap = (clock.now().getTime() - Date.parse(newest)) / dayMs
  const days = await fetchDays(parts, gap > gapDays ? addresses.days90 : addresses.daily)
  const last = new Map(known.map(({ currency, perEuro }) => [currency, perEuro]))
  const rates = days.flatMap((day) => believed(parts, day, last))
  return transaction(db, async (tx) => {
    const added = await addRates(tx, rates)
    if (added > 0) await parts.events.publish(tx, 'rates.added', { added })
    return added
  }).finally(forgetRates)
}

async function fetchDays({ outbound }: Parts, url: string): Promise<PublishedDay[]> {
  const answer = await outbound.get({ url, maxBytes, timeoutMs: 30_000, accept: 'application/xml, text/xml' })
  if (answer.status !== 200) {
    answer.cancel()
    throw new RatesUnreadable(`The rates were answered with status ${answer.status}.`)
  }
  const parts: Uint8Array[] = []
  for await (const part of answer.body) parts.push(part)
  return readPublished(Buffer.concat(parts).toString('utf8'))
}

/** The rates of a day in currencies we know; `last` learns them as it goes. */
function believed({ clock, log }: Parts, day: PublishedDay, last: Map<string, number>): NewRate[] {
  return ratesOfDay(day).filter((rate) => {
    const before = last.get(rate.currency)
    // A currency without a rate is not one that homes may be priced in.
    if (before === undefined) return false
    const isTrue = isBelievable(rate, before, clock.now())
    if (isTrue) last.set(rate.currency, rate.perEuro)
    else log.warn({ rate, before }, 'a published rate cannot be true and is left out')
    return isTrue
  })
}
