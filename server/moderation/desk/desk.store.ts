/** moderation: the SQL of the desk's lists: which homes, in which order, how many of each flag and state. */
import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { homeFilter } from '#contract/moderation/moderation.ts'
import { freshnessDays, type Freshness } from '#contract/figures/figure-names.ts'
import type { FlagKind, ModerationState } from '#contract/moderation/moderation-codes.ts'
import { searchableStatuses } from '#contract/vocabulary/vocabulary.ts'
import type { Evidence } from '#contract/moderation/moderation.ts'
import { dayMs } from '#contract/vocabulary/spans.ts'
import type { Db } from '#server/platform/database/db.ts'
import { newestWithWords } from '#server/platform/database/lists-with-words.ts'

export type HomeFilter = Omit<z.output<typeof homeFilter>, 'q'> & {
  /** What was typed, as a question to a text index. */
  words?: string | undefined
  id?: string | undefined
  /** The age of confirmations is counted from here. */
  now: Date
}
/** Where a page ended: the moment it is sorted by, to the microsecond, and the id. */
export type DeskPosition = readonly [sortedBy: string, id: string]

const both = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)

const hasWords = (words: string) => sql`h.words @@ to_tsquery('simple', ${words})`

const hasStatus = (status: NonNullable<HomeFilter['status']>) =>
  status === 'live' ? sql`h.status = any(${[...searchableStatuses]}::text[])` : sql`h.status = ${status}`

const before = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

function isConfirmed(age: Freshness, now: Date): RawBuilder<unknown> {
  const [from, to] = freshnessDays[age]
  return both([
    ...(from > 0 ? [sql`h.confirmed_at < ${before(now, from)}`] : []),
    ...(to < Infinity ? [sql`h.confirmed_at >= ${before(now, to)}`] : []),
  ])
}

const momentsAsked = ({ confirmed, since, now }: HomeFilter): RawBuilder<unknown>[] => [
  ...(confirmed ? [isConfirmed(confirmed, now)] : []),
  ...(since ? [sql`h.first_seen_at >= ${new Date(since)}`] : []),
]

/** Which listings are asked for by a moment of theirs: of confirmations only those of live ones count. */
const isDated = ({ confirmed }: HomeFilter): RawBuilder<unknown> =>
  confirmed ? sql`l.status = any(${[...searchableStatuses]}::text[])` : sql`true`
const withMoments = sql`m.agency_id, m.country, m.status, m.by_feed, m.touched_at, m.flags, m.state, m.version,
  m.words, l.confirmed_at, l.first_seen_at`

/** The moment of listings that the list is in the order of; null for what was touched last. */
const momentOf = ({ confirmed, since }: HomeFilter) =>
  confirmed ? 'confirmed_at' : since ? 'first_seen_at' : null
const orderOf = (filter: HomeFilter) => momentOf(filter) ?? 'touched_at'

/** Homes as `h`. When they were confirmed and came are the listings' moments, with an index by each. */
const homesOf = (filter: HomeFilter): RawBuilder<unknown> =>
  momentOf(filter)
    ? sql`(select l.id as listing_id, ${withMoments}
      from listings l join moderation_homes m on m.listing_id = l.id where ${isDated(filter)})`
    : sql`moderation_homes`

/**
 * The same for few homes: each one's listing is looked up, never all of an
 * age (`offset 0` keeps the database from it).
 */
const fewHomesOf = (filter: HomeFilter): RawBuilder<unknown> =>
  momentOf(filter)
    ? sql`(select m.listing_id, ${withMoments} from moderation_homes m,
      lateral (select l.confirmed_at, l.first_seen_at from listings l
        where l.id = m.listing_id and ${isDated(filter)} offset 0) as l)`
    : sql`moderation_homes`

const isWaiting = ({ flag, state }: HomeFilter): boolean =>
  flag !== undefined || (state !== undefined && state !== 'clear')

function matching(filter: HomeFilter): RawBuilder<unknown> {
  const { id, words, flag, state, status, agency, country, source } = filter
  return both([
    ...(id ? [sql`h.listing_id = ${id}`] : []),
    ...(words ? [hasWords(words)] : []),
    // With these the list is read from the index of what waits.
    ...(flag ? [sql`h.state <> 'clear' and h.flags @> array[${flag}]::text[]`] : []),
    ...(state
      ? [state === 'clear' ? sql`h.state = 'clear'` : sql`h.state <> 'clear' and h.state = ${state}`]
      : []),
    ...(status ? [hasStatus(status)] : []),
    ...(agency ? [sql`h.agency_id = ${agency}`] : []),
    ...(country ? [sql`h.country = ${country}`] : []),
    ...(source ? [sql`h.by_feed = ${source === 'feed'}`] : []),
    ...momentsAsked(filter),
  ])
}

export type ModeratedRow = {
  id: string
  state: ModerationState
  version: number
  touchedAt: Date
  sortedBy: string
}

const columnsBy = (order: string) => sql`h.listing_id as id, h.state, h.version, h.touched_at as "touchedAt",
  to_char(${sql.ref(`h.${order}`)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "sortedBy"`

