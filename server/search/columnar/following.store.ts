/** search: where a node stands in the stream of changes, and which listings changed since. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/db.ts'

/** What a node's homes were read from. Two are comparable only within one database and generation. */
export type Position = {
  /** Identity of the server and the database. */
  database: string
  generation: string
  /** Every transaction that this PostgreSQL snapshot sees is contained. */
  snapshot: string
}

const head = sql`
  (select system_identifier::text from pg_control_system()) || '/' || (select oid::text from pg_database where datname = current_database()) as database,
  following.generation::text as generation, pg_current_snapshot()::text as snapshot`

/** Where a node stands that reads everything in this very transaction. */
export async function readPosition(db: Db): Promise<Position> {
  const { rows } = await sql<Position>`select ${head} from search_following following`.execute(db)
  const [position] = rows
  if (!position) throw new Error('search_following has no row')
  return position
}

export type News = {
  position: Position
  /** Listings that changed since; null when that cannot be told any more and everything must be read anew. */
  ids: string[] | null
}

/**
 * Everything that was committed since a position, whatever its order: what is visible now and was not visible then.
 * Slow transactions hold nothing up, and nothing is skipped.
 */
export async function readNews(db: Db, since: Position): Promise<News> {
  const { rows } = await sql<Position & { dropped: boolean; ids: string[] }>`
    select ${head}, following.dropped_to >= pg_snapshot_xmin(${since.snapshot}::pg_snapshot) as dropped,
      array(
        select distinct c.listing_id from listing_changes c
        where c.xid >= pg_snapshot_xmin(${since.snapshot}::pg_snapshot)
          and not pg_visible_in_snapshot(c.xid, ${since.snapshot}::pg_snapshot)
      ) as ids
    from search_following following`.execute(db)
  const [row] = rows
  if (!row) throw new Error('search_following has no row')
  const { dropped, ids, ...position } = row
  const comparable = position.database === since.database && position.generation === since.generation
  return { position, ids: comparable && !dropped ? ids : null }
}

/** Tells every node that all search rows were written anew. */
export async function announceAnew(db: Db): Promise<void> {
  await sql`update search_following set generation = gen_random_uuid()`.execute(db)
  await sql`select pg_notify('listing_changes', '')`.execute(db)
}

/** Removes changes older than so many days; a node that was away longer reads everything anew. */
export async function dropOldChanges(db: Db, days: number): Promise<void> {
  await sql`
    with bound as (
      select xid from listing_changes
      where at < now() - make_interval(days => ${days}::int) and xid < pg_snapshot_xmin(pg_current_snapshot())
      order by xid desc limit 1
    ), noted as (
      update search_following set dropped_to = greatest(dropped_to, bound.xid) from bound returning dropped_to
    )
    delete from listing_changes c using noted where c.xid <= noted.dropped_to`.execute(db)
}
