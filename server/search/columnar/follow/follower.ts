/**
 * search: keeps the homes in memory in step with the database: loads them,
 * follows changes, tidies up, takes snapshots.
 */
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#server/platform/database/db.ts'
import { readLsn, type Lsn } from '#server/platform/database/server-state.ts'
import { markSnapshot, readNews, readPosition, type Position } from './following.store.ts'
import type { SharedSnapshot } from './shared-snapshot.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'
import { countListings, readAllListings, readListings } from './source.store.ts'
import { createHomes, putListing, type Homes } from '../store/store-home.ts'
import {
  merging,
  needsFreshStart,
  needsMerge,
  needsOrder,
  needsRoom,
  needsSealing,
  sealing,
} from './tidiness.ts'
import { enlarging } from '../store/enlarge-documents.ts'
import { resort } from '../store/resort.ts'

export type FollowerParts = {
  db: Db
  /** The folder of the snapshots. */
  folder: string
  /** Where nodes share one; null where each has its own alone. */
  shared?: SharedSnapshot | null
  say: (level: 'info' | 'warn', fields: Record<string, unknown>, text: string) => void
  /** Listings whose homes are about to be as the log up to `lsn` has them; null for all of them. */
  onChanged: (ids: readonly string[] | null, lsn: Lsn) => void
  /** Milliseconds between looks at the database when nothing is announced, and between snapshots. */
  lookEvery?: number
  snapshotEvery?: number
}

type State = FollowerParts & {
  homes: Homes | null
  position: Position | null
  /** Of the file that the homes were read from, while they stand where it stands. */
  mark: string | null
  /** Milliseconds since 1970: the homes are as new as the database was then; 0 while they are not loaded. */
  freshAt: number
  unsaved: boolean
  savedAt: number
  announced: boolean
  stopping: boolean
  wake: () => void
}

export type Follower = ReturnType<typeof createFollower>

/**
 * `start` loads the homes; `follow` then runs until `stop`, and
 * `announce` says that there may be something new.
 */
export function createFollower(parts: FollowerParts) {
  const state: State = {
    ...parts,
    homes: null,
    position: null,
    mark: null,
    freshAt: 0,
    unsaved: false,
    savedAt: Date.now(),
    announced: true,
    stopping: false,
    wake: () => undefined,
  }
  return {
    start: () => start(state),
    follow: () => follow(state),
    announce: (): void => {
      state.announced = true
      state.wake()
    },
    /** Null while they are not loaded. */
    homes: (): Homes | null => (state.freshAt === 0 ? null : state.homes),
    freshAt: (): number => state.freshAt,
    /** Writes a snapshot if anything changed since the last one; only while nothing is followed. */
    save: () => save(state),
    stop: (): void => {
      state.stopping = true
      state.wake()
    },
  }
}

async function start(state: State): Promise<void> {
  await load(state)
  while (!state.stopping && state.freshAt === 0) {
    await catchUp(state).catch(async (error: unknown) => {
      state.say('warn', { err: String(error) }, 'the homes cannot be read')
      await sleep(1_000)
    })
  }
}

/** Looks, tidies and saves; what fails is tried again, and told once. */
async function follow(state: State): Promise<void> {
  const { say, snapshotEvery = 600_000 } = state
  let failing = false
  while (!state.stopping) {
    try {
      await catchUp(state)
      await tidy(state)
      if (state.unsaved && Date.now() - state.savedAt > snapshotEvery) await save(state)
      failing = false
    } catch (error) {
      if (!failing) say('warn', { err: String(error) }, 'the homes cannot follow the database')
      failing = true
      await sleep(500)
    }
    if (!state.announced && !state.stopping) await rest(state)
  }
}

function rest(state: State): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, state.lookEvery ?? 1_000)
  state.wake = () => {
    clearTimeout(timer)
    resolve()
  }
  return promise
}

async function load(state: State): Promise<void> {
  const started = performance.now()
  const kept = (await readOwn(state)) ?? (await readShared(state))
  if (!kept) return
  state.homes = kept.homes
  state.position = kept.position
  state.mark = kept.mark
  state.say('info', { homes: kept.homes.live, ms: since(started) }, 'homes read from the snapshot')
}

