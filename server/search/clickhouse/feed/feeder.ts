/**
 * search: keeps the homes in ClickHouse in step with the database: fills
 * its tables, follows changes, swaps, tidies up.
 */
import { hourMs } from '#contract/vocabulary/spans.ts'
import type { Db } from '#server/platform/database/db.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { markSnapshot, readNews, readPosition, type Position } from '../../columnar/follow/following.store.ts'
import { readAllListings, readListings } from '../../columnar/follow/source.store.ts'
import { linesOf, type Clickhouse } from '#server/platform/clickhouse/client.ts'
import { creating, dropping, tablesOf, tidying } from '../ground/tables.rules.ts'
import { findDrift } from './drift.ts'
import {
  countByPurpose,
  leaveFeeding,
  nextVersion,
  noteFilling,
  readBuilds,
  readFed,
  saveFed,
  takeFeeding,
  type Fed,
} from './feeding.store.ts'
import { createSender, type Sender } from './send.ts'

export type FeederParts = {
  /** Its statements may take long. */
  db: Db
  clickhouse: Clickhouse
  /** Where the tables are, without the password. */
  server: string
  say: (level: 'info' | 'warn', fields: Record<string, unknown>, text: string) => void
  /** Milliseconds after which what is there is held against the database. */
  driftEvery?: number
}

type Sending = { build: number; sender: Sender }
type State = FeederParts & {
  holder: string
  sending: Sending | null
  comparedAt: number
  hasDrifted: boolean
  stopping: boolean
}

export type Feeder = ReturnType<typeof createFeeder>

/** Listings that are read and sent at once. */
const listingsASend = 1_000
/** Creating, dropping and putting in order may take long. */
const longMs = hourMs
const signOfLifeMs = 10_000

/** `round` brings the tables up to date with everything that was committed before it began. */
export function createFeeder(parts: FeederParts) {
  const state: State = {
    ...parts,
    holder: newId(),
    sending: null,
    comparedAt: Date.now(),
    hasDrifted: false,
    stopping: false,
  }
  return {
    /**
     * False when another worker feeds. @throws Error when something did not
     * work; the next round goes on where this ended.
     */
    round: () => round(state),
    /** Lets another worker feed at once. */
    stop: async (): Promise<void> => {
      state.stopping = true
      await leaveFeeding(state.db, state.holder)
    },
    /** From the next round on nothing more is sent. */
    halt: (): void => {
      state.stopping = true
    },
  }
}

async function round(state: State): Promise<boolean> {
  const { db, server, driftEvery = driftMs } = state
  if (!(await takeFeeding(db, state.holder))) return false
  const fed = await readFed(db)
  const reason = await whyAnew(state, fed)
  if (!fed || reason) {
    await rebuild(state, reason)
    return true
  }
  const freshAt = new Date()
  const isDue = Date.now() - state.comparedAt >= driftEvery
  const { news, expected } = await readAtOnce(db, fed, isDue)
  if (!news.ids) {
    await rebuild(state, news.reason)
    return true
  }
  await send(state, fed.build, news.ids)
  if (state.stopping) return true
  await save(state, { server, build: fed.build, position: news.position, freshAt, before: fed.mark })
  if (expected) await compare(state, fed.build, expected)
  return true
}

/** What is new, and how many homes there are with it. */
const readAtOnce = (db: Db, { position, mark }: Fed, isCounted: boolean) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => ({
      news: await readNews(tx, position, mark),
      expected: isCounted ? await countByPurpose(tx) : null,
    }))

async function whyAnew({ server, clickhouse }: State, fed: Fed | null): Promise<string | null> {
  if (!fed) return 'nothing was there'
  if (fed.server !== server) return 'another server'
  const { homes, words } = tablesOf(fed.build)
  const there = linesOf(await clickhouse.ask('show tables format TabSeparated')).flat()
  return [homes, words].every((name) => there.includes(name)) ? null : 'the tables are gone'
}

