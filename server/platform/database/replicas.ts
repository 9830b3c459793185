/**
 * platform: watches the replicas: which of them answer, belong to the
 * primary's history, and have replayed enough.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { DB } from './db-types.ts'
import type { Log } from '../settings/log.ts'
import { readServerState, type Lsn, type ServerState } from './server-state.ts'

type Db = Kysely<DB>

type Server = {
  db: Db
  /** A connection of its own, so that a look never waits behind visitors. */
  looking: Db
}

type Watched = Server & {
  name: string
  /** Ends its connections. */
  cut: () => void
  /** Looks in a row that it did not answer. */
  silent: number
  /** What it said of itself the last time; null when it did not answer. */
  state: ServerState | null
  restUntil: number
  /** Why it is left out, as it was told to the log; empty while it is used. */
  told: string
}

export type Replica = { db: Db; name: string }

type Parts = {
  primary: Server
  replicas: readonly (Server & Pick<Watched, 'name' | 'cut'>)[]
  log?: Log | undefined
  /** Milliseconds a replica may be behind. */
  lagLimitMs?: number | undefined
  /** Milliseconds between two looks at all servers. */
  lookEveryMs?: number | undefined
  /** A look that takes longer is a server that does not answer. */
  lookWithinMs?: number | undefined
}

type State = Required<Pick<Parts, 'primary' | 'lookWithinMs'>> & {
  watched: Watched[]
  log: Log | undefined
  lagLimitMs: number
  /** The primary as it was seen last; null while it does not answer. */
  writer: ServerState | null
  /** As it answered last, however long ago. */
  lastWriter: ServerState | null
  /**
   * Where the primary stood at which moment: since when a replica
   * lacks something of it is how far it is behind.
   */
  trail: { at: number; lsn: Lsn }[]
  turn: number
}

const restMs = 5_000
/**
 * One look may be late because this process was; after so many whoever
 * still waits for an answer is sent elsewhere.
 */
const silentAtMost = 3

const unseen = { state: null, restUntil: 0, told: '', silent: 0 }

export type Replicas = ReturnType<typeof createReplicas>

/**
 * Nothing is opened before the first `looked`; `close` ends the watch
 * and its connections, not those of the reads.
 */
export function createReplicas({
  primary,
  replicas,
  log,
  lagLimitMs = 10_000,
  lookEveryMs = 500,
  lookWithinMs = 1_000,
}: Parts) {
  const watched = replicas.map((one): Watched => ({ ...one, ...unseen }))
  const state: State = {
    primary,
    watched,
    log,
    lagLimitMs,
    lookWithinMs,
    writer: null,
    lastWriter: null,
    trail: [],
    turn: 0,
  }
  const closing = new AbortController()
  let first: Promise<void> | undefined
  return {
    /** Resolves when all servers were looked at once. */
    looked: (): Promise<void> => {
      first ??= look(state).then(() => void watch(state, lookEveryMs, closing.signal))
      return first
    },
    /**
     * One that may be read and contains the log up to `atLeast`, each in its turn; null when there is none.
     */
    choose: (atLeast: Lsn): Replica | null => {
      const ready = watched.filter(
        (one) => one.restUntil <= Date.now() && !faultOf(one, state) && one.state && one.state.lsn >= atLeast,
      )
      return ready[state.turn++ % (ready.length || 1)] ?? null
    },
    /**
     * For when the primary is away: all that answer, the one with the newest history and most of it first.
     */
    spares: (): Replica[] =>
      watched
        .filter((one) => one.state)
        .toSorted(
          (a, b) => compare(b.state?.timeline, a.state?.timeline) || compare(b.state?.lsn, a.state?.lsn),
        ),
    /** It failed a read and is not asked for a while. */
    rest: (replica: Replica): void => {
      for (const one of watched) if (one.db === replica.db) one.restUntil = Date.now() + restMs
    },
    /** The primary as it was seen last; null while it does not answer. */
    primary: (): ServerState | null => state.writer,
    /** How many may be read now. */
    usable: (): number => watched.filter((one) => !faultOf(one, state)).length,
    close: async (): Promise<void> => {
      closing.abort()
      await Promise.all([primary, ...watched].map(({ looking }) => looking.destroy()))
    },
  }
}

async function watch(state: State, lookEveryMs: number, closing: AbortSignal): Promise<void> {
  while (!closing.aborted) {
    await sleep(lookEveryMs, undefined, { ref: false, signal: closing }).catch(() => undefined)
    if (!closing.aborted) await look(state)
  }
}

async function look(state: State): Promise<void> {
  const at = Date.now()
  const { primary, watched, lagLimitMs, lookWithinMs } = state
  const looks = [primary, ...watched].map((server) => lookAt(server, lookWithinMs))
  const [writer = null, ...others] = await Promise.all(looks)
  if (writer) {
    const known = isSameHistory(writer, state.lastWriter) ? state.trail : []
    state.trail = [...known.filter((one) => at - one.at < 2 * lagLimitMs), { at, lsn: writer.flushed }]
    state.lastWriter = writer
  }
  state.writer = writer
  for (const [index, one] of watched.entries()) {
    one.state = others[index] ?? null
    one.silent = one.state ? 0 : one.silent + 1
    if (one.silent >= silentAtMost) one.cut()
    tell(one, faultOf(one, state), state.log)
  }
}

/** A primary that did not answer for a while and is back may have another history. */
const isSameHistory = (now: ServerState, before: ServerState | null): boolean =>
  before !== null && now.timeline === before.timeline && now.system === before.system

/**
 * Why it may not be read; empty when it may. While the primary is away nobody
 * can say that a replica's history is not its.
 */
function faultOf({ state: replica }: Watched, { writer, trail, lagLimitMs }: State): string {
  if (!replica) return 'it does not answer'
  if (writer && replica.system !== writer.system) return 'it is no replica of the primary'
  if (writer && replica.timeline !== writer.timeline) return 'it follows another history than the primary'
  const missing = trail.find((one) => one.lsn > replica.lsn)
  return missing && Date.now() - missing.at > lagLimitMs ? 'it is too far behind' : ''
}

function tell(one: Watched, why: string, log: Log | undefined): void {
  if (one.told === why) return
  one.told = why
  if (why) log?.warn({ replica: one.name, why }, 'a replica is left out')
  else log?.info({ replica: one.name }, 'a replica is read again')
}

const compare = (a: number | bigint = 0, b: number | bigint = 0): number => (a < b ? -1 : a > b ? 1 : 0)

/** Null when the server does not answer in time; what the answer becomes later is nobody's concern. */
function lookAt({ looking }: Server, lookWithinMs: number): Promise<ServerState | null> {
  const state = readServerState(looking).catch(() => null)
  return Promise.race([state, sleep(lookWithinMs, null, { ref: false })])
}
