/** search: what is asked for homes, country by country. */
import { referenceCurrency } from '#contract/money/currencies.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import type { CountryFigure, figures } from '#contract/search/figures.ts'
import { moneyOf } from '#contract/money/minor-units.ts'
import { typeGroups } from '#contract/vocabulary/vocabulary.ts'
import type { Db } from '#server/platform/database/db.ts'
import { readCountryRows, type CountryRow } from './country-medians.store.ts'

/** Price per m² says something of flats and houses; land and buildings are another matter. */
const types = [...typeGroups.flat, ...typeGroups.house]
/** Fewer homes than this make no median. */
const fewest = 5

/** The country with most homes for sale first. */
export async function countryFigures(db: Db, now: Date): Promise<Reply<typeof figures.countries>> {
  const rows = await readCountryRows(db, { types, fewest, now })
  const sales = rows.filter(({ purpose }) => purpose === 'sale')
  const rents = new Map(rows.filter(({ purpose }) => purpose === 'rent').map((row) => [row.country, row]))
  return {
    homes: sales.reduce((sum, { homes }) => sum + homes, 0),
    countries: sales.map((row) => toFigure(row, rents.get(row.country))),
  }
}

const euro = (whole: number) => moneyOf(whole, referenceCurrency)

const toFigure = (row: CountryRow, rent: CountryRow | undefined): CountryFigure => ({
  country: row.country,
  homes: row.homes,
  median: euro(row.median),
  perM2: euro(row.perM2),
  medianDaysListed: row.days,
  fresh: row.fresh,
  rent: rent ? { homes: rent.homes, median: euro(rent.median) } : null,
})
