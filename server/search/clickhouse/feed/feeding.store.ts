/** search: which tables of ClickHouse are asked, how far they are, and who feeds them. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import type { Position } from '../../columnar/follow/following.store.ts'
import { codeSizes } from '../ground/codes.rules.ts'
import { creating, tablesOf } from '../ground/tables.rules.ts'

/** Raised by hand when rows are to be written otherwise although columns and codes are the same. */
const edition = 1

/**
 * A digest of everything by which rows are written and read: other
 * versions of the program have tables of their own.
 */
const layout: string = createHash('sha256')
  .update(JSON.stringify({ edition, codeSizes, tables: creating(tablesOf(0), null) }))
  .digest('hex')
  .slice(0, 16)

/** So long nobody else feeds after a sign of life. */
const heldSeconds = 30

export type Fed = {
  server: string
  build: number
  position: Position
  mark: string | null
  /** Seconds since the tables were known to be as new as the database. */
  lag: number
}
type Row = { [Name in keyof Fed]: Fed[Name] | null }

/** The tables that this version of the program can ask; null before any were filled. */
export async function readFed(db: Db): Promise<Fed | null> {
  const { rows } = await sql<Row>`
    select server, build::float8 as build, position, mark, extract(epoch from now() - fresh_at)::float8 as lag
    from search_feeding where layout = ${layout}`.execute(db)
  const [row] = rows
  return row && row.build !== null ? (row as Fed) : null
}

/** Whether it is this worker's turn to feed, from now on for half a minute. */
export async function takeFeeding(db: Db, holder: string): Promise<boolean> {
  const { rows } = await sql`
    insert into search_feeding as known (layout, holder, held_until)
    values (${layout}, ${holder}::uuid, now() + make_interval(secs => ${heldSeconds}))
    on conflict (layout) do update set holder = excluded.holder, held_until = excluded.held_until
    where known.holder = excluded.holder or known.held_until < now()
    returning layout`.execute(db)
  return rows.length > 0
}

/** Lets another worker feed at once. */
export async function leaveFeeding(db: Db, holder: string): Promise<void> {
  await sql`
    update search_feeding set held_until = now() - interval '1 second'
    where layout = ${layout} and holder = ${holder}::uuid`.execute(db)
}

/**
 * The next version, to be taken before what is sent with it is read.
 * @throws Error when another worker feeds meanwhile.
 */
export async function nextVersion(db: Db, holder: string): Promise<bigint> {
  const { rows } = await sql<{ version: string }>`
    update search_feeding set held_until = now() + make_interval(secs => ${heldSeconds})
    where layout = ${layout} and holder = ${holder}::uuid
    returning nextval('search_feeding_versions')::text as version`.execute(db)
  return BigInt(ours(rows[0]).version)
}

function ours<T>(row: T | undefined): T {
  if (!row) throw new Error('another worker feeds the search')
  return row
}

/** Notes which tables are about to be filled, so that nobody takes them for forgotten. */
export async function noteFilling(db: Db, holder: string, build: number): Promise<void> {
  const { rows } = await sql`
    update search_feeding set filling = ${build} where layout = ${layout} and holder = ${holder}::uuid
    returning layout`.execute(db)
  ours(rows[0])
}

type Saved = Omit<Fed, 'lag'> & {
  /** When what the tables hold was read. */
  freshAt: Date
}

/**
 * Notes what the tables hold now, and thereby which are asked.
 * @throws Error when another worker feeds meanwhile.
 */
export async function saveFed(db: Db, holder: string, saved: Saved): Promise<void> {
  const { server, build, position, mark, freshAt } = saved
  const { rows } = await sql`
    update search_feeding set server = ${server}, build = ${build}, position = ${JSON.stringify(position)}::jsonb,
      mark = ${mark}::uuid, fresh_at = ${freshAt}, held_until = now() + make_interval(secs => ${heldSeconds})
    where layout = ${layout} and holder = ${holder}::uuid returning layout`.execute(db)
  ours(rows[0])
}

/**
 * The numbers of all tables that some version of the program asks or fills;
 * those of versions gone for a day are forgotten.
 */
export async function readBuilds(db: Db): Promise<ReadonlySet<number>> {
  await sql`delete from search_feeding where held_until < now() - interval '1 day'`.execute(db)
  const { rows } = await sql<{ builds: (number | null)[] }>`
    select array[build::float8, filling::float8] as builds from search_feeding`.execute(db)
  return new Set(rows.flatMap(({ builds }) => builds.filter((build) => build !== null)))
}

/** How many homes of each purpose there are to be found. */
export async function countByPurpose(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ purpose: string; homes: number }>`
    select purpose, count(*)::float8 as homes from search_listings group by purpose`.execute(db)
  return new Map(rows.map(({ purpose, homes }) => [purpose, homes]))
}
