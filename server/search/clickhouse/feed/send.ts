/**
 * search: sends listings to the tables of ClickHouse: as they are now, and the end of what stood elsewhere.
 */
import { LRUCache } from 'lru-cache'
import { linesOf, type Clickhouse } from '#server/platform/clickhouse/client.ts'
import type { Tables } from '../ground/tables.rules.ts'
import { uuidOf } from '../ask/read.ts'
import { idOf } from '../ask/where.ts'
import { addDead, addListing, addWord, createRows, keyOf, type FedListing, type Key } from './rows.ts'

/** So many bytes are sent at once. */
const bytesASend = 24 << 20

/** Words that are in the dictionary already, as far as this process knows. */
const mostWordsKnown = 500_000

type Target = { clickhouse: Pick<Clickhouse, 'ask' | 'insert'>; tables: Tables }
export type Sender = ReturnType<typeof createSender>

/**
 * Sends to these tables. Words go before the homes that say them, so that
 * no home is there whose words cannot be found.
 */
export function createSender({ clickhouse, tables }: Target) {
  const homes = createRows()
  const words = createRows()
  const known = new LRUCache<string, true>({ max: mostWordsKnown })
  let unsent: string[] = []
  const flush = async (): Promise<void> => {
    const sending = unsent
    unsent = []
    if (words.size() > 0) await clickhouse.insert(tables.words, words.take())
    for (const word of sending) known.set(word, true)
    if (homes.size() > 0) await clickhouse.insert(tables.homes, homes.take())
  }
  const note = (list: readonly string[]): void => {
    for (const word of list) {
      if (known.has(word)) continue
      addWord(words, word)
      unsent.push(word)
    }
  }
  const add = (listing: FedListing, version: bigint): void => {
    note(listing.words)
    note(listing.titles)
    addListing(homes, listing, version)
  }
  return {
    /** Adds a listing that the tables do not have yet; resolves when there is room for the next. */
    add: async (listing: FedListing, version: bigint): Promise<void> => {
      add(listing, version)
      if (homes.size() > bytesASend) await flush()
    },
    /**
     * Brings listings up to date that may be there already, wherever
     * they stood. Sent again it changes nothing.
     */
    replace: async (listings: readonly FedListing[], version: bigint): Promise<void> => {
      const kept = new Set(listings.flatMap(({ id, rows }) => rows.map((row) => nameOf(keyOf(id, row)))))
      const stood = await keysOf(
        { clickhouse, tables },
        listings.map(({ id }) => id),
      )
      for (const key of stood) if (!kept.has(nameOf(key))) addDead(homes, key, version)
      for (const listing of listings) add(listing, version)
      await flush()
    },
    flush,
  }
}

const nameOf = ({ id, purpose, geo }: Key): string => `${id} ${purpose} ${geo}`

/** Where the tables have these listings now. */
async function keysOf({ clickhouse, tables }: Target, ids: readonly string[]): Promise<Key[]> {
  const text = await clickhouse.ask(
    `select lower(hex(id)) as who, purpose, geo from ${tables.homes} prewhere id in (${ids.map(idOf).join()})
    group by id, purpose, geo having argMax(dead, version) = 0 format TabSeparated`,
    60_000,
  )
  return linesOf(text).map(([who = '', purpose, geo]) => ({
    id: uuidOf(who),
    purpose: Number(purpose),
    geo: Number(geo),
  }))
}