/** Fills new tables while the old ones go on being asked, and has the new ones asked when they are whole. */
async function rebuild(state: State, reason: string | null | undefined): Promise<void> {
  const { db, holder, say } = state
  say('info', { reason }, 'the homes in ClickHouse are written again')
  const holding = setInterval(() => void takeFeeding(db, holder).catch(() => undefined), signOfLifeMs)
  await fillAnew(state).finally(() => clearInterval(holding))
}

async function fillAnew(state: State): Promise<void> {
  const { db, clickhouse, server, holder, say } = state
  const started = performance.now()
  const version = await nextVersion(db, holder)
  const build = Number(version)
  await noteFilling(db, holder, build)
  const tables = tablesOf(build)
  for (const statement of creating(tables, clickhouse.cluster)) await clickhouse.ask(statement, longMs)
  const freshAt = new Date()
  const position = await readPosition(db)
  const sender = createSender({ clickhouse, tables })
  let homes = 0
  await readAllListings(db, async (listing) => {
    if (state.stopping) throw new Error('stopped while the homes were written again')
    await sender.add(listing, version)
    if (++homes % 50_000 === 0) say('info', { homes }, 'homes were sent to ClickHouse')
  })
  await sender.flush()
  for (const statement of tidying(tables, clickhouse.cluster)) await clickhouse.ask(statement, longMs)
  Object.assign(state, { sending: { build, sender }, comparedAt: Date.now(), hasDrifted: false })
  await save(state, { server, build, position, freshAt, before: null })
  const ms = Math.round(performance.now() - started)
  say('info', { homes, ms }, 'the homes in ClickHouse are asked from now on')
}

async function send(state: State, build: number, ids: readonly string[]): Promise<void> {
  const { db, clickhouse, holder } = state
  if (ids.length === 0) return
  if (state.sending?.build !== build)
    state.sending = { build, sender: createSender({ clickhouse, tables: tablesOf(build) }) }
  const { sender } = state.sending
  for (let at = 0; at < ids.length && !state.stopping; at += listingsASend) {
    const version = await nextVersion(db, holder)
    await sender.replace(await readListings(db, ids.slice(at, at + listingsASend)), version)
  }
}

type Saving = { server: string; build: number; position: Position; freshAt: Date; before: string | null }

/**
 * The mark vouches that no number of a transaction up to the position is
 * used twice; the one before is needed no more.
 */
async function save({ db, holder }: State, { before, ...saving }: Saving): Promise<void> {
  const mark = await markSnapshot(db, saving.position, before)
  await saveFed(db, holder, { ...saving, mark })
}

const driftMs = 1_800_000

/**
 * Tables nobody asks are dropped. What differs twice is written
 * again: a replica may have been a moment behind.
 */
async function compare(state: State, build: number, expected: ReadonlyMap<string, number>): Promise<void> {
  const { clickhouse, say } = state
  await dropOthers(state)
  const drift = await findDrift(clickhouse, tablesOf(build).homes, expected)
  const again = drift !== null && state.hasDrifted
  state.hasDrifted = drift !== null
  if (!drift) {
    state.comparedAt = Date.now()
    return
  }
  say('warn', { drift }, 'the homes in ClickHouse are not as many as those of the database')
  if (again) await rebuild(state, 'homes are missing, or too many')
}

async function dropOthers({ db, clickhouse }: State): Promise<void> {
  const names = linesOf(await clickhouse.ask('show tables format TabSeparated')).flat()
  const there = names.flatMap((name) => /^meridian_(?:homes|words)_(\d+)$/.exec(name)?.[1] ?? []).map(Number)
  const kept = await readBuilds(db)
  for (const build of new Set(there.filter((one) => !kept.has(one))))
    for (const statement of dropping(tablesOf(build), clickhouse.cluster))
      await clickhouse.ask(statement, longMs)
}
