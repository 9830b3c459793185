/** doctor: the database: its server, its schema, its replicas, and the work that waits in it. */
import type { Client } from 'pg'
import { oldestServer } from '../tooling/check-server.ts'
import type { Config } from '#server/platform/settings/config.ts'
import { createClient } from '#server/platform/database/connections.ts'
import { pendingMigrations } from '#server/platform/database/migrate.ts'
import { createDb, type Db } from '#server/platform/database/db.ts'
import { readQueueHealth } from '#server/platform/jobs/queue-health.ts'
import { readMailHealth } from '#server/platform/mail/mail-health.ts'
import { migrationsFolder } from '../paths.ts'
import { lookAtHistory } from '#server/insights/index.ts'
import { lookAtClickhouse } from '#server/search/index.ts'
import { faultOf } from './faults.rules.ts'
import {
  judgeAbsence,
  judgeClickhouse,
  judgeHistory,
  judgeClock,
  judgeMails,
  judgeMigrations,
  judgeQueues,
  judgeRates,
  judgeReplica,
  judgeServer,
  type Following,
} from './judge.rules.ts'
import type { Check } from './examine.ts'
import { look, wrong, type Verdict } from './verdict.rules.ts'

/**
 * `url`: the primary. Each check connects for itself, so that a broken connection is the finding of one only.
 */
export const databaseChecks = (url: string, config: Config): Check[] => [
  { what: 'database', look: () => asked(url, serverVerdicts) },
  ...insideChecks(url, config).map((check) => ({ ...check, needs: 'database' })),
]

const insideChecks = (url: string, config: Config): Check[] => [
  {
    what: 'schema',
    look: () =>
      asked(url, async (client) => judgeMigrations(await pendingMigrations(client, migrationsFolder))),
  },
  { what: 'clock', look: () => asked(url, clockVerdict) },
  ...config.databaseReplicaUrls.map((replica) => ({
    what: 'replica',
    look: () => replicaVerdict(url, replica, config.replicaLagLimit),
  })),
  { what: 'jobs', look: () => read(url, async (db) => judgeQueues(await readQueueHealth(db))) },
  ...(config.mail.smtpUrl
    ? [{ what: 'mails', look: () => read(url, async (db) => judgeMails(await readMailHealth(db))) }]
    : []),
  { what: 'rates', look: () => asked(url, ratesVerdict) },
  ...(config.search === 'clickhouse' && config.clickhouseUrl
    ? [{ what: 'clickhouse', look: () => clickhouseVerdict(url, config.clickhouseUrl ?? '') }]
    : []),
  ...(config.history === 'clickhouse' && config.clickhouseUrl
    ? [{ what: 'history', look: () => historyVerdict(url, config.clickhouseUrl ?? '') }]
    : []),
]

const clickhouseVerdict = (url: string, address: string): Promise<Verdict> =>
  read(url, (db) => lookAtClickhouse(address, db)).then(judgeClickhouse, (error: Error) =>
    wrong(
      `ClickHouse does not answer: ${error.message}`,
      'Until it does PostgreSQL answers a few questions at a time. See CLICKHOUSE_URL and, for a cluster, every shard.',
    ),
  )

const historyVerdict = (url: string, address: string): Promise<Verdict> =>
  read(url, (db) => lookAtHistory(address, db)).then(
    (state) => judgeHistory(state, new Date()),
    (error: Error) =>
      wrong(
        `ClickHouse does not answer: ${error.message}`,
        'Until it does insights of days before yesterday are refused. See CLICKHOUSE_URL and, for a cluster, every shard.',
      ),
  )

async function asked<T>(url: string, ask: (client: Client) => Promise<T>): Promise<T> {
  const client = createClient(url, { applicationName: 'meridian doctor', connectTimeoutMs: 5_000 })
  try {
    await client.connect()
    return await ask(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The same for what the program itself reads. */
async function read<T>(url: string, ask: (db: Db) => Promise<T>): Promise<T> {
  const db = createDb(url, { max: 1, applicationName: 'meridian doctor' })
  return ask(db).finally(() => db.destroy())
}

async function first<T extends object>(client: Client, sql: string): Promise<T> {
  const [row] = (await client.query<T>(sql)).rows
  if (!row) throw new Error('the database told nothing')
  return row
}

async function serverVerdicts(client: Client): Promise<Verdict[]> {
  type Server = { version: string; major: number; readOnly: boolean; used: number; allowed: number }
  const server = await first<Server>(
    client,
    `select current_setting('server_version') as version,
      current_setting('server_version_num')::int / 10000 as major,
      pg_is_in_recovery() or current_setting('default_transaction_read_only')::bool as "readOnly",
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
      current_setting('max_connections')::int as allowed`,
  )
  return [
    judgeServer(server.version, server.major, oldestServer),
    ...(server.readOnly
      ? [wrong('it cannot be written', 'DATABASE_URL must lead to the primary: see "After a promotion".')]
      : []),
    ...(server.used > 0.8 * server.allowed
      ? [
          look(
            `${server.used} of ${server.allowed} connections are taken`,
            'Every web node and worker keeps a pool of its own: alter system set max_connections = 200 in psql, then restart PostgreSQL.',
          ),
        ]
      : []),
  ]
}

/** Compared in the middle of the question, so that a slow line is not taken for a wrong clock. */
async function clockVerdict(client: Client): Promise<Verdict> {
  const asked = Date.now()
  const { at } = await first<{ at: number }>(
    client,
    'select extract(epoch from clock_timestamp())::float8 * 1000 as at',
  )
  return judgeClock((asked + Date.now()) / 2 - at)
}

const history = `select (select system_identifier::text from pg_control_system()) as system,
  (select timeline_id from pg_control_checkpoint()) as timeline,
  extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 as lag,
  pg_is_in_recovery() and pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() as "hasAll"`

async function replicaVerdict(primaryUrl: string, url: string, limit: number): Promise<Verdict> {
  type State = { system: string; timeline: number; lag: number | null; hasAll: boolean }
  const primary = await asked(primaryUrl, (client) => first<State>(client, history))
  const replica = await asked(url, (client) => first<State>(client, history)).catch(faultOf)
  if ('says' in replica) return judgeAbsence(new URL(url).host, replica.says)
  const following: Following = {
    name: new URL(url).host,
    sameHistory: replica.system === primary.system && replica.timeline === primary.timeline,
    // Where nothing is written, the last change is old and nothing is missing.
    lagSeconds: replica.hasAll ? 0 : replica.lag,
  }
  return judgeReplica(following, limit)
}

async function ratesVerdict(client: Client): Promise<Verdict> {
  const { age } = await first<{ age: number | null }>(
    client,
    "select (now() at time zone 'utc')::date - max(on_date) as age from currency_rates",
  )
  return judgeRates(age)
}
