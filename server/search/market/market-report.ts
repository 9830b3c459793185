/** search: median asking prices of the places with most homes for sale. */
import type { Reply } from '#contract/http/endpoint.ts'
import type { Place } from '#contract/search/places.ts'
import type { search } from '#contract/search/search.ts'
import type { Db } from '#server/platform/database/db.ts'
import { changeOver, fewestForMedian as fewest, medianTypes as types, wholeMonths } from './market.rules.ts'
import { readBusiestPlaces, readMarket } from './market.store.ts'

export type MarketPlaces = {
  get: (id: string) => Place | null
  /** Ids from the country down to the place itself. */
  pathOf: (id: string) => string[]
}

type Ask = { limit: number; now: Date; places: MarketPlaces }

/**
 * The market of the last whole month. Places are cities, not their
 * districts; those without a price are left out.
 */
export async function marketReport(
  db: Db,
  { limit, now, places }: Ask,
): Promise<Reply<typeof search.market>> {
  const { months, until } = wholeMonths(now)
  const month = months.at(-1) ?? until
  // Districts are among them and fall out, so more are read than asked for.
  const busiest = (await readBusiestPlaces(db, types, limit * 5))
    .filter(({ id }) => isCity(id, places))
    .slice(0, limit)
  if (busiest.length === 0) return { month, items: [] }
  const ids = busiest.map(({ id }) => id)
  const rows = await readMarket(db, { places: ids, types, from: months[0] ?? until, until, fewest, now })
  const items = busiest.flatMap(({ id, count }) => {
    const place = places.get(id)
    const row = rows.find((one) => one.place === id)
    if (!place || !row || count < fewest) return []
    const series = months.map((first) => row.months.find((one) => one.month === first)?.perM2 ?? null)
    return {
      place: { id, name: place.name, country: place.country },
      perM2: { amount: row.perM2, currency: row.currency },
      change: changeOver(series),
      medianDaysListed: row.medianDaysListed,
      listings: count,
      series,
    }
  })
  return { month, items }
}

/** The first populated place of a path is a city, what follows are its districts. */
const isCity = (id: string, places: MarketPlaces): boolean =>
  places.pathOf(id).find((one) => one.startsWith('geonames:')) === id
