/** search: the rows that cards and pins are made of: read each time, or kept as long as a node hears of every change. */
import type { Purpose } from '#contract/vocabulary/vocabulary.ts'
import type { Db, ReadAsk } from '#server/platform/database/db.ts'
import { titleOrder } from '#server/listings/index.ts'
import type { CardKey, CardRow, Priced } from './cards.rules.ts'
import { readCards, readPrices } from './cards.store.ts'
import { keepMany } from './batch-cache.ts'

type Read = <T>(work: (db: Db) => Promise<T>, ask?: ReadAsk) => Promise<T>

export type CardRows = {
  /** Rows in the order of the keys; what is gone is left out. */
  cards: (keys: readonly CardKey[], languages: readonly string[]) => Promise<CardRow[]>
  /** By id. */
  prices: (ids: readonly string[], purpose: Purpose) => Promise<ReadonlyMap<string, Priced>>
}

export const readCardRows = (read: Read): CardRows => ({
  cards: (keys, languages) =>
    read((db) => readCards(db, keys, titleOrder(languages)), { about: keys.map(({ id }) => id) }),
  prices: (ids, purpose) => read((db) => readPrices(db, ids, purpose), { about: ids }),
})

/** About 3 kB each. Pictures and names of agencies change without a word to the search, so nothing is kept for long. */
const most = 20_000
const milliseconds = 60_000

/** The same, remembered; `forget` must hear of every listing that changes. */
export function keepCardRows(read: Read): CardRows & { forget: (ids: readonly string[] | null) => void } {
  const cards = keepMany<CardRow>({
    most,
    milliseconds,
    read: (keys) => read((db) => readByKeys(db, keys), { about: keys.map(idOf) }),
  })
  const prices = keepMany<Priced>({
    most,
    milliseconds,
    read: (keys) => read((db) => readPricesByKeys(db, keys), { about: keys.map(idOf) }),
  })
  return {
    cards: async (keys, languages) => {
      const names = keys.map(({ id, purpose }) => `${id}/${purpose}/${languages.join()}`)
      const found = await cards.get(names)
      return names.flatMap((name) => found.get(name) ?? [])
    },
    prices: async (ids, purpose) => {
      const found = await prices.get(ids.map((id) => `${id}/${purpose}`))
      return new Map([...found].map(([key, priced]) => [partsOf(key).id, priced]))
    },
    forget: (ids) => {
      cards.forget(ids)
      prices.forget(ids)
    },
  }
}

const idOf = (key: string): string => partsOf(key).id

function partsOf(key: string): { id: string; purpose: Purpose; languages: string[] } {
  const [id = '', purpose, languages = ''] = key.split('/')
  return { id, purpose: purpose as Purpose, languages: languages.split(',').filter(Boolean) }
}

/** The keys of one question are all in the same languages and for the same purpose. */
async function readByKeys(db: Db, keys: readonly string[]): Promise<Map<string, CardRow>> {
  const { languages } = partsOf(keys[0] ?? '')
  const rows = await readCards(db, keys.map(partsOf), titleOrder(languages))
  return new Map(rows.map((row) => [`${row.id}/${row.purpose}/${languages.join()}`, row]))
}

async function readPricesByKeys(db: Db, keys: readonly string[]): Promise<Map<string, Priced>> {
  const { purpose } = partsOf(keys[0] ?? '')
  const found = await readPrices(
    db,
    keys.map((key) => partsOf(key).id),
    purpose,
  )
  return new Map([...found].map(([id, priced]) => [`${id}/${purpose}`, priced]))
}