/** What was touched last first, or confirmed or came last where that is asked for. */
export async function listHomes(
  db: Db,
  { after, ...filter }: HomeFilter & { after?: DeskPosition | undefined },
  limit: number,
): Promise<ModeratedRow[]> {
  const order = orderOf(filter)
  const at = sql.ref(`h.${order}`)
  const beyond = after
    ? sql`(${at}, h.listing_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
    : sql`true`
  const { words, ...others } = filter
  const also = sql`${matching(others)} and ${beyond}`
  const homes = {
    // Of what waits there is little: each one's confirmation is
    // looked up, and no age is walked through for it.
    // Days of arrival are read from their index alone, so that of these the database may choose.
    table: isWaiting(filter) && !words && filter.confirmed ? fewHomesOf(filter) : homesOf(filter),
    lookedUp: fewHomesOf(filter),
    alias: 'h',
    at: order,
    id: 'listing_id',
  }
  const ids = words && newestWithWords({ ...homes, hasWords: hasWords(words), also }, limit)
  const { rows } = await sql<ModeratedRow>`
    select ${columnsBy(order)} from ${homes.table} h where ${ids ? sql`h.listing_id in (${ids})` : also}
    order by ${at} desc, h.listing_id desc limit ${limit}`.execute(db)
  return rows
}

export async function findHome(db: Db, id: string): Promise<ModeratedRow | undefined> {
  const { rows } = await sql<ModeratedRow>`
    select ${columnsBy('touched_at')} from moderation_homes h where h.listing_id = ${id}`.execute(db)
  return rows[0]
}

/**
 * What waits for somebody or waited, whatever its flags and state: some thousands of homes that are walked.
 * Words are held against them alone and not looked up among all homes (`offset 0` keeps the database from
 * doing otherwise), and moments only of those that are left, all of them in one descent of the index of
 * homes: a fifth less work than one after the other.
 */
function waiting(filter: HomeFilter): RawBuilder<unknown> {
  const { flag: _flag, state: _state, words, confirmed: _confirmed, since: _since, ...others } = filter
  const walked = sql`select h.listing_id, h.flags, h.state, h.words from moderation_homes h
    where h.state <> 'clear' and ${matching(others)} offset 0`
  const named = words ? sql`select * from (${walked}) as h where ${hasWords(words)} offset 0` : walked
  if (filter.since && !filter.confirmed)
    return sql`select w.flags, w.state from (${named}) as w join listings h on h.id = w.listing_id
      where ${both(momentsAsked(filter))}`
  return momentOf(filter)
    ? sql`with walked as materialized (${named}), dated as materialized (
        select h.id from (select l.id, l.confirmed_at, l.first_seen_at from listings l
          where l.id = any(array(select listing_id from walked)) and ${isDated(filter)}) as h
        where ${both(momentsAsked(filter))})
      select w.flags, w.state from walked w join dated d on d.id = w.listing_id`
    : sql`select h.flags, h.state from (${named}) as h`
}

export type WaitingCounts = { flags: ReadonlyMap<string, number>; states: ReadonlyMap<string, number> }

/**
 * Homes by what is flagged about them, and by each state but `clear`; of
 * these two each leaves its own filter aside.
 */
export async function countWaiting(db: Db, filter: HomeFilter): Promise<WaitingCounts> {
  const { flag, state } = filter
  const { rows } = await sql<{ flag: string | null; state: string | null; n: number }>`
    with waiting as materialized (${waiting(filter)})
    select flag, null as state, count(*)::int as n from waiting h, unnest(h.flags) as flag
    where ${state ? sql`h.state = ${state}` : sql`true`} group by flag
    union all
    select null, h.state, count(*)::int from waiting h
    where ${flag ? sql`h.flags @> array[${flag}]::text[]` : sql`true`} group by h.state`.execute(db)
  return {
    flags: new Map(rows.flatMap((row) => (row.flag === null ? [] : [[row.flag, row.n]]))),
    states: new Map(rows.flatMap((row) => (row.state === null ? [] : [[row.state, row.n]]))),
  }
}

export type FlagRow = {
  listingId: string
  kind: FlagKind
  evidence: Evidence
  raisedAt: Date
  isSettled: boolean
  otherId: string | null
}

export async function readFlags(db: Db, ids: readonly string[]): Promise<FlagRow[]> {
  const { rows } = await sql<FlagRow>`
    select listing_id as "listingId", kind, evidence, raised_at as "raisedAt", settled_by is not null as "isSettled",
      other_id as "otherId"
    from listing_flags where listing_id = any(${[...ids]}::uuid[]) order by listing_id, raised_at, kind`.execute(
    db,
  )
  return rows
}

/** Every country with homes; the index is walked from one to the next, however many homes there are. */
export async function readCountries(db: Db): Promise<string[]> {
  const { rows } = await sql<{ country: string }>`
    with recursive each as (
      (select country from moderation_homes order by country limit 1)
      union all
      select (select h.country from moderation_homes h where h.country > e.country order by h.country limit 1)
      from each e where e.country is not null
    ) select country from each where country is not null`.execute(db)
  return rows.map(({ country }) => country)
}
