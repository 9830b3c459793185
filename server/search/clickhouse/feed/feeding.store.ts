/** search: which tables of ClickHouse are asked, how far they are, and who feeds them. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import type { Position } from '../../columnar/follow/following.store.ts'

/** So long nobody else feeds after a sign of life. */
const heldSeconds = 30

export type Fed = {
  server: string
  build: number
  layout: string
  position: Position
  mark: string | null
  /** Seconds since the tables were known to be as new as the database. */
  lag: number
}
type Row = { [Name in keyof Fed]: Fed[Name] | null }

/** Null before anything was fed. */
export async function readFed(db: Db): Promise<Fed | null> {
  const { rows } = await sql<Row>`
    select server, build::float8 as build, layout, position, mark, extract(epoch from now() - fresh_at)::float8 as lag
    from search_feeding`.execute(db)
  const [row] = rows
  return row && row.build !== null ? (row as Fed) : null
}

/** Whether it is this worker's turn to feed, from now on for half a minute. */
export async function takeFeeding(db: Db, holder: string): Promise<boolean> {
  const { rows } = await sql`
    update search_feeding set holder = ${holder}::uuid, held_until = now() + make_interval(secs => ${heldSeconds})
    where holder = ${holder}::uuid or held_until < now() returning only_row`.execute(db)
  return rows.length > 0
}

/** Lets another worker feed at once. */
export async function leaveFeeding(db: Db, holder: string): Promise<void> {
  await sql`update search_feeding set held_until = '-infinity' where holder = ${holder}::uuid`.execute(db)
}

/** The next version, to be taken before what is sent with it is read. @throws Error when another worker feeds meanwhile. */
export async function nextVersion(db: Db, holder: string): Promise<bigint> {
  const { rows } = await sql<{ version: string }>`
    update search_feeding set version = version + 1, held_until = now() + make_interval(secs => ${heldSeconds})
    where holder = ${holder}::uuid returning version::text as version`.execute(db)
  const [row] = rows
  if (!row) throw new Error('another worker feeds the search')
  return BigInt(row.version)
}

type Saved = Omit<Fed, 'lag'> & {
  /** When what the tables hold was read. */
  freshAt: Date
}

/** Notes what the tables hold now, and thereby which are asked. @throws Error when another worker feeds meanwhile. */
export async function saveFed(db: Db, holder: string, saved: Saved): Promise<void> {
  const { server, build, layout, position, mark, freshAt } = saved
  const { rows } = await sql`
    update search_feeding set server = ${server}, build = ${build}, layout = ${layout},
      position = ${JSON.stringify(position)}::jsonb, mark = ${mark}::uuid, fresh_at = ${freshAt},
      held_until = now() + make_interval(secs => ${heldSeconds})
    where holder = ${holder}::uuid returning only_row`.execute(db)
  if (rows.length === 0) throw new Error('another worker feeds the search')
}

/** How many homes of each purpose there are to be found. */
export async function countByPurpose(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ purpose: string; homes: number }>`
    select purpose, count(*)::float8 as homes from search_listings group by purpose`.execute(db)
  return new Map(rows.map(({ purpose, homes }) => [purpose, homes]))
}
