/** search: what is asked for homes, country by country. */
import type { Reply } from '#contract/http/endpoint.ts'
import type { CountryMedians, markets } from '#contract/search/markets.ts'
import type { Db } from '#server/platform/database/db.ts'
import { euro, fewestForMedian as fewest, medianTypes as types } from './market.rules.ts'
import { readCountryRows, type CountryRow } from './country-medians.store.ts'

/** The country with most homes for sale first. */
export async function countryMedians(db: Db, now: Date): Promise<Reply<typeof markets.countries>> {
  const rows = await readCountryRows(db, { types, fewest, now })
  const sales = rows.filter(({ purpose }) => purpose === 'sale')
  const rents = new Map(rows.filter(({ purpose }) => purpose === 'rent').map((row) => [row.country, row]))
  return {
    homes: sales.reduce((sum, { homes }) => sum + homes, 0),
    countries: sales.map((row) => toFigure(row, rents.get(row.country))),
  }
}

const toFigure = (row: CountryRow, rent: CountryRow | undefined): CountryMedians => ({
  country: row.country,
  homes: row.homes,
  median: euro(row.median),
  perM2: euro(row.perM2),
  medianDaysListed: row.days,
  fresh: row.fresh,
  rent: rent ? { homes: rent.homes, median: euro(rent.median) } : null,
})
