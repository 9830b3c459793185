/** alerts: homes that changed are held against the searches that wait, some at a time, until none is left. */
import type { Db } from '#server/platform/database/db.ts'
import { transaction } from '#server/platform/database/db.ts'
import { readPercolated, type PercolatedHome } from '#server/search/index.ts'
import { readHomesNow, takeChanges, type HomeNow, type NotedChange } from './changes.store.ts'
import { earliestOffers, toldOf, type HomeChange } from './events.rules.ts'
import { enter, type LedgerEntry } from './ledger.store.ts'
import type { WaitingSearches } from './waiting-searches.ts'

/** Homes of one transaction: a second's work at a hundred thousand searches. */
const aTurn = 250

type Deps = {
  db: Db
  now: () => Date
  waiting: (db: Db) => Promise<WaitingSearches>
  /** Asks, in the transaction, that this person is told. */
  tell: (tx: Db, userId: string) => Promise<void>
}

/**
 * Each turn is a transaction: changes are taken out of their list, and what
 * they mean to whom is written into the ledger.
 * Whoever is killed in the middle leaves them waiting, and nothing is entered twice.
 */
export async function matchChanges(deps: Deps, signal?: AbortSignal): Promise<void> {
  // What a worker has to read first may take longer than a transaction is allowed to be idle.
  await deps.waiting(deps.db)
  while (await transaction(deps.db, (tx) => aTurnOf(tx, deps))) if (signal?.aborted) return
}

/** Whether there was anything to do. */
async function aTurnOf(tx: Db, { now, waiting, tell }: Deps): Promise<boolean> {
  const changes = await takeChanges(tx, aTurn)
  if (changes.length === 0) return false
  const byHome = Map.groupBy(changes, ({ listingId }) => listingId)
  const ids = [...byHome.keys()]
  const searches = await waiting(tx)
  const homes = await readPercolated(tx, ids)
  const states = await readHomesNow(tx, ids)
  const at = now()
  const entries = ids.flatMap((id) => {
    const home = homes.get(id)
    const state = states.get(id)
    const noted = byHome.get(id)
    return home && state && noted ? entriesOf(searches, { home, state, noted }, at) : []
  })
  for (const userId of await enter(tx, entries, at)) await tell(tx, userId)
  return true
}

type Changed = { home: PercolatedHome; state: HomeNow; noted: readonly NotedChange[] }

/**
 * Several changes that waited together count as one: from before the first that was
 * made while the search waited already, to now.
 */
function entriesOf({ percolator, about }: WaitingSearches, changed: Changed, now: Date): LedgerEntry[] {
  const { home, state, noted } = changed
  const after = new Set(percolator.matches(home, now))
  const before = noted.map((one) => new Set(percolator.matches(one.home, now)))
  const met = new Set([...after, ...before.flatMap((some) => [...some])])
  return [...met].flatMap((searchId) => {
    const search = about(searchId)
    const from = search ? noted.findIndex(({ at }) => at >= search.since) : -1
    const change = from < 0 ? null : changeFrom(from, changed)
    if (!search || !change) return []
    const meeting = {
      purpose: search.purpose,
      before: before[from]?.has(searchId) ?? false,
      now: after.has(searchId),
    }
    const told = toldOf(change, meeting)
    return told ? [{ ...told, searchId, listingId: state.id }] : []
  })
}

function changeFrom(from: number, { home, state, noted }: Changed): HomeChange | null {
  const first = noted[from]
  const last = noted.at(-1)
  if (!first || !last) return null
  return {
    isFirst: first.isFirst,
    at: last.at.toISOString(),
    statusBefore: first.statusBefore,
    statusNow: state.status,
    isFoundNow: home.rows.length > 0,
    offersBefore: earliestOffers(noted.slice(from).map(({ offers }) => offers)),
    offersNow: state.offers,
  }
}
