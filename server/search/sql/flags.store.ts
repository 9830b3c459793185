/**
 * search: the yes-or-no filters in the database: what of a listing answers
 * each, and the column that keeps the answer.
 */
import { sql, type RawBuilder, type Selectable } from 'kysely'
import { flagNames, type Flag } from '#contract/search/flags.ts'
import { underOfferStatuses } from '#contract/vocabulary/codes.ts'
import type { DB } from '#server/platform/database/db-types.ts'

type SearchRow = Selectable<DB['search_listings']>
type YesNoColumn = {
  [Name in keyof SearchRow]: SearchRow[Name] extends boolean ? Name : never
}[keyof SearchRow]

/**
 * A flag that `search_listings` keeps: `from` answers it for the listing
 * `l`, its property `p`, offer `o` and `media`.
 */
type KeptFlag = { column: YesNoColumn; from: RawBuilder<unknown> }

/** While it is still that day somewhere on earth: nobody knows the zones of homes. */
export const hasOpenHouse = sql`exists (
  select from jsonb_array_elements(l.open_houses) as one
  where (one ->> 'date')::date >= ((now() at time zone 'UTC') - interval '12 hours')::date)`

/** Every flag but `hideUnderOffer`, which the status answers. */
const kept: Record<Exclude<Flag, 'hideUnderOffer'>, KeptFlag> = {
  new: { column: 'is_new', from: sql`p.is_new_build` },
  furnished: {
    column: 'furnished',
    from: sql`coalesce(o.furnished = 'furnished', 'furnished' = any(p.features))`,
  },
  pets: { column: 'pets', from: sql`coalesce(o.pets = 'yes', 'petsAllowed' = any(p.features))` },
  reduced: { column: 'reduced', from: sql`coalesce(o.previous_minor > o.amount_minor, false)` },
  floorPlan: { column: 'has_floor_plan', from: sql`media.floor_plan` },
  tour: {
    column: 'has_tour',
    from: sql`media.tour or cardinality(l.tour_urls) + cardinality(l.video_urls) > 0`,
  },
  billsIncluded: { column: 'bills_included', from: sql`'billsIncluded' = any(p.features)` },
  outdoor: {
    column: 'outdoor',
    from: sql`p.features && array['garden', 'terrace', 'roofTerrace', 'balcony', 'patio']`,
  },
  openHouse: { column: 'open_house', from: hasOpenHouse },
  noFee: {
    column: 'no_fee',
    from: sql`coalesce(o.fee_payer in ('nobody', 'owner'), false) or 'noCommission' = any(p.features)`,
  },
}

/** The flags that have a column, each with what fills it. */
export const keptFlags = (Object.entries(kept) as [keyof typeof kept, KeptFlag][]).map(
  ([flag, { column, from }]) => ({
    flag,
    column,
    from,
  }),
)

const openStatus = `s.status not in (${underOfferStatuses.map((status) => `'${status}'`).join(', ')})`

/** The condition over `search_listings s` that answers a flag. */
export const flagHolds = (flag: Flag): string =>
  flag === 'hideUnderOffer' ? openStatus : `s.${kept[flag].column}`

/** All flags of a row as one number, each at its bit. */
export const flagBits: string = flagNames
  .map((flag, bit) => `((${flagHolds(flag)})::int << ${bit})`)
  .join(' | ')
