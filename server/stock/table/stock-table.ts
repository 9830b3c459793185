/**
 * stock: an agency's stock as a table for spreadsheets, narrowed and ordered like
 * the one on the page, written while it is read.
 */
import { wholeUnits } from '#contract/money/minor-units.ts'
import type { StockOrder } from '#contract/stock/stock-codes.ts'
import type { StockItem } from '#contract/stock/stock.ts'
import { csvLines, toCsv } from '#server/platform/csv.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { StockFilter } from './stock.store.ts'
import { everyHome } from './stock-view.ts'

const columns = [
  'Reference',
  'Title',
  'Place',
  'Type',
  'Status',
  'Purpose',
  'Price',
  'Price to',
  'Currency',
  'Period',
  'Bedrooms',
  'Bedrooms to',
  'Area m2',
  'Area m2 to',
  'Source',
  'Agent',
  'Other agents',
  'Listed',
  'Confirmed',
  'Changed',
  'Quality',
  'Fields by hand',
  'Feed disagrees',
  'Id',
]

/** UTF-8, a few hundred homes at a time. */
export async function* stockTable(
  db: Db,
  agencyId: string,
  filter: StockFilter & { order: StockOrder },
): AsyncGenerator<Uint8Array> {
  const utf8 = new TextEncoder()
  yield utf8.encode(toCsv([columns]))
  for await (const homes of everyHome(db, agencyId, filter)) yield utf8.encode(csvLines(homes.map(rowOf)))
}

const numberIn = (value: number | null | undefined): string => String(value ?? '')
const moneyIn = ({ currency }: StockItem['price'], amount: number | null): string =>
  amount === null ? '' : String(wholeUnits({ amount, currency }))

const rowOf = (home: StockItem): string[] => [
  home.reference ?? '',
  home.title,
  home.place,
  home.type,
  home.status,
  home.purpose,
  moneyIn(home.price, home.price.amount),
  moneyIn(home.price, home.price.max),
  home.price.currency,
  home.price.period,
  numberIn(home.bedrooms),
  numberIn(home.bedroomsMax),
  numberIn(home.areaM2),
  numberIn(home.areaM2Max),
  home.feed ?? 'By hand',
  home.agent ?? '',
  home.coAgents.join(', '),
  home.listedAt,
  home.confirmedAt,
  home.updatedAt,
  String(home.quality.score),
  String(home.byHand.fields),
  String(home.byHand.disputed),
  home.id,
]
