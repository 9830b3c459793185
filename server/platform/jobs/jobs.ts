/**
 * platform: what happens later: queues in PostgreSQL, so that a job exists exactly
 * when the transaction that asked for it did.
 */
import type { Pool } from 'pg'
import { fromKysely, PgBoss, type Db as QueueDatabase, type Job, type WorkOptions } from 'pg-boss'
import { createPool } from '../database/connections.ts'
import type { Db } from '../database/db.ts'
import { listen } from '../database/listen.ts'
import type { Log } from '../settings/log.ts'
import { noTelemetry, type Telemetry } from '../telemetry/telemetry.ts'

/** A kind of work, declared once at module level by `defineJob`. */
export type JobKind<T extends object> = { name: string; options: JobOptions; data?: T }

type JobOptions = {
  /**
   * How often a failed job is tried again (5), first after
   * `retryDelay` seconds (2), then with growing pauses.
   */
  retryLimit?: number
  retryDelay?: number
  /** Seconds after which a running job counts as failed (900). */
  expireInSeconds?: number
  /**
   * `exclusive`: at most one job per key is waiting or running; `short`: at
   * most one is waiting. Further ones are dropped.
   */
  policy?: 'standard' | 'exclusive' | 'short'
}

type EnqueueOptions = {
  /** Not before this moment or this many seconds from now. */
  startAfter?: Date | number
  /** With the policies `exclusive` and `short`: what there may be only one of, for instance a feed's id. */
  key?: string
  /** Whose work it is, for workers that do only so much at a time for one owner. */
  owner?: string
}

/**
 * `signal` comes when the job's time is over and when the program is about
 * to end: what can be left for later should be.
 */
type Handler<T extends object> = (data: T, context: { id: string; signal: AbortSignal }) => Promise<void>
type Worker<T extends object> = {
  kind: JobKind<T>
  handler: Handler<T>
  concurrency: number
  perOwner?: number | undefined
}
type Schedule = { kind: JobKind<object>; cron: string; data: object }

export type Jobs = ReturnType<typeof createJobs>

/** A kind of job; the name is `<domain>.<what>`, the type says what its data is. */
export const defineJob = <T extends object>(name: string, options: JobOptions = {}): JobKind<T> => ({
  name,
  options,
})

/** The queues of one database. `worker` processes run jobs; others only put them in. */
type Given = { url: string; log: Log; telemetry?: Telemetry }

export function createJobs({ url, log, telemetry = noTelemetry }: Given) {
  const queues = createQueues(url, log)
  const workers: ((surroundings: Surroundings) => Promise<void>)[] = []
  const schedules: Schedule[] = []
  let leaving = new AbortController()
  return {
    /** Puts a job in as part of `tx`; null when the policy `exclusive` says there already is one. */
    async enqueue<T extends object>(tx: Db, kind: JobKind<T>, data: T, options: EnqueueOptions = {}) {
      const boss = await queues.open(kind)
      const { startAfter, key: singletonKey, owner } = options
      const group = owner === undefined ? undefined : { id: owner }
      return boss.send(kind.name, data, {
        db: fromKysely(tx),
        startAfter,
        singletonKey,
        // Said again with each job: the queue of a database that is
        // older than this program says something else.
        retryLimit: kind.options.retryLimit ?? usualRetries,
        ...(group && { group }),
      })
    },
    /**
     * Says who does this work; takes effect at `start`. So many jobs at a time in this process, and of those
     * at most `perOwner` for one owner: then a slow job of one never holds the jobs of the others.
     */
    work<T extends object>(
      kind: JobKind<T>,
      handler: Handler<T>,
      { concurrency = 1, perOwner }: { concurrency?: number; perOwner?: number } = {},
    ): void {
      const worker = { kind, handler, concurrency, perOwner }
      workers.push(async (surroundings) => begin(await queues.open(kind), worker, surroundings))
    },
    /** Puts the job in by the clock (cron, UTC); takes effect at `start`. */
    schedule<T extends object>(kind: JobKind<T>, cron: string, data: T): void {
      schedules.push({ kind, cron, data })
    },
    /** Creates the tables of the queues; part of migrating. */
    install: async (): Promise<void> => void (await queues.boss()),
    /** Starts working. Call it before the first `enqueue` of this process. */
    async start(): Promise<void> {
      leaving = new AbortController()
      await queues.boss({ working: true })
      for (const work of workers) await work({ log, telemetry, leaving: leaving.signal })
      for (const { kind, cron, data } of schedules)
        await (await queues.open(kind)).schedule(kind.name, cron, data)
    },
    /**
     * Tells what runs to come to an end, waits for it (up to 25 s; what is left is
     * done again later) and closes the connections.
     */
    stop: (): Promise<void> => {
      leaving.abort()
      return queues.close()
    },
  }
}

