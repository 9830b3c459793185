/** platform: where a PostgreSQL server stands: in which history, how far, and whether it may be written. */
import { sql, type Kysely } from 'kysely'
import type { DB } from './db-types.ts'

type Db = Kysely<DB>

/** A place in the write-ahead log; of two places in one history the greater is the later. */
export type Lsn = bigint

/** `16/B374D848` as PostgreSQL writes a pg_lsn. */
export const parseLsn = (text: string): Lsn => {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

export const lsnText = (lsn: Lsn): string =>
  `${(lsn >> 32n).toString(16).toUpperCase()}/${(lsn & 0xffff_ffffn).toString(16).toUpperCase()}`

export type ServerState = {
  /** Identity of the cluster; a streaming replica has its primary's. */
  system: string
  /** One more after every promotion and every recovery to a point in time. */
  timeline: number
  /** Changes with every start of the server and every recovery from a crash of its processes. */
  run: string
  /** A replica: it follows and cannot be written. */
  isReplica: boolean
  /** What this server has of the log: written here, or replayed. */
  lsn: Lsn
  /** What is safely on its disk, and so on its way to replicas. */
  flushed: Lsn
}

/**
 * The timeline of a server. The control file learns of a promotion only with the next checkpoint, but the
 * name of the file that is written now begins with it. A replica cannot name that file; the greatest that it
 * tells of is at most too old, never too new, until its next restart point.
 */
export const timelineColumn = sql<number>`
  case when pg_is_in_recovery() then greatest(
      (select received_tli from pg_stat_wal_receiver),
      (select min_recovery_end_timeline from pg_control_recovery()),
      (select timeline_id from pg_control_checkpoint()))
    else ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int
  end`

/** What contains everything that can be seen now, on a primary and on a replica alike. */
export const lsnColumn = sql<string>`
  case when pg_is_in_recovery() then coalesce(pg_last_wal_replay_lsn(), '0/0') else pg_current_wal_insert_lsn() end::text`

export const systemColumn = sql<string>`(select system_identifier::text from pg_control_system())`

/**
 * The start of the server, and that of its checkpointer, which is begun again when a crash of one process
 * makes the server recover without ending. Accounts without pg_read_all_stats do not see the second.
 */
export const runColumn = sql<string>`
  extract(epoch from pg_postmaster_start_time())::text || '/' || coalesce(
    (select extract(epoch from backend_start)::text from pg_stat_activity where backend_type = 'checkpointer'), '')`

export async function readServerState(db: Db): Promise<ServerState> {
  type Row = Omit<ServerState, 'lsn' | 'flushed'> & { lsn: string; flushed: string }
  const { rows } = await sql<Row>`
    select ${systemColumn} as system, ${timelineColumn} as timeline, ${runColumn} as run, ${lsnColumn} as lsn,
      pg_is_in_recovery() as "isReplica",
      case when pg_is_in_recovery() then coalesce(pg_last_wal_replay_lsn(), '0/0') else pg_current_wal_flush_lsn() end::text as flushed
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('the server told nothing of itself')
  return { ...row, lsn: parseLsn(row.lsn), flushed: parseLsn(row.flushed) }
}

/** Where the log stands: everything that was seen before is contained. */
export async function readLsn(db: Db): Promise<Lsn> {
  const { rows } = await sql<{ lsn: string }>`select ${lsnColumn} as lsn`.execute(db)
  return parseLsn(rows[0]?.lsn ?? '0/0')
}
