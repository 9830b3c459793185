/** search: the dealing room: commercial property for sale, with a yield where our own data allows one. */
import type { Reply } from '#contract/http/endpoint.ts'
import type { lotSorts } from '#contract/search/lot-sorts.ts'
import type { markets } from '#contract/search/markets.ts'
import { typeGroups } from '#contract/vocabulary/vocabulary.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { CardContext } from '../cards/cards.rules.ts'
import { euro, fewestForMedian as fewest } from './market.rules.ts'
import { countLots, readLots, type LotRow } from './lots.store.ts'
import { writeCards } from '../cards/card-writer.ts'

type Ask = {
  /** Countries that are shown; null for all. */
  shown: readonly string[] | null
  country?: string | undefined
  type?: string | undefined
  sort: (typeof lotSorts)[number]
  page: number
  limit: number
}

/** Land has no rent to compare with, and dwellings are another market. */
const types = typeGroups.commercial
const believable = [0.5, 20] as const
/** A workshop is let like a warehouse, and not like an office. */
const kinds = new Map(
  Object.entries({
    works: ['warehouse', 'factory', 'workshop'],
    shops: ['shop', 'showroom', 'restaurantBar'],
    desks: ['office', 'coworking', 'medical'],
    beds: ['hotel', 'guestHouse'],
  }).flatMap(([kind, alike]) => alike.map((type) => [type, kind] as const)),
)

export async function listLots(
  db: Db,
  { page, limit, ...ask }: Ask,
  context: CardContext,
): Promise<Reply<typeof markets.dealingRoom>> {
  const [rows, counts] = await Promise.all([
    readLots(db, { ...ask, types, kinds, fewest, believable, limit, offset: (page - 1) * limit }),
    countLots(db, types, ask.shown),
  ])
  const cards = await writeCards(db, rows, context)
  return {
    total: rows[0]?.total ?? 0,
    items: cards.flatMap((card) => {
      const row = rows.find((one) => one.id === card.id)
      return row ? [{ card, perM2: perSquareMetre(row), yield: yieldOf(row) }] : []
    }),
    countries: counts.flatMap(({ country, count }) => (country ? [{ country, count }] : [])),
    types: counts.flatMap(({ type, count }) => (type ? [{ type, count }] : [])),
  }
}

const perSquareMetre = ({ price, area }: LotRow) => (area ? euro(price / area) : null)

function yieldOf({ price, area, rent, comparables, sameType }: LotRow) {
  if (rent === null || area === null || comparables === null) return null
  return {
    percent: Math.round(((rent * 12 * area) / price) * 1_000) / 10,
    rentPerM2Year: euro(rent * 12),
    comparables,
    sameType: sameType === true,
  }
}