type Surroundings = { log: Log; telemetry: Telemetry; leaving: AbortSignal }

async function begin<T extends object>(
  boss: PgBoss,
  { kind, handler, concurrency, perOwner }: Worker<T>,
  { log, telemetry, leaving }: Surroundings,
): Promise<void> {
  const options = {
    batchSize: 1,
    pollingIntervalSeconds: 2,
    // New work is announced; only what waited for its time is looked for, by every
    // kind of work, whether there is any or not.
    notifyPollingIntervalSeconds: 5,
  }
  const perform = async (job: Job<T>) => {
    const signal = AbortSignal.any([job.signal, leaving])
    const run = () => handler(job.data, { id: job.id, signal })
    await telemetry
      .span(`job ${kind.name}`, { 'messaging.message.id': job.id }, run)
      .catch((error: unknown) => {
        const said = { err: error, job: kind.name, id: job.id }
        if (leaving.aborted) log.info(said, 'a job was broken off by the end of the program')
        else log.error(said, 'a job failed')
        throw error
      })
  }
  // Those that share what one owner may have are counted together, so
  // only the first of them looks again at once.
  if (perOwner !== undefined)
    await beginOne(
      boss,
      kind.name,
      { ...options, localConcurrency: concurrency, localGroupConcurrency: perOwner },
      perform,
    )
  else for (let one = 0; one < concurrency; one++) await beginOne(boss, kind.name, options, perform)
}

/**
 * One that looks again at once after each job: mails that a server took back for ten seconds all come due
 * without being announced, and one of them for each pause would take minutes.
 */
async function beginOne<T extends object>(
  boss: PgBoss,
  name: string,
  options: WorkOptions,
  perform: (job: Job<T>) => Promise<void>,
): Promise<void> {
  let own: string | undefined
  own = await boss.work(name, options, async ([job]: Job<T>[]) => {
    if (!job) return
    await perform(job).finally(() => own && boss.notifyWorker(own))
  })
}

type Opened = { boss: PgBoss; pool: Pool }

/** One pg-boss, opened at first need; each queue is created once per process. */
function createQueues(url: string, log: Log) {
  const created = new Map<string, Promise<void>>()
  let opening: Promise<Opened> | undefined

  const boss = async ({ working = false } = {}): Promise<PgBoss> => {
    // An attempt that failed is not kept: the database may be back the next time.
    opening ??= connect(url, log, working).catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return (await opening).boss
  }
  const open = async (kind: JobKind<object>): Promise<PgBoss> => {
    const ready = await boss()
    const creating = created.get(kind.name) ?? ready.createQueue(kind.name, queueOptions(kind.options))
    created.set(kind.name, creating)
    await creating.catch((error: unknown) => {
      created.delete(kind.name)
      throw error
    })
    return ready
  }
  const close = async (): Promise<void> => {
    const open = await opening?.catch(() => undefined)
    opening = undefined
    created.clear()
    await open?.boss.stop({ graceful: true, timeout: 25_000 })
    await open?.pool.end()
  }
  return { boss, open, close }
}

async function connect(url: string, log: Log, working: boolean): Promise<Opened> {
  // Queues are made and tidied in their own time; what they lock they wait for.
  const pool = createPool(url, {
    max: working ? 6 : 2,
    applicationName: 'meridian jobs',
    log,
    statementTimeoutMs: 0,
    lockTimeoutMs: 0,
    connectTimeoutMs: 10_000,
  })
  const boss = new PgBoss({
    db: queueDatabase({ pool, url, log }),
    schema: 'jobs',
    supervise: working,
    schedule: working,
    useListenNotify: working,
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue had an error'))
  try {
    await boss.start()
    return { boss, pool }
  } catch (error) {
    await pool.end()
    throw error
  }
}

/**
 * What pg-boss needs of a database, over connections of ours: its own
 * have nobody who listens when they break twice.
 */
const queueDatabase = ({ pool, url, log }: { pool: Pool; url: string; log: Log }): QueueDatabase => ({
  executeSql: (text, values) => pool.query(text, values),
  listen: (channel, onPayload, onConnected) => {
    const { stop } = listen({ url, channel, onPayload, onConnected, log })
    return Promise.resolve({ close: stop })
  },
})

const usualRetries = 5

const queueOptions = (options: JobOptions) => ({
  policy: options.policy ?? 'standard',
  retryLimit: options.retryLimit ?? usualRetries,
  retryDelay: options.retryDelay ?? 2,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: options.expireInSeconds ?? 900,
  // A worker that was killed is noticed by its missing heartbeat, long before the job expires.
  heartbeatSeconds: 30,
  notify: true,
})
