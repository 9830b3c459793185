/** search: the rows that cards and pins are made of, read every time or cached until the listing changes. */
import type { Purpose } from '#contract/vocabulary/vocabulary.ts'
import type { Db, ReadAsk } from '#server/platform/database/db.ts'
import { titleOrder } from '#server/listings/index.ts'
import type { CardKey, CardRow, Priced } from './cards.rules.ts'
import { readCards, readPrices } from './cards.store.ts'
import { createBatchCache } from './batch-cache.ts'
import { readOwnOffers, type OwnAsk } from './own-offers.store.ts'

type Read = <T>(work: (db: Db) => Promise<T>, ask?: ReadAsk) => Promise<T>

export type CardRows = {
  /** Rows in the order of the keys; listings that are gone are left out. */
  cards: (keys: readonly CardKey[], languages: readonly string[]) => Promise<CardRow[]>
  /** By id. */
  prices: (ids: readonly string[], purpose: Purpose) => Promise<ReadonlyMap<string, Priced>>
  /** An agency's own offers of homes that are shown as another's, by the id of the other offer. */
  ownOffers: (ask: OwnAsk) => Promise<ReadonlyMap<string, string>>
}

const ownOffersBy =
  (read: Read): CardRows['ownOffers'] =>
  (ask) =>
    read((db) => readOwnOffers(db, ask), { about: ask.ids })

export const createCardRows = (read: Read): CardRows => ({
  cards: (keys, languages) =>
    read((db) => readCards(db, keys, titleOrder(languages)), { about: keys.map(({ id }) => id) }),
  prices: (ids, purpose) => read((db) => readPrices(db, ids, purpose), { about: ids }),
  ownOffers: ownOffersBy(read),
})

/**
 * About 3 kB each. No change of a listing tells of new pictures and names
 * of agencies, so rows serve for a minute only.
 */
const size = { most: 20_000, milliseconds: 60_000 }

/** A card in the languages of its reader. */
type ReadersCard = CardKey & { languages: readonly string[] }

/** `forget` must hear of every listing that changes. */
export function createCachedCardRows(
  read: Read,
): CardRows & { forget: (ids: readonly string[] | null) => void } {
  const cards = createBatchCache<ReadersCard, CardRow>({
    ...size,
    nameOf: ({ id, purpose, languages }) => `${id}/${purpose}/${languages.join()}`,
    read: (keys) => read((db) => readReadersCards(db, keys), { about: keys.map(({ id }) => id) }),
  })
  const prices = createBatchCache<CardKey, Priced>({
    ...size,
    nameOf: ({ id, purpose }) => `${id}/${purpose}`,
    read: (keys) => read((db) => readPricesOf(db, keys), { about: keys.map(({ id }) => id) }),
  })
  return {
    cards: async (keys, languages) => {
      const found = await cards.get(keys.map((key) => ({ ...key, languages })))
      return found.filter((row) => row !== undefined)
    },
    prices: async (ids, purpose) => {
      const found = await prices.get(ids.map((id) => ({ id, purpose })))
      return new Map(ids.flatMap((id, at) => (found[at] ? [[id, found[at]]] : [])))
    },
    ownOffers: ownOffersBy(read),
    forget: (ids) => {
      cards.forget(ids)
      prices.forget(ids)
    },
  }
}

/** All keys of a batch are of one reader. */
async function readReadersCards(db: Db, keys: readonly ReadersCard[]): Promise<(CardRow | undefined)[]> {
  const rows = await readCards(db, keys, titleOrder(keys[0]?.languages ?? []))
  return keys.map(({ id, purpose }) => rows.find((row) => row.id === id && row.purpose === purpose))
}

/** All keys of a batch are of one purpose. */
async function readPricesOf(db: Db, keys: readonly CardKey[]): Promise<(Priced | undefined)[]> {
  const [first] = keys
  if (!first) return []
  const prices = await readPrices(
    db,
    keys.map(({ id }) => id),
    first.purpose,
  )
  return keys.map(({ id }) => prices.get(id))
}
