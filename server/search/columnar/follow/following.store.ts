/** search: where a node stands in the stream of changes, and which listings changed since. */
import { sql } from 'kysely'
import { newId } from '#server/platform/settings/crypto.ts'
import type { Db } from '#server/platform/database/db.ts'
import { runColumn, systemColumn, timelineColumn } from '#server/platform/database/server-state.ts'

/**
 * What a node's homes were read from. Transactions are known by their numbers, so two positions
 * are comparable only while no number can have been used twice: within one database, one history
 * of it, and one generation of the search rows.
 */
export type Position = {
  /** Identity of the server and the database. */
  database: string
  /** PostgreSQL's timeline: another one after every promotion and every recovery to a point in time. */
  timeline: number
  /**
   * This start of the server. After a crash numbers come again that were given out
   * last and whose transactions left no trace; after a copy of the server's folder
   * was put back, all that were given out since.
   */
  run: string
  generation: string
  /** Every transaction that this PostgreSQL snapshot sees is contained. */
  snapshot: string
}

const head = sql`
  ${systemColumn} || '/' || (select oid::text from pg_database where datname = current_database()) as database,
  ${timelineColumn} as timeline, ${runColumn} as run,
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
  /**
   * Listings that changed since; null when that cannot be told any more and everything must be read again.
   */
  ids: string[] | null
  /** Why `ids` is null. */
  reason?: string
}

/**
 * Everything that was committed since a position, whatever its order:
 * what is visible now and was not visible then.
 * Slow transactions hold nothing up, and nothing is skipped. `mark` is the file's that
 * the position was read from, where it was: a server that knows it has used no number
 * twice up to it, however often it was started since.
 */
export async function readNews(db: Db, since: Position, mark: string | null = null): Promise<News> {
  const { rows } = await sql<Position & { dropped: boolean; marked: boolean; ids: string[] }>`
    select ${head}, following.dropped_to >= pg_snapshot_xmin(${since.snapshot}::pg_snapshot) as dropped,
      exists (select from search_snapshots where id = ${mark}::uuid) as marked,
      array(
        select distinct c.listing_id from listing_changes c
        where c.xid >= pg_snapshot_xmin(${since.snapshot}::pg_snapshot)
          and not pg_visible_in_snapshot(c.xid, ${since.snapshot}::pg_snapshot)
      ) as ids
    from search_following following`.execute(db)
  const [row] = rows
  if (!row) throw new Error('search_following has no row')
  const { dropped, marked, ids, ...position } = row
  const reason = whyAnew(position, since, { dropped, marked })
  return reason ? { position, ids: null, reason } : { position, ids }
}

function whyAnew(
  now: Position,
  since: Position,
  { dropped, marked }: { dropped: boolean; marked: boolean },
): string {
  if (now.database !== since.database) return 'another database'
  if (now.timeline !== since.timeline) return 'another history of the database'
  if (now.run !== since.run && !marked) return 'the server was started again'
  if (now.generation !== since.generation) return 'all search rows were rewritten'
  return dropped ? 'changes are no longer kept' : ''
}

/**
 * Notes a file of homes that stand at this position; answers its mark, or null when the
 * server was started again since, for then the line would vouch for what it cannot know.
 * `instead` is the mark of what is given up for it.
 */
export async function markSnapshot(
  db: Db,
  { run, timeline }: Position,
  instead: string | null = null,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    with given_up as (delete from search_snapshots where id = ${instead}::uuid)
    insert into search_snapshots (id) select ${newId()}::uuid
    where ${runColumn} = ${run} and ${timelineColumn} = ${timeline} returning id`.execute(db)
  return rows[0]?.id ?? null
}

/** Tells every node that all search rows were rewritten. */
export async function announceRewrite(db: Db): Promise<void> {
  await sql`update search_following set generation = gen_random_uuid()`.execute(db)
  await sql`select pg_notify('listing_changes', '')`.execute(db)
}

/**
 * Notes up to which transaction changes may be forgotten: those older than so many days, when
 * no transaction before them is still open. A node that was away longer reads everything
 * again. Null when there is nothing to forget.
 */
export async function noteForgotten(tx: Db, days: number): Promise<string | null> {
  await sql`delete from search_snapshots where at < now() - make_interval(days => ${days}::int)`.execute(tx)
  const { rows } = await sql<{ upTo: string }>`
    with bound as (
      select xid from listing_changes
      where at < now() - make_interval(days => ${days}::int) and xid < pg_snapshot_xmin(pg_current_snapshot())
      order by xid desc limit 1
    )
    update search_following set dropped_to = greatest(dropped_to, bound.xid) from bound
    returning dropped_to::text as "upTo"`.execute(tx)
  return rows[0]?.upTo ?? null
}
