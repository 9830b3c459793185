/** saved: a person's homes as cards, with what changed since they were saved. */
import type { SavedSort } from '#contract/search/saved-codes.ts'
import type { SavedHome } from '#contract/search/saved.ts'
import type { Card } from '#contract/search/search.ts'
import type { Db } from '#server/platform/database/db.ts'
import { inOrder } from './saved.rules.ts'
import { countHidden, readSince, savedBy, type Since } from './saved.store.ts'

type Ask = {
  userId: string
  sort: SavedSort
  /** From 1. */
  page: number
  limit: number
  /** ISO 4217: what prices are compared in. */
  currency: string
}

/** Makes the cards of listings, whatever their status; those that are gone are left out. */
type CardsOf = (ids: readonly string[]) => Promise<Card[]>

export async function listHomes(
  db: Db,
  { userId, sort, page, limit, currency }: Ask,
  cardsOf: CardsOf,
): Promise<{ total: number; hidden: number; items: SavedHome[] }> {
  const [homes, hidden] = await Promise.all([savedBy(db, userId), countHidden(db, userId)])
  const from = (page - 1) * limit
  const withCards = async (some: typeof homes) => {
    const cards = new Map((await cardsOf(some.map(({ id }) => id))).map((card) => [card.id, card]))
    return some.flatMap(({ id, savedAt }) => {
      const card = cards.get(id)
      return card ? [{ savedAt: savedAt.toISOString(), card }] : []
    })
  }
  // By the moment of saving, the database has put them in order; for anything else all cards are looked at.
  const shown =
    sort === 'saved'
      ? await withCards(homes.slice(from, from + limit))
      : inOrder(await withCards(homes), sort, currency).slice(from, from + limit)
  const since = await readSince(
    db,
    userId,
    shown.map(({ card }) => card.id),
  )
  return { total: homes.length, hidden, items: shown.map((one) => ({ ...one, ...thenOf(one.card, since) })) }
}

/** What went away and came back has not changed. */
function thenOf(
  { id, purpose, price, status }: Card,
  since: readonly Since[],
): Pick<SavedHome, 'priceThen' | 'statusThen'> {
  const then = since.find((one) => one.id === id && one.purpose === purpose)
  const before = then?.price ?? null
  const isOther = before && (before.amount !== price.amount || before.currency !== price.currency)
  return {
    priceThen:
      isOther && before.amount !== null ? { amount: before.amount, currency: before.currency } : null,
    statusThen: then?.status && then.status !== status ? then.status : null,
  }
}
