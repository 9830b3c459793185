/** platform: the ground floor as one object, made once per process and passed to every domain. */
import { sql } from 'kysely'
import type { Config } from './settings/config.ts'
import { systemClock, type Clock } from './settings/clock.ts'
import { createDatabase, type Database, type Db } from './database/db.ts'
import { createEvents, type Events } from './jobs/events.ts'
import type { Files } from './files/files.ts'
import { createFiles } from './files/open-files.ts'
import { createReadiness, type Readiness } from './http/health.ts'
import { createJobs, type Jobs } from './jobs/jobs.ts'
import { readQueueHealth } from './jobs/queue-health.ts'
import { createLimits, type Limits } from './limits/limits.ts'
import { createMail, type Mail } from './mail/mail.ts'
import { readMailHealth } from './mail/mail-health.ts'
import { createLog, type Log } from './settings/log.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { noTelemetry, type Telemetry } from './telemetry/telemetry.ts'
import { watchQueries } from './telemetry/watch-queries.ts'
import { createOutbound, type Outbound } from './outbound/outbound.ts'

export type Platform = {
  config: Config
  clock: Clock
  log: Log
  database: Database
  /** The primary: for writing, and for reading what was just written. */
  db: Db
  /** Reads that may be a moment old, from a replica where there is one. */
  read: Database['read']
  events: Events
  jobs: Jobs
  /** Limits that hold across processes. */
  limits: Limits
  /** Written in the transaction that causes it, delivered by the worker. */
  mail: Mail
  files: Files
  outbound: Outbound
  metrics: Metrics
  telemetry: Telemetry
  readiness: Readiness
  /** What a domain keeps running and must end before the connections are closed. */
  onClose: (end: () => Promise<void>) => void
  /** Ends what runs and closes every connection. */
  close: () => Promise<void>
}

type Parts = { config: Config; databaseUrl: string; clock?: Clock; log?: Log; telemetry?: Telemetry }

/** Reading needs some server that answers, writing the primary, and that it is one. */
function addDatabaseChecks(readiness: Readiness, { db, read }: Database): void {
  readiness.add('reading', () => read((from) => sql`select 1`.execute(from)))
  readiness.add(
    'database',
    async () => {
      const { rows } = await sql<{
        on: string
      }>`select current_setting('transaction_read_only') as on`.execute(db)
      if (rows[0]?.on !== 'off') throw new Error('the database cannot be written')
    },
    'write',
  )
}

/** What waits for workers, whichever process is asked. */
function addWorkFigures(metrics: Metrics, { db }: Database): void {
  metrics.gauges(
    {
      jobs_waiting: 'Jobs that could be run now',
      jobs_oldest_waiting_seconds: 'How long the job has waited that has waited longest',
      jobs_failed: 'Jobs that failed for good within a day',
      mails_waiting: 'Mails on their way to the mail server',
      mails_oldest_waiting_seconds: 'How long the mail has waited that has waited longest',
      mails_failed: 'Mails that failed for good within a day',
    },
    async () => {
      const [queues, mails] = await Promise.all([readQueueHealth(db), readMailHealth(db)])
      return {
        jobs_waiting: queues.reduce((sum, { waiting }) => sum + waiting, 0),
        jobs_oldest_waiting_seconds: Math.max(0, ...queues.map(({ oldestSeconds }) => oldestSeconds)),
        jobs_failed: queues.reduce((sum, { failed }) => sum + failed, 0),
        mails_waiting: mails.queued,
        mails_oldest_waiting_seconds: mails.oldestSeconds,
        mails_failed: mails.failed,
      }
    },
  )
}

/** Opens nothing before it is used, so it also works while the database is away. */
export function createPlatform({ config, databaseUrl, ...given }: Parts): Platform {
  const log = given.log ?? createLog(config.logLevel)
  const telemetry = given.telemetry ?? noTelemetry
  const database = createDatabase(databaseUrl, config.databaseReplicaUrls, {
    log,
    onQuery: watchQueries({ telemetry, log, slowMs: config.slow.queryMs }),
    lagLimitMs: config.replicaLagLimit * 1_000,
  })
  const jobs = createJobs({ url: databaseUrl, log, telemetry })
  const clock = given.clock ?? systemClock
  const metrics = createMetrics()
  telemetry.figures(metrics.registry)
  const readiness = createReadiness(log)
  metrics.gauge('database_connections', 'Open connections of the pool', () => database.pool.totalCount)
  metrics.gauge('database_waiting', 'Requests waiting for a connection', () => database.pool.waitingCount)
  addDatabaseChecks(readiness, database)
  metrics.gauge(
    'database_replicas_usable',
    'Read replicas that are read now',
    () => database.replicas?.usable() ?? 0,
  )
  addWorkFigures(metrics, database)
  const ends: (() => Promise<void>)[] = []
  return {
    config,
    clock,
    log,
    database,
    db: database.db,
    read: database.read,
    events: createEvents(),
    jobs,
    limits: createLimits({ db: database.db, clock, isRelaxed: config.rateLimits === 'relaxed' }),
    mail: createMail({ config, jobs, log }),
    files: createFiles(config.storage),
    outbound: createOutbound({ allowLoopback: config.outboundLoopback, telemetry }),
    metrics,
    telemetry,
    readiness,
    onClose: (end) => void ends.push(end),
    close: async () => {
      await Promise.all(ends.map((end) => end()))
      await jobs.stop()
      await database.close()
      await telemetry.close()
    },
  }
}
