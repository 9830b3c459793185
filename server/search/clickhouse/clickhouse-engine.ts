/**
 * search: ClickHouse as the program asks it: the tables that hold
 * now, and what is done when it does not answer.
 */
import { LRUCache } from 'lru-cache'
import type { Db } from '#server/platform/database/db.ts'
import { isRefusal, refuse } from '#server/platform/refusals/errors.ts'
import type { Log } from '#server/platform/settings/log.ts'
import { wordsOf } from '../columnar/text/words-of.ts'
import { needRate } from '../question/ask-checks.ts'
import type { EngineAsk, Found, SearchEngine } from '../question/engine.ts'
import { searchClickhouse } from './clickhouse-search.ts'
import { readFed, type Fed } from './feed/feeding.store.ts'
import { ClickhouseError, unknownTable, type Clickhouse } from '#server/platform/clickhouse/client.ts'
import { tablesOf } from './ground/tables.rules.ts'

type Parts = {
  read: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  clickhouse: Clickhouse
  /** Answers what ClickHouse cannot: a few questions at a time. */
  otherwise: SearchEngine
  log: Log
}

export type ClickhouseSearch = SearchEngine & {
  /** Resolves once there are tables to be asked. */
  hasTables: () => Promise<void>
  /** Resolves when all of the homes can be asked for, whichever shard has them. */
  isWhole: () => Promise<void>
  figures: () => Figures
  close: () => Promise<void>
}
export type Figures = { lagSeconds: number; answered: number; otherwise: number; refused: number }

/** How often a node looks which tables hold. */
const lookEveryMs = 1_000
/** So long a server that was not reached is left alone. */
const awayMs = 1_000
/** More questions than these at a time would only hold up PostgreSQL for everybody. */
const otherwiseAtOnce = 8

/** So long, and so many, answers serve who asks the same: the first page of a country, say. */
const keptMs = 3_000
const mostKept = 500

type State = Parts & {
  fed: Fed | null
  readAt: number
  awayUntil: number
  /** Questions that PostgreSQL answers just now. */
  helped: number
  /** What was asked just now, or is being asked. */
  answers: LRUCache<string, Promise<Found | null>>
  counts: Omit<Figures, 'lagSeconds'>
}

export function createClickhouseSearch(parts: Parts): ClickhouseSearch {
  const state: State = {
    ...parts,
    fed: null,
    readAt: 0,
    awayUntil: 0,
    helped: 0,
    answers: new LRUCache({ max: mostKept, ttl: keptMs }),
    counts: { answered: 0, otherwise: 0, refused: 0 },
  }
  const looking = setInterval(() => void look(state).catch(() => undefined), lookEveryMs)
  looking.unref()
  return {
    search: (ask) => answer(state, ask),
    hasTables: async () => {
      if (!state.fed) await look(state)
      if (!state.fed) throw new Error('no homes are in ClickHouse yet')
    },
    isWhole: () => isWhole(state),
    figures: () => ({ lagSeconds: lagOf(state), ...state.counts }),
    close: async () => {
      clearInterval(looking)
      await parts.clickhouse.close()
    },
  }
}

/** While the database is away the tables known last go on being asked. */
async function look(state: State): Promise<void> {
  state.fed = (await state.read(readFed)) ?? state.fed
  state.readAt = Date.now()
}

const lagOf = ({ fed, readAt }: State): number => (fed ? fed.lag + (Date.now() - readAt) / 1_000 : Number.NaN)

async function isWhole({ fed, clickhouse }: State): Promise<void> {
  if (fed) await clickhouse.ask(`select count() from ${tablesOf(fed.build).homes} where purpose = 255`, 900)
}

async function answer(state: State, ask: EngineAsk): Promise<Found> {
  const found = await fromClickhouse(state, ask).catch((error: unknown) => {
    if (isRefusal(error) || !(error instanceof ClickhouseError)) throw error
    if (error.code === null) state.awayUntil = Date.now() + awayMs
    state.log.warn({ err: error }, 'ClickHouse could not answer a question')
    return null
  })
  if (!found) return help(state, ask)
  state.counts.answered++
  return found
}

/** Null where PostgreSQL had better be asked. */
async function fromClickhouse(state: State, ask: EngineAsk): Promise<Found | null> {
  if (!state.fed) await look(state)
  if (!state.fed || Date.now() < state.awayUntil) return null
  const { build } = state.fed
  const now = new Date(Math.floor(ask.now.getTime() / keptMs) * keptMs)
  const once = (number: number) => askOnce(state, number, { ...ask, now })
  return once(build).catch(async (error: unknown) => {
    if (!(error instanceof ClickhouseError) || error.code !== unknownTable) throw error
    // The homes were written again, and the tables before have been dropped since this node looked.
    await look(state)
    if (!state.fed || state.fed.build === build) throw error
    return once(state.fed.build)
  })
}

/** Whoever asks the same at the same time, or a moment later, shares an answer. A failure is not kept. */
function askOnce(state: State, build: number, ask: EngineAsk): Promise<Found | null> {
  const { question, place, now } = ask
  const key = JSON.stringify([build, now, needRate(ask), place?.id, question])
  const known = state.answers.get(key)
  if (known) return known
  const asking = askTables(state, build, ask)
  state.answers.set(key, asking)
  asking.catch(() => state.answers.delete(key))
  return asking
}

async function askTables({ read, clickhouse }: State, build: number, ask: EngineAsk): Promise<Found | null> {
  const words = await wordsOf(read, ask.question)
  return words && searchClickhouse({ clickhouse, tables: tablesOf(build) }, { ...ask, words })
}

/** All of the homes from PostgreSQL, or nothing: never those of the shards that happen to be there. */
async function help(state: State, ask: EngineAsk): Promise<Found> {
  if (state.helped >= otherwiseAtOnce) {
    state.counts.refused++
    throw refuse('common.unavailable', { retryAfter: 1 + Math.round(Math.random()) })
  }
  state.helped++
  state.counts.otherwise++
  return state.otherwise.search(ask).finally(() => void state.helped--)
}