const readOwn = ({ folder, say }: State) =>
  readSnapshot(folder).catch((error: unknown) => {
    say('warn', { err: String(error) }, 'the snapshot cannot be used')
    return null
  })

/** What another node left in the storage. */
async function readShared(state: State) {
  const isThere = await state.shared?.bring().catch((error: unknown) => {
    state.say('warn', { err: String(error) }, 'no snapshot could be brought from the storage')
  })
  return isThere ? readOwn(state) : null
}

const since = (started: number) => Math.round(performance.now() - started)

/**
 * Reads everything from the database; until it is done, questions are answered from the homes that are there.
 */
async function readEverything(state: State): Promise<void> {
  const started = performance.now()
  const position = await readPosition(state.db)
  const homes = createHomes(await countListings(state.db))
  await readAllListings(state.db, (listing) => {
    putListing(homes, listing)
    return needsSealing(homes) ? inTurns(sealing(homes)) : undefined
  })
  await inTurns(resort(homes))
  await inTurns(merging(homes))
  state.onChanged(null, await readLsn(state.db))
  Object.assign(state, { homes, position, mark: null, unsaved: true })
  state.say('info', { homes: homes.live, ms: since(started) }, 'homes read from the database')
}

/** Between two steps questions are answered, from the homes that are there. */
async function inTurns(steps: Generator<void, void>): Promise<void> {
  for (const _ of steps) await turn()
}

/** So many listings are read at once. */
const listingsARead = 200
/** So many are applied before questions get a turn: a millisecond's work. */
export const listingsATurn = 25

/** Brings the homes up to date with everything that was committed before it began. */
async function catchUp(state: State): Promise<void> {
  state.announced = false
  const began = Date.now()
  if (!state.homes || !state.position) await readEverything(state)
  const { homes, position } = state
  if (!homes || !position) return
  const news = await readNews(state.db, position, state.mark)
  if (!news.ids) {
    state.say('info', { reason: news.reason }, 'the homes must be read again')
    state.position = null
    return catchUp(state)
  }
  for (let at = 0; at < news.ids.length; at += listingsARead) {
    if (state.stopping) return
    const ids = news.ids.slice(at, at + listingsARead)
    const listings = await readListings(state.db, ids)
    // Told before questions can meet the new homes, with a place in the
    // log that is no earlier than what was read.
    state.onChanged(ids, await readLsn(state.db))
    for (const [number, listing] of listings.entries()) {
      if (number % listingsATurn === listingsATurn - 1) await turn()
      putListing(homes, listing)
    }
    state.unsaved = true
  }
  state.position = news.position
  state.mark = null
  state.freshAt = began
}

/**
 * Puts homes and words in order when they need it, in small steps between
 * which questions and changes have their turn.
 */
async function tidy(state: State): Promise<void> {
  const { homes } = state
  if (!homes) return
  if (needsRoom(homes)) await inSteps(state, enlarging(homes))
  if (needsOrder(homes)) await inSteps(state, resort(homes))
  if (needsMerge(homes)) await inSteps(state, merging(homes))
  else if (needsSealing(homes)) await inSteps(state, sealing(homes))
  if (needsFreshStart(homes)) state.position = null
}

/** Steps about homes that were replaced meanwhile are dropped. */
async function inSteps(state: State, steps: Generator<void, void>): Promise<void> {
  const { homes } = state
  for (const _ of steps) {
    await turn()
    if (state.announced && !state.stopping) await catchUp(state)
    if (state.homes !== homes || state.stopping) return
  }
}

async function save(state: State): Promise<void> {
  const { homes, position, folder } = state
  if (!homes || !position || !state.unsaved) return
  const started = performance.now()
  Object.assign(state, { unsaved: false, savedAt: Date.now() })
  // Sorted, so that there is little to write that is no plain numbers.
  await inTurns(sealing(homes))
  const mark = await markSnapshot(state.db, position).catch((error: unknown) => {
    state.say(
      'warn',
      { err: String(error) },
      'the database does not know of the snapshot: it serves until its next start',
    )
    return null
  })
  const bytes = await writeSnapshot(folder, homes, { position, mark })
  state.say('info', { bytes, ms: since(started) }, 'snapshot of the homes written')
  state.shared?.keep().catch((error: unknown) => {
    state.say('warn', { err: String(error) }, 'the snapshot could not be kept in the storage')
  })
}
